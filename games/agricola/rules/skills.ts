import { cardAt, HAND_CARDS } from '../cards/catalogue.ts'
import type { Effect } from '../cards/effect.ts'
import type { PlayerState } from './state.ts'

/** What cards are asked about. A player's skills are a bit for each, so that a farm without such a card asks nothing. */
const SKILL_NAMES = [
  'useSpace',
  'buildImprovement',
  'bakeBread',
  'newPasture',
  'renovate',
  'buildRooms',
  'playOccupation',
  'roundStart',
  'returnHome',
  'roundEnd',
  'fieldPhaseStart',
  'fieldPhase',
  'once',
  'anytime',
  'baking',
  'pastureCapacity',
  'houseAnimalCapacity',
  'personCapacity',
  'fencePayment',
  'freeFences',
  'mayUseOccupied',
  'costMod',
  'costSet',
  'costSubstitute',
  'renovatePath',
  'forbid',
  'fieldCard',
  'newbornActs',
  'doublePlacement',
] as const
export type Skill = (typeof SKILL_NAMES)[number]

export const SKILL = Object.fromEntries(SKILL_NAMES.map((name, at) => [name, 1 << at])) as Readonly<
  Record<Skill, number>
>

export function hasSkill(player: PlayerState, skill: number): boolean {
  return (player.skills & skill) !== 0
}

const known = new Array<number>(HAND_CARDS.length).fill(-1)

/** The skills that a card brings when it comes into play. */
export function skillsOf(kind: number): number {
  const seen = known[kind]
  if (seen !== undefined && seen >= 0) return seen
  const card = cardAt(kind)
  let skills = 0
  for (const effect of card.effects) skills |= skillOf(effect)
  if (card.anytimeConversions !== undefined || card.allowsAnytimeCropMove === true) skills |= SKILL.anytime
  if (card.bakingConversion !== undefined) skills |= SKILL.baking
  known[kind] = skills
  return skills
}

function skillOf(effect: Effect): number {
  if (effect.on === 'static') return SKILL[Object.keys(effect.mod)[0] as Skill]
  if (effect.on === 'event') return SKILL[effect.event]
  return effect.on === 'play' || effect.on === 'scoring' ? 0 : SKILL[effect.on]
}
