import { cardAt, IDENTITIES } from '../cards/catalogue.ts'
import type { Effect, GameEvent, Hook, HookName, Trigger } from '../cards/effect.ts'
import { bitsFor } from './skill-bits.ts'
import type { PlayerState } from './state.ts'

/** What cards are asked about. */
export type Skill = 'useSpace' | 'anytime' | 'baking' | GameEvent | Exclude<Trigger, 'play'> | HookName

/** A bit for each, so that a farm without such a card asks nothing. One that is missing here does not compile. */
export const SKILL = bitsFor<Skill>({
  useSpace: true,
  buildImprovement: true,
  bakeBread: true,
  newPasture: true,
  renovate: true,
  buildRooms: true,
  playOccupation: true,
  roundStart: true,
  returnHome: true,
  roundEnd: true,
  fieldPhaseStart: true,
  fieldPhase: true,
  once: true,
  anytime: true,
  baking: true,
  pastureCapacity: true,
  houseAnimalCapacity: true,
  personCapacity: true,
  fencePayment: true,
  freeFences: true,
  mayUseOccupied: true,
  costMod: true,
  costSet: true,
  costSubstitute: true,
  renovatePath: true,
  forbid: true,
  fieldCard: true,
  newbornActs: true,
  doublePlacement: true,
})

export function hasSkill(player: PlayerState, skill: number): boolean {
  return (player.skills & skill) !== 0
}

const known = new Array<number>(IDENTITIES.length).fill(-1)

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

function skillsOfHook(hook: Hook): number {
  let skills = 0
  for (const name of Object.keys(hook)) skills |= SKILL[name as HookName]
  return skills
}

function skillOf(effect: Effect): number {
  if (effect.on === 'static') return skillsOfHook(effect.mod)
  if (effect.on === 'event') return SKILL[effect.event]
  return effect.on === 'play' || effect.on === 'scoring' ? 0 : SKILL[effect.on]
}
