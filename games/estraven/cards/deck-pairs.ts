import { FACTIONS, type Faction } from './words-of-the-game.ts'

export const FACTION_NAMES: Readonly<Record<Faction, string>> = {
  emberguard: 'Emberguard',
  tidewardens: 'Tidewardens',
  greenoath: 'Greenoath',
  gravecourt: 'Gravecourt',
  'gilded-ledger': 'Gilded Ledger',
  stormspire: 'Stormspire',
}

/** All fifteen pairs of different decks, as `one+other`. */
export const DECK_PAIRS: readonly string[] = FACTIONS.flatMap((one, at) =>
  FACTIONS.slice(at + 1).map((other) => `${one}+${other}`),
)

export function factionsOf(pair: string): readonly Faction[] {
  return FACTIONS.filter((faction) => pair.split('+').includes(faction))
}

export function pairTitle(pair: string): string {
  return factionsOf(pair)
    .map((faction) => FACTION_NAMES[faction])
    .join(' and ')
}
