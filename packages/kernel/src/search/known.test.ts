import { expect, test } from 'vitest'
import { smallGame, started } from '../../testing/small-game.ts'
import { knownTo } from '../host.ts'
import type { CardId } from '../index.ts'

const SIX = ['a', 'b', 'c', 'd', 'e', 'f']

/** Ana holds two cards, one lies open, three are in the deck. */
const dealt = smallGame<{ deck: CardId[]; hand: CardId[]; open: CardId }>(
  ({ cards }) => {
    const deck = cards.create('card', SIX)
    const hand: CardId[] = []
    cards.draw(deck, hand, 0, 2)
    const open = deck.pop() as CardId
    cards.reveal(open)
    return { deck, hand, open }
  },
  {
    identities: SIX,
    step: (game) => void game.requestInputSingle({ actor: 'ana', title: 'Go', choices: ['a', 'b'] }),
  },
)

test('K139: the cards of a game tell a seat the kinds that it knows, and no others', () => {
  const game = started(dealt)
  const { deck, hand, open } = game.state
  const [ana, bo] = [knownTo(game, 0).cards, knownTo(game, 1).cards]
  expect([...hand, open].map((card) => SIX[ana.kind(card)])).toEqual(['f', 'e', 'd'])
  expect(SIX[bo.kind(open)]).toBe('d')
  for (const card of hand) expect(() => bo.kind(card)).toThrow(/is hidden from seat 1/)
  for (const card of deck) expect(() => ana.kind(card)).toThrow(/is hidden from seat 0/)
})

test('K139: its state is that of the game', () => {
  const game = started(dealt)
  expect(knownTo(game, 1).state).toEqual(game.state)
})
