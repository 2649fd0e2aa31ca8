import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fished } from '../../testing/fishing.ts'
import { smallGame, started } from '../../testing/small-game.ts'
import { Cards } from '../cards/cards.ts'
import type { CardTable } from '../host.ts'
import { dealTwin, noGlimpses, originOf, Random } from '../search.ts'

/** Cards as they lie in a table that was dealt. */
function lying(game: ReturnType<typeof fished>, table: CardTable): Cards {
  const cards = new Cards(game.definition.identities ?? [], Random.fromSeed('unused'), game.players.length)
  cards.load(table)
  return cards
}

test('K117: a twin differs in a card at least, and in nothing that the seat has glimpsed', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(20), fc.constantFrom(0, 1, null), fc.string(), (seed, answers, seat, luck) => {
      const game = fished(seed, answers)
      const { position } = originOf(game)
      const glimpsed = game.cards.glimpsedBy(seat, noGlimpses())
      const twin = dealTwin(game, position, seat, glimpsed, Random.fromSeed(luck))
      fc.pre(twin.cards !== null)
      const [was, is] = [position.cards, twin.cards as CardTable].map((table) => lying(game, table)) as [Cards, Cards]
      const ids = was.everyId()
      expect(is.everyId()).toEqual(ids)
      expect(twin.hidden).toBe(true)
      expect(ids.map((id) => is.identity(id))).not.toEqual(ids.map((id) => was.identity(id)))
      expect(ids.map((id) => is.identity(id)).toSorted()).toEqual(ids.map((id) => was.identity(id)).toSorted())
      const known = ids.filter((id) => was.isKnownTo(id, seat))
      expect(known.map((id) => is.identity(id))).toEqual(known.map((id) => was.identity(id)))
    }),
    { numRuns: process.env['SOAK'] ? 5000 : 100 },
  )
})

test('K117: where nothing is hidden there is no twin', () => {
  const open = smallGame<object>(
    (game) => {
      game.cards.create('card', ['oak', 'elm'], 'everyone')
      game.cards.create('card', ['oak', 'oak'])
      return {}
    },
    {
      identities: ['oak', 'elm'],
      step: (game) => void game.requestInputSingle({ actor: 'ana', title: 'Go', choices: ['a', 'b'] }),
    },
  )
  const game = started(open)
  const twin = dealTwin(game, originOf(game).position, 0, noGlimpses(), Random.fromSeed('x'))
  expect(twin).toEqual({ hidden: false, cards: null })
})
