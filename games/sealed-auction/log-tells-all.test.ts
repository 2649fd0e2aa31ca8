import { createGame, type Game, project, type Projection } from '@turnwright/kernel/host'
import { Random, randomSelection } from '@turnwright/kernel/search'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AuctionView, type Line, sealedAuction } from './index.ts'
import { openTableOf } from './scenario/open-table.ts'
import { TableFromLog } from './scenario/table-from-log.ts'

const NAMES = ['ana', 'bo', 'cy', 'dee', 'eli']

/** Answers at random, and now and then pawns a lot or leaves. */
function act(game: Game, chance: Random): void {
  const open = game.waiting?.selectors ?? []
  const selector = open[chance.int(open.length)]
  if (selector === undefined) return
  const { actor, title, anytime = [] } = selector
  const offer = chance.int(6) === 0 ? anytime[chance.int(Math.max(1, anytime.length))] : undefined
  if (offer !== undefined)
    game.respondToInputRequest({ actor, title, selection: { action: 'anytime-action', anytimeAction: offer } })
  else if (chance.int(60) === 0) game.leave(NAMES.indexOf(actor))
  else game.respondToInputRequest({ actor, title, selection: randomSelection(selector, chance) })
}

test('whoever reads the log alone knows everything that lies open, at any moment', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 5 }), fc.string(), (players, seed) => {
      const game = createGame(sealedAuction, { players: NAMES.slice(0, players), seed }) as Game
      const chance = Random.fromSeed(seed)
      game.run()
      for (;;) {
        const { view, log } = project(game, null, { logFrom: 0 }) as Projection<AuctionView, Line>
        const retold = new TableFromLog()
        for (const line of log.lines) retold.hear(line)
        expect(retold.table()).toEqual(openTableOf(view))
        if (game.waiting === null) break
        act(game, chance)
      }
      expect(game.fault).toBeNull()
    }),
    { numRuns: process.env['SOAK'] === '1' ? 500 : 25 },
  )
})
