import { type Card, deckOf, resourceCard } from './card.ts'
import type { EstravenCost } from './cost.ts'
import type { DeckEntry } from './deck.ts'
import type { Effect } from './effect.ts'
import type { ActivatedAbility } from './ability.ts'

const tap: readonly EstravenCost[] = [{ type: 'TAP' }]
const sacrifice: readonly EstravenCost[] = [{ type: 'SACRIFICE' }]

const using = (costs: readonly EstravenCost[], ...effects: readonly Effect[]): ActivatedAbility => ({
  kind: 'activated',
  costs,
  effects,
})
const quick = (costs: readonly EstravenCost[], ...effects: readonly Effect[]): ActivatedAbility => ({
  ...using(costs, ...effects),
  quick: true,
})
const yourUnit = { at: 'target', whose: 'yours', like: { type: 'unit' } } as const

/** What the Village Levy brings to the field. */
export const LEVY: Card = {
  ...deckOf('emberguard').token('Levy Spear', { subtypes: ['Soldier'], stats: [1, 0, 2] }),
  faction: null,
}

/** Everything that the market sells. */
export const MARKET_CARDS: readonly DeckEntry[] = [
  {
    card: resourceCard('Dock Hands', 'subjects', [
      using(tap, { do: 'modify', what: yourUnit, power: 1, lasts: 'turn' }),
    ]),
    copies: 2,
  },
  {
    card: resourceCard('Ferrymen', 'subjects', [
      using(tap, { do: 'untap', what: { at: 'target', whose: 'yours', like: { type: 'troop', tapped: true } } }),
    ]),
    copies: 2,
  },
  {
    card: resourceCard('Village Levy', 'subjects', [using(sacrifice, { do: 'token', token: 'levy-spear', count: 2 })]),
    copies: 2,
  },
  {
    card: resourceCard('Field Surgeons', 'subjects', [using(tap, { do: 'heal', amount: 2, to: yourUnit })]),
    copies: 2,
  },
  {
    card: resourceCard('Cut Stone', 'materials', [
      {
        ...using(tap, { do: 'modify', what: yourUnit, resistance: 1, lasts: 'turn' }),
        answers: ['attack'],
      },
    ]),
    copies: 2,
  },
  {
    card: resourceCard('Tar Barrels', 'materials', [
      using(sacrifice, { do: 'damage', amount: 2, to: { at: 'foe', like: { type: 'unit' } } }),
    ]),
    copies: 2,
  },
  { card: resourceCard('Timber Stock', 'materials', [quick(tap, { do: 'mana', amount: 1 })]), copies: 2 },
  { card: resourceCard('Silver Ore', 'materials', [quick(sacrifice, { do: 'mana', amount: 3 })]), copies: 2 },
  {
    card: resourceCard('Guild Letter', 'influence', [using(sacrifice, { do: 'search', like: { type: 'spell' } })]),
    copies: 1,
  },
  {
    card: resourceCard('Quarry Deed', 'influence', [{ kind: 'stats', like: { type: 'leader' }, resistance: 1 }]),
    copies: 1,
  },
  {
    card: resourceCard('Old Favours', 'influence', [
      using([...sacrifice, { type: 'LIFE', amount: 1 }], { do: 'draw', count: 2, who: 'you' }),
    ]),
    copies: 1,
  },
  {
    card: resourceCard('Court Seal', 'influence', [
      using([...tap, { type: 'DISCARD' }], {
        do: 'tap',
        what: { at: 'target', whose: 'theirs', like: { type: 'unit' } },
      }),
    ]),
    copies: 1,
  },
]
