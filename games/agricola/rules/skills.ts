import { cardAt, IDENTITIES } from '../cards/catalogue.ts'
import type { Effect, GameEvent, Hook, HookName, Trigger } from '../cards/effect.ts'
import { nameIn } from '../cards/name-in.ts'
import { bitsFor } from './skill-bits.ts'
import type { PlayerState } from './state.ts'

/** What cards are asked about. */
export type Skill = 'useSpace' | 'anytime' | 'baking' | GameEvent | Exclude<Trigger, 'play'> | HookName

/** A bit for each, so that a farm without such a card asks nothing. One that is missing here does not compile. */
export const SKILL: Readonly<Record<Skill, number>> = bitsFor<Skill>({
  useSpace: 0,
  buildImprovement: 0,
  bakeBread: 0,
  newPasture: 0,
  renovate: 0,
  buildRooms: 0,
  playOccupation: 0,
  roundStart: 0,
  returnHome: 0,
  roundEnd: 0,
  fieldPhaseStart: 0,
  fieldPhase: 0,
  once: 0,
  anytime: 0,
  baking: 0,
  pastureCapacity: 0,
  houseAnimalCapacity: 0,
  personCapacity: 0,
  fencePayment: 0,
  freeFences: 0,
  mayUseOccupied: 0,
  costMod: 0,
  costSet: 0,
  costSubstitute: 0,
  renovatePath: 0,
  forbid: 0,
  fieldCard: 0,
  newbornActs: 0,
  doublePlacement: 0,
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
  for (const name of Object.keys(hook)) skills |= SKILL[nameIn(SKILL, name)]
  return skills
}

function skillOf(effect: Effect): number {
  if (effect.on === 'static') return skillsOfHook(effect.mod)
  if (effect.on === 'event') return SKILL[effect.event]
  return effect.on === 'play' || effect.on === 'scoring' ? 0 : SKILL[effect.on]
}
