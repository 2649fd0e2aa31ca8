/** Closed lists of words that cards are written with. */

export const FACTIONS = ['emberguard', 'tidewardens', 'greenoath', 'gravecourt', 'gilded-ledger', 'stormspire'] as const
export type Faction = (typeof FACTIONS)[number]

export const SUBTYPES = ['Soldier', 'Warden', 'Treefolk', 'Shade', 'Clerk', 'Adept', 'Beast', 'Scholar'] as const
export type Subtype = (typeof SUBTYPES)[number]

export const RESOURCE_KINDS = ['subjects', 'materials', 'influence'] as const
export type ResourceKind = (typeof RESOURCE_KINDS)[number]

/** What stands on the chain, and so what a reaction may answer. */
export const LINK_SORTS = ['spell', 'unit', 'attack', 'ability', 'reaction', 'trade'] as const
export type LinkSort = (typeof LINK_SORTS)[number]

export const TRIGGERS = ['arrival', 'death', 'attack', 'block', 'start', 'end', 'trade', 'pitch'] as const
export type Trigger = (typeof TRIGGERS)[number]

/** Keywords that a card has or has not, and that others can lend. */
export const PLAIN_KEYWORDS = ['guard', 'swift', 'lifebond'] as const
export type PlainKeyword = (typeof PLAIN_KEYWORDS)[number]
