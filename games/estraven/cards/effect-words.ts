import type { EstravenCost } from './cost.ts'
import type { Aim, Amount, Count, Effect } from './effect.ts'
import type { Filter, Side } from './filter.ts'
import type { LinkSort } from './words-of-the-game.ts'

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six']

export function number(count: number): string {
  return NUMBERS[count] ?? String(count)
}

/** `one` troop, `many` troops. */
export function filterWords(like: Filter, many = false): string {
  const { type, of, resource, tapped, attacking, maxCost, maxPower } = like
  const noun = resource === undefined ? (type ?? 'card') : `${resource} resource`
  const what = of === undefined ? noun : type === undefined || type === 'troop' ? of : `${of} ${type}`
  return [
    tapped === undefined ? '' : tapped ? 'tapped ' : 'untapped ',
    attacking === true ? 'attacking ' : '',
    many && what !== 'Treefolk' ? `${what}s` : what,
    maxCost === undefined ? '' : ` that costs ${maxCost} or less`,
    maxPower === undefined ? '' : ` with power ${maxPower} or less`,
  ].join('')
}

function article(words: string): string {
  return /^[aeiou]/i.test(words) && !words.startsWith('unit') ? `an ${words}` : `a ${words}`
}

const WHOSE: Readonly<Record<Side, string>> = { yours: ' of yours', theirs: ' of the opponent', any: '' }
const POSSESSIVE: Readonly<Record<Side, string>> = { yours: 'your', theirs: "the opponent's", any: 'all' }

export function sortsWords(sorts: readonly LinkSort[]): string {
  const words = sorts.map((sort) => (sort === 'unit' ? 'a unit being played' : article(sort)))
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}

/** What an effect is done to. */
export function aimWords(aim: Aim): string {
  switch (aim.at) {
    case 'self':
      return 'this card'
    case 'you':
      return 'you'
    case 'opponent':
      return 'the opponent'
    case 'target':
      return `${aim.other === true ? 'another ' : ''}${aim.other === true ? filterWords(aim.like) : article(filterWords(aim.like))}${WHOSE[aim.whose]}`
    case 'foe':
      return `${article(filterWords(aim.like))} of the opponent, or the opponent`
    case 'same':
      return 'it'
    case 'each':
      return `${POSSESSIVE[aim.whose]} ${aim.other === true ? 'other ' : ''}${filterWords(aim.like, true)}`
    case 'link':
      return sortsWords(aim.sorts)
    case 'graveyard':
      return `${article(filterWords(aim.like))} of your graveyard`
  }
}

export function countWords(count: Count): string {
  if (count.of === 'graveyard') return `${filterWords(count.like)} in your graveyard`
  return `${filterWords(count.like)}${WHOSE[count.whose]}`
}

/** `2 damage`, or `1 damage for each …, at most 3`. */
function amountWords(amount: Amount, unit: string): string {
  if (typeof amount === 'number') return `${amount} ${unit}`
  return `${amount.each} ${unit} for each ${countWords(amount.per)}, at most ${amount.atMost}`
}

const PLACE_WORDS = {
  hand: "into its owner's hand",
  'library-top': "on top of its owner's library",
  'library-bottom': "under its owner's library",
  exile: 'into exile',
} as const

function signed(amount: number, stat: string): string {
  return `${amount > 0 ? '+' : ''}${amount} ${stat}`
}

function changeWords(effect: Extract<Effect, { do: 'modify' }>): string {
  const { power, resistance, health, keyword, lasts } = effect
  const changes = [
    power === undefined ? '' : signed(power, 'power'),
    resistance === undefined ? '' : signed(resistance, 'resistance'),
    health === undefined ? '' : signed(health, 'health'),
    keyword ?? '',
  ].filter((word) => word !== '')
  const verb = effect.what.at === 'each' ? 'get' : 'gets'
  return `${aimWords(effect.what)} ${verb} ${changes.join(', ')}${lasts === 'turn' ? ' this turn' : ''}`
}

function handWords(who: 'you' | 'opponent', verb: string, what: string): string {
  return who === 'you' ? `${verb} ${what}` : `the opponent ${verb}s ${what}`
}

function cards(count: number): string {
  return count === 1 ? 'a card' : `${number(count)} cards`
}

export function effectWords(effect: Effect): string {
  switch (effect.do) {
    case 'damage':
      return `deal ${amountWords(effect.amount, 'damage')} to ${aimWords(effect.to)}`
    case 'heal':
      return `heal ${amountWords(effect.amount, 'life')}: ${aimWords(effect.to)}`
    case 'draw':
      return handWords(
        effect.who,
        'draw',
        typeof effect.count === 'number' ? cards(effect.count) : amountWords(effect.count, 'card'),
      )
    case 'discard':
      return handWords(effect.who, 'discard', cards(effect.count))
    case 'destroy':
      return `destroy ${aimWords(effect.what)}`
    case 'counter':
      return `counter ${aimWords(effect.what)}`
    case 'move':
      return `put ${aimWords(effect.what)} ${PLACE_WORDS[effect.to]}`
    case 'tap':
    case 'untap':
      return `${effect.do} ${aimWords(effect.what)}`
    case 'modify':
      return changeWords(effect)
    case 'token': {
      const name = effect.token.replaceAll('-', ' ')
      return typeof effect.count === 'number'
        ? `create ${number(effect.count)} ${name}${effect.count === 1 ? '' : 's'}`
        : `create ${amountWords(effect.count, name)}`
    }
    case 'mana':
      return `add ${amountWords(effect.amount, 'mana')}`
    case 'search':
      return `search your library for ${article(filterWords(effect.like))}`
    case 'return':
      return `return ${aimWords(effect.what)} to ${effect.to === 'hand' ? 'your hand' : 'the battlefield'}`
    case 'control':
      return `take control of ${aimWords(effect.what)} this turn`
  }
}

export function costWords(cost: EstravenCost): string {
  switch (cost.type) {
    case 'MANA':
      return `${cost.amount} mana`
    case 'LIFE':
      return `${cost.amount} life`
    case 'TAP':
      return cost.of === undefined ? 'tap' : `tap ${counted(cost.count, cost.of)}`
    case 'SACRIFICE':
      return cost.of === undefined ? 'sacrifice this' : `sacrifice ${counted(cost.count, cost.of)}`
    case 'DISCARD':
      return cost.of === undefined ? `discard ${cards(cost.count ?? 1)}` : `discard ${counted(cost.count, cost.of)}`
    case 'EXHAUST_RESOURCE':
      return `exhaust ${cost.count === undefined || cost.count === 1 ? 'a' : number(cost.count)} ${cost.resource} resource${(cost.count ?? 1) === 1 ? '' : 's'}`
  }
}

function counted(count = 1, like: Filter): string {
  return count === 1 ? article(filterWords(like)) : `${number(count)} ${filterWords(like, true)}`
}
