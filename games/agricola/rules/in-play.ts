import { cardAt } from '../cards/catalogue.ts'
import type { HandCard } from '../cards/card.ts'
import type { HookName, Hooks } from '../cards/effect.ts'
import { PLAIN_SHELTER, roomCount, type Shelter } from '../farm/index.ts'
import { hasSkill, SKILL, skillsOf } from './skills.ts'
import type { PlayedCard, PlayerState } from './state.ts'

const NONE: readonly never[] = []

/** What the cards of a player say to one of the rules' questions. */
export function hooksOf<Name extends HookName>(player: PlayerState, name: Name): readonly Hooks[Name][] {
  const skill = SKILL[name]
  if (!hasSkill(player, skill)) return NONE
  const found: Hooks[Name][] = []
  for (const { kind } of player.inPlay) {
    if ((skillsOf(kind) & skill) === 0) continue
    for (const effect of cardAt(kind).effects) {
      if (effect.on !== 'static') continue
      const said: Partial<Hooks> = effect.mod
      const hook = said[name]
      if (hook !== undefined) found.push(hook)
    }
  }
  return found
}

/** How much room cards make for animals. */
export function shelterOf(player: PlayerState): Shelter {
  if (!hasSkill(player, SKILL.pastureCapacity | SKILL.houseAnimalCapacity)) return PLAIN_SHELTER
  let perPasture = 0
  for (const { add } of hooksOf(player, 'pastureCapacity')) perPasture += add
  const tamed = hooksOf(player, 'houseAnimalCapacity').some(({ set, mixedTypes }) => set === 'rooms' && mixedTypes)
  return { perPasture, house: tamed ? roomCount(player.farm) : PLAIN_SHELTER.house }
}

/** How many people have a place to sleep. */
export function personRoom(player: PlayerState): number {
  let room = roomCount(player.farm)
  for (const { add } of hooksOf(player, 'personCapacity')) room += add
  return room
}

/** The card that is a field of its own, if the player has one. */
export function fieldCardOf(player: PlayerState): PlayedCard | null {
  if (!hasSkill(player, SKILL.fieldCard)) return null
  return player.inPlay.find(({ kind }) => cardAt(kind).effects.some(isFieldCard)) ?? null
}

function isFieldCard(effect: HandCard['effects'][number]): boolean {
  return effect.on === 'static' && 'fieldCard' in effect.mod
}

export function occupationsInFront(player: PlayerState): number {
  let n = 0
  for (const { kind } of player.inPlay) if (cardAt(kind).type === 'occupation') n++
  return n
}

export function improvementsInFront(player: PlayerState): number {
  return player.majors.length + player.inPlay.length - occupationsInFront(player)
}
