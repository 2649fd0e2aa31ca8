import type { PromptChoice } from '@turnwright/kernel'
import type { Card } from '../cards/card.ts'
import { isActivated, isTriggered } from '../cards/card.ts'
import { CARDS } from '../cards/catalogue.ts'
import type { Effect } from '../cards/effect.ts'
import { aimWords } from '../cards/words.ts'
import { aimOf, isChosen } from '../rules/aims.ts'
import type { PermanentView } from '../rules/view.ts'
import { cardWorth, unitWorth } from './card-worth.ts'
import { lifeWorth } from './fighting.ts'
import { faceOf, type Outlook } from './outlook.ts'

const BY_NAME = new Map(CARDS.map((card) => [card.name, card]))

/** The effect that a question for a target is about: its title names the card and the aim. */
export function effectAskedFor(title: string): Effect | null {
  const at = title.lastIndexOf(': ')
  const card = BY_NAME.get(title.slice(0, at))
  if (card === undefined) return null
  const words = title.slice(at + 2)
  return effectsOf(card).find((effect) => isAbout(effect, words)) ?? null
}

function isAbout(effect: Effect, words: string): boolean {
  const aim = aimOf(effect)
  return aim !== null && isChosen(aim) && aimWords(aim) === words
}

function effectsOf({ effects, abilities }: Card): readonly Effect[] {
  return [...effects, ...abilities.flatMap((each) => (isActivated(each) || isTriggered(each) ? each.effects : []))]
}

/** How good it is to aim an effect at this. */
export function targetWorth(outlook: Outlook, effect: Effect | null, { id, ref }: PromptChoice): number {
  const { me, foe, view } = outlook
  if (typeof id === 'string' && id.startsWith('link-')) {
    const link = view.chain.links.find((each) => `link-${each.link}` === id)
    return link === undefined ? 0 : cardWorth(faceOf(link.id))
  }
  const amount = effect?.do === 'damage' && typeof effect.amount === 'number' ? effect.amount : 0
  if (ref !== undefined && 'seat' in ref) return ref.seat === foe.seat ? lifeWorth(amount, foe.life) : 0
  const theirs = foe.battlefield.find(({ card }) => card === id)
  if (theirs !== undefined) return harmWorth(effect, theirs, amount)
  const mine = me.battlefield.find(({ card }) => card === id)
  if (mine !== undefined) return helpWorth(effect, mine)
  const lying = me.graveyard.find(({ card }) => card === id)
  return lying === undefined ? 0 : cardWorth(faceOf(lying.id))
}

function harmWorth(effect: Effect | null, unit: PermanentView, amount: number): number {
  if (effect?.do === 'damage') return amount >= unit.left ? unitWorth(unit) + 0.5 : 0.3 * amount
  if (effect?.do === 'tap') return unit.tapped ? 0.1 : unitWorth(unit)
  return unitWorth(unit) + (unit.attacking ? 1 : 0)
}

function helpWorth(effect: Effect | null, unit: PermanentView): number {
  if (effect?.do === 'heal') return unit.damage
  if (effect?.do === 'untap') return unit.tapped ? unitWorth(unit) : 0
  if (effect?.do === 'modify' && effect.lasts === 'turn') return unit.tapped && !unit.attacking ? 0.1 : unitWorth(unit)
  return unitWorth(unit)
}
