import type { EstravenCost } from './cost.ts'
import type { Aim, Amount, Count, Effect } from './effect.ts'
import type { Filter, Side } from './filter.ts'
import type { LinkSort, PlainKeyword } from './words-of-the-game.ts'

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six']

export function number(count: number): string {
  return NUMBERS[count] ?? String(count)
}

/** What kind of card, `one` or `many`. */
function nounOf({ type, of, resource, tapped, attacking }: Filter, many: boolean): string {
  const noun = resource === undefined ? (type ?? 'card') : `${resource} resource`
  // Leaders have tribes too: only without a type is a tribe everybody of it.
  const what = of === undefined ? noun : type === undefined ? of : `${of} ${type}`
  return [
    tapped === undefined ? '' : tapped ? 'tapped ' : 'untapped ',
    attacking === true ? 'attacking ' : '',
    many && what !== 'Treefolk' ? `${what}s` : what,
  ].join('')
}

/** What else must be so. */
function boundOf({ maxCost, maxPower }: Filter): string {
  return [
    maxCost === undefined ? '' : ` that costs ${maxCost} or less`,
    maxPower === undefined ? '' : ` with power ${maxPower} or less`,
  ].join('')
}

export function filterWords(like: Filter, many = false): string {
  return `${nounOf(like, many)}${boundOf(like)}`
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

function oneOf({ other, like }: { readonly other?: true; readonly like: Filter }): string {
  return other === true ? `another ${nounOf(like, false)}` : article(nounOf(like, false))
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
      return `${oneOf(aim)}${WHOSE[aim.whose]}${boundOf(aim.like)}`
    case 'foe':
      return `${article(filterWords(aim.like))} of the opponent, or the opponent`
    case 'same':
      return 'it'
    case 'each':
      return `${POSSESSIVE[aim.whose]} ${aim.other === true ? 'other ' : ''}${filterWords(aim.like, true)}`
    case 'link':
      return sortsWords(aim.sorts)
    case 'graveyard':
      return `${article(nounOf(aim.like, false))} of your graveyard${boundOf(aim.like)}`
  }
}

export function countWords(count: Count, many = false): string {
  if (count.of === 'graveyard') return `${filterWords(count.like, many)} in your graveyard`
  return `${filterWords(count.like, many)}${WHOSE[count.whose]}`
}

/** `2 damage` and then, where it is counted, ` for each …, at most 3`. */
function amountWords(amount: Amount, unit: string): readonly [much: string, forEach: string] {
  if (typeof amount === 'number') return [`${amount} ${unit}`, '']
  return [`${amount.each} ${unit}`, ` for each ${countWords(amount.per)}, at most ${amount.atMost}`]
}

function healWords({ amount, to }: Extract<Effect, { do: 'heal' }>): string {
  if (to.at === 'you') return `gain ${amountWords(amount, 'life').join('')}`
  if (to.at === 'opponent') return `the opponent gains ${amountWords(amount, 'life').join('')}`
  return `heal ${amountWords(amount, 'damage').join('')} of ${aimWords(to)}`
}

function tokenWords({ token, count }: Extract<Effect, { do: 'token' }>): string {
  const name = token
    .split('-')
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join(' ')
  if (typeof count !== 'number') return `create ${amountWords(count, name).join('')}`
  return `create ${number(count)} ${name}${count === 1 ? '' : 's'}`
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

/** `+2 power, guard`. */
export function changesWords({ power = 0, resistance = 0, health = 0, keyword }: Changes): string {
  const changes = [
    power === 0 ? '' : signed(power, 'power'),
    resistance === 0 ? '' : signed(resistance, 'resistance'),
    health === 0 ? '' : signed(health, 'health'),
    keyword ?? '',
  ]
  return changes.filter((word) => word !== '').join(', ')
}

interface Changes {
  readonly power?: number
  readonly resistance?: number
  readonly health?: number
  readonly keyword?: PlainKeyword | null
}

function changeWords(effect: Extract<Effect, { do: 'modify' }>): string {
  const verb = effect.what.at === 'each' ? 'get' : 'gets'
  return `${aimWords(effect.what)} ${verb} ${changesWords(effect)}${effect.lasts === 'turn' ? ' this turn' : ''}`
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
      return `deal ${amountWords(effect.amount, 'damage').join(` to ${aimWords(effect.to)}`)}`
    case 'heal':
      return healWords(effect)
    case 'draw':
      return handWords(
        effect.who,
        'draw',
        typeof effect.count === 'number' ? cards(effect.count) : amountWords(effect.count, 'card').join(''),
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
    case 'token':
      return tokenWords(effect)
    case 'mana':
      return `add ${amountWords(effect.amount, 'mana').join('')}`
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
      return `exhaust ${counted(cost.count, { type: 'resource', resource: cost.resource })}`
  }
}

function counted(count = 1, like: Filter): string {
  return count === 1 ? article(filterWords(like)) : `${number(count)} ${filterWords(like, true)}`
}
