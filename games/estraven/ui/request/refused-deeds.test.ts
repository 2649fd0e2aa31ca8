import type { CardId } from '@turnwright/kernel'
import type { Offer } from '@turnwright/tabletop'
import { expect, test } from 'vitest'
import type { HandCardView, PermanentView } from '../../rules/view.ts'
import { CARDS } from '../../cards/catalogue.ts'
import { deedsByCard } from './deeds-by-card.ts'
import { reasonsAgainst, refusedDeeds } from './refused-deeds.ts'

const [printed] = CARDS
if (printed === undefined) throw new RangeError('there are no cards')

const offer = (path: Offer['path'], ref?: object, group = false) =>
  ({ path, choice: { id: path.at(-1), title: 'x', ref, ...(group ? { choices: [] } : {}) } }) as unknown as Offer
const no = { code: 'WRONG_PHASE', reason: 'Only in your own main phase.' } as const
const found = (more: { readonly hand?: HandCardView; readonly permanent?: PermanentView }) => ({
  card: 1 as CardId,
  printed,
  hand: null,
  permanent: null,
  market: null,
  ...more,
})

test('a card that can only be pitched says why it cannot be played', () => {
  const hand = { refusal: { code: 'CANNOT_PAY', reason: 'Costs 3, your pool has 2.' } } as HandCardView
  expect(refusedDeeds(found({ hand }), [offer(['Pitch', 1])])).toEqual([
    { verb: 'Play', reason: 'Costs 3, your pool has 2.' },
  ])
})

test('a card that can be played is refused nothing', () => {
  expect(refusedDeeds(found({ hand: { refusal: null } as HandCardView }), [offer([1])])).toEqual([])
})

test('a unit says why it cannot attack, and why an ability cannot be used', () => {
  const permanent = {
    attackRefusal: no,
    abilities: [
      { ability: 0, text: 'Tap: draw a card.', kind: 'activated', usable: false, refusal: no },
      { ability: 1, text: 'On death: heal 2 life: you.', kind: 'triggered', usable: false, refusal: null },
    ],
  } as unknown as PermanentView
  expect(refusedDeeds(found({ permanent }), [])).toEqual([
    { verb: 'Attack', reason: no.reason },
    { verb: 'Tap: draw a card.', reason: no.reason },
  ])
  expect(refusedDeeds(found({ permanent }), [offer(['Attack', 1])])).toEqual([
    { verb: 'Tap: draw a card.', reason: no.reason },
  ])
})

test('one reason against everything stands alone, others with what they are against', () => {
  const used = { code: 'ALREADY_USED', reason: 'That was done this turn already.' } as const
  const unit = (refusal: typeof no | typeof used) =>
    found({ permanent: { attackRefusal: no, abilities: [{ ability: 0, text: 'Tap: x.', refusal }] } as never })
  expect(reasonsAgainst(unit(no), [])).toEqual(['Only in your own main phase.'])
  expect(reasonsAgainst(unit(used), [])).toEqual([
    'Attack: Only in your own main phase.',
    'Ability: That was done this turn already.',
  ])
  expect(reasonsAgainst(unit(used), [offer(['Attack', 1])])).toEqual(['Ability: That was done this turn already.'])
  expect(reasonsAgainst(found({}), [])).toEqual([])
})

test('the uses of a card stand together, and what is about no card comes after', () => {
  const offers = [
    offer([1], { card: 1 }),
    offer(['Pitch'], undefined, true),
    offer(['Pitch', 1], { card: 1 }),
    offer(['Pitch', 2], { card: 2 }),
    offer(['end-turn']),
  ]
  const { cards, rest } = deedsByCard(offers)
  expect(cards.map(({ card, offers: own }) => [card, own.map(({ path }) => path)])).toEqual([
    [1, [[1], ['Pitch', 1]]],
    [2, [['Pitch', 2]]],
  ])
  expect(rest.map(({ path }) => path)).toEqual([['end-turn']])
})
