import type { Ability, Condition } from './ability.ts'
import type { Card } from './card.ts'
import type { EstravenCost } from './cost.ts'
import type { Effect } from './effect.ts'
import { aimWords, costWords, countWords, effectWords, filterWords, sortsWords } from './effect-words.ts'
import type { LinkSort, PlainKeyword, Trigger } from './words-of-the-game.ts'

export { aimWords, costWords }

/** All that stands on a card, a line for each ability. Nobody writes texts: they follow from the declaration. */
export function cardText(card: Card): readonly string[] {
  return [
    ...keywordTexts(card),
    ...(card.entersTapped ? ['Enters tapped.'] : []),
    ...extraCosts(card),
    ...(card.answers.length > 0 ? [`Answers ${sortsWords(card.answers)}.`] : []),
    ...(card.effects.length > 0 ? [sentence(effectsWords(card.effects))] : []),
    ...card.abilities.map((_, at) => abilityWords(card, at)),
  ]
}

function keywordTexts({ keywords }: Card): readonly string[] {
  const { lead, guard, swift, ward, lifebond } = keywords
  return [
    ...(lead === null ? [] : [`Lead ${lead.count} ${lead.of}`]),
    ...(guard ? [KEYWORD_NAMES.guard] : []),
    ...(swift ? [KEYWORD_NAMES.swift] : []),
    ...(ward > 0 ? [`Ward ${ward}`] : []),
    ...(lifebond ? [KEYWORD_NAMES.lifebond] : []),
  ]
}

export const KEYWORD_NAMES: Readonly<Record<PlainKeyword, string>> = {
  guard: 'Guard',
  swift: 'Swift',
  lifebond: 'Lifebond',
}

/** What keywords mean, for whoever meets them first. */
export const KEYWORD_MEANINGS = {
  lead: 'When it attacks or blocks it may bring so many troops of that kind.',
  guard: 'May block without tapping.',
  swift: 'Reactions cannot answer it.',
  ward: 'Aiming at it costs so much more mana.',
  lifebond: 'Damage it deals heals its controller.',
} as const

function extraCosts({ costs }: Card): readonly string[] {
  const more = costs.filter(({ type }) => type !== 'MANA')
  return more.length === 0 ? [] : [`Also costs: ${costsWords(more)}.`]
}

function costsWords(costs: readonly EstravenCost[]): string {
  return costs.map(costWords).join(', ')
}

function effectsWords(effects: readonly Effect[]): string {
  return effects.map(effectWords).join('; then ')
}

function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
}

const OCCASIONS: Readonly<Record<Trigger, string>> = {
  arrival: 'On arrival',
  death: 'On death',
  attack: 'After it attacked',
  block: 'After it blocked',
  start: 'At the start of your turn',
  end: 'At the end of your turn',
  trade: 'When you trade',
  pitch: 'When you pitch a card',
}

function conditionWords({ count, atLeast }: Condition): string {
  return `, if there are at least ${atLeast} ${countWords(count, true)}`
}

/** Every view tells the abilities of all cards in play, and what is printed does not change. */
const told = new WeakMap<Ability, string>()

/** The text of one ability of a card. */
export function abilityWords({ abilities }: Card, at: number): string {
  const ability = abilities[at]
  if (ability === undefined) return ''
  const words = told.get(ability) ?? wordsOf(ability)
  told.set(ability, words)
  return words
}

function wordsOf(ability: Ability): string {
  switch (ability.kind) {
    case 'activated': {
      const once = ability.once === true ? ' Once a turn.' : ''
      const answers = ability.answers === undefined ? '' : ` Answers ${sortsWords(ability.answers)}.`
      return `${sentence(`${costsWords(ability.costs)}: ${effectsWords(ability.effects)}`)}${answers}${once}`
    }
    case 'triggered':
      return `${OCCASIONS[ability.on]}${ability.when === undefined ? '' : conditionWords(ability.when)}: ${effectsWords(ability.effects)}.`
    case 'stats': {
      const { power, resistance, health } = ability
      const stats = [
        ['power', power],
        ['resistance', resistance],
        ['health', health],
      ].flatMap(([stat, by]) => (by === undefined ? [] : [`${Number(by) > 0 ? '+' : ''}${by} ${stat}`]))
      return sentence(`your ${other(ability)}${filterWords(ability.like, true)} have ${stats.join(', ')}`)
    }
    case 'lending':
      return sentence(`your ${other(ability)}${filterWords(ability.like, true)} have ${KEYWORD_NAMES[ability.keyword]}`)
    case 'price': {
      const whose = ability.whose === 'yours' ? 'your' : "the opponent's"
      return sentence(`${whose} ${ability.type}s cost ${Math.abs(ability.by)} ${ability.by < 0 ? 'less' : 'more'}`)
    }
  }
}

function other({ other: isOther }: { readonly other?: true }): string {
  return isOther === true ? 'other ' : ''
}

/** What a link on the chain will do. */
export function linkWords(card: Card, sort: LinkSort, ability: number): string {
  switch (sort) {
    case 'attack':
      return 'Attacks; then the defender blocks.'
    case 'trade':
      return 'Changes hands with a card of the market.'
    case 'unit':
      return 'Comes to the battlefield.'
    case 'ability':
      return abilityWords(card, ability)
    case 'spell':
    case 'reaction':
      return sentence(effectsWords(card.effects))
  }
}
