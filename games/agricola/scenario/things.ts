import { HAND_CARDS } from '../cards/catalogue.ts'
import type { Effect, GameEvent, GrantedAction, HookName } from '../cards/effect.ts'
import { MAJORS } from '../cards/majors.ts'
import { SPACE_IDS, SPACE_TRAITS, type SpaceId, type SpaceName, type SpaceTrait } from '../cards/space-names.ts'

/** Anything printed that a player can meet: a card of the hand by name, an improvement or a space by id. */
export type Thing = { readonly card: string } | { readonly major: string } | { readonly space: SpaceId }

/** The side job belongs to the family game. */
export const THINGS: readonly Thing[] = [
  ...HAND_CARDS.map(({ name }) => ({ card: name })),
  ...MAJORS.map(({ id }) => ({ major: id })),
  ...SPACE_IDS.filter((id) => id !== 'side-job').map((id) => ({ space: id })),
]

export function nameOf(thing: Thing): string {
  if ('card' in thing) return thing.card
  return 'major' in thing ? thing.major : thing.space
}

const DONE_ON: Readonly<Record<GameEvent, SpaceId>> = {
  buildImprovement: 'major-improvement',
  bakeBread: 'grain-utilization',
  newPasture: 'fencing',
  renovate: 'house-redevelopment',
  buildRooms: 'farm-expansion',
  playOccupation: 'lessons',
}

const SEEN_ON: Readonly<Record<HookName, readonly SpaceId[]>> = {
  pastureCapacity: ['sheep-market', 'cattle-market'],
  houseAnimalCapacity: ['sheep-market', 'pig-market'],
  personCapacity: ['basic-wish-for-children'],
  fencePayment: ['fencing'],
  freeFences: ['fencing'],
  mayUseOccupied: ['basic-wish-for-children', 'urgent-wish-for-children'],
  costMod: ['major-improvement', 'farm-expansion'],
  costSet: ['farm-expansion'],
  costSubstitute: ['farm-expansion', 'house-redevelopment'],
  renovatePath: ['house-redevelopment'],
  forbid: ['house-redevelopment'],
  fieldCard: ['grain-utilization', 'cultivation'],
  newbornActs: ['urgent-wish-for-children', 'lessons'],
  doublePlacement: ['sheep-market', 'pig-market'],
}

/** Where somebody goes who wants to see a thing at work that lies in front of them. */
export function spacesFor(thing: Thing): readonly SpaceId[] {
  if ('space' in thing) return [thing.space]
  if ('major' in thing) return ['grain-utilization', 'major-improvement']
  return effectsOf(thing).flatMap(spacesOf)
}

export function effectsOf(thing: Thing): readonly Effect[] {
  return 'card' in thing ? (HAND_CARDS.find(({ name }) => name === thing.card)?.effects ?? []) : []
}

/** Where others go for it to be seen at work. */
export function spacesWatched(thing: Thing): readonly SpaceId[] {
  return effectsOf(thing).flatMap((effect) =>
    effect.on === 'useSpace' && effect.by !== 'self' ? effect.at.flatMap(called) : [],
  )
}

const WAKES: Readonly<Record<GrantedAction, readonly (GameEvent | 'once')[]>> = {
  plow: [],
  bakeBread: ['bakeBread'],
  fencePasture: ['newPasture'],
  buildStable: [],
  buildRoom: ['buildRooms', 'once'],
  renovate: ['renovate', 'once'],
  playOccupation: ['playOccupation', 'once'],
  playMinor: ['buildImprovement', 'once'],
}

/** What is woken by what the card lets its owner do. */
function wokenBy(thing: Thing): readonly string[] {
  return effectsOf(thing)
    .flatMap((effect) => ('may' in effect && effect.may === true ? effect.do : []))
    .flatMap((op) => ('action' in op ? [op] : 'oneOf' in op ? op.oneOf : []))
    .flatMap(({ action }) => WAKES[action])
}

/** Whether a card may act because another is used. */
export function isWokenBy(thing: Thing, other: Thing): boolean {
  const woken = wokenBy(other)
  return effectsOf(thing).some((effect) => woken.includes(effect.on === 'event' ? effect.event : effect.on))
}

/** Whether its owner is asked "Use …?". */
export function isOptional(thing: Thing): boolean {
  return effectsOf(thing).some((effect) => 'may' in effect && effect.may === true)
}

/** Whether it stands beside questions of any kind. */
export function isAnytime(thing: Thing): boolean {
  if ('space' in thing) return false
  if ('major' in thing) return MAJORS.some(({ id, abilities }) => id === thing.major && abilities.canCook === true)
  const card = HAND_CARDS.find(({ name }) => name === thing.card)
  return (
    card?.anytimeConversions !== undefined ||
    card?.allowsAnytimeCropMove === true ||
    effectsOf(thing).some(({ on }) => on === 'anytime')
  )
}

/** Where somebody goes who holds it. */
export function spacesToPlay(thing: Thing): readonly SpaceId[] {
  if (!('card' in thing)) return spacesFor(thing)
  const isOccupation = HAND_CARDS.some(({ name, type }) => name === thing.card && type === 'occupation')
  return isOccupation ? ['lessons'] : ['meeting-place', 'major-improvement']
}

function spacesOf(effect: Effect): readonly SpaceId[] {
  if (effect.on === 'event') return [DONE_ON[effect.event]]
  if (effect.on === 'static') return Object.keys(effect.mod).flatMap((hook) => SEEN_ON[hook as HookName])
  return effect.on === 'useSpace' && effect.by !== 'others' ? effect.at.flatMap(called) : []
}

function called(name: SpaceName): readonly SpaceId[] {
  if (Object.hasOwn(SPACE_TRAITS, name)) return SPACE_TRAITS[name as SpaceTrait]
  return SPACE_IDS.filter((id) => id === name)
}
