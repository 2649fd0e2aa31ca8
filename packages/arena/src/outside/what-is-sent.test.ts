import type { GameModule, Seat } from '@turnwright/kernel'
import { type Game, project } from '@turnwright/kernel/host'
import { Random, unpackFork } from '@turnwright/kernel/search'
import { explore, gameUnderTest, keepsSecrets, soakable } from '@turnwright/testkit'
import { describe, expect, test } from 'vitest'
import { findGame, GAMES_URL } from '../find-game.ts'
import { SeatScribe } from './seat-question.ts'
import { worldFor } from './world-for.ts'

const TIMEOUT = 5 * 60_000

/** All that is sent to whoever plays a seat from outside: to programs and models the question, to code a world. */
function sent(game: Game, seat: Seat | null): unknown {
  if (seat === null) return null
  const { name } = game.player(seat)
  const selector = game.waiting?.selectors.find(({ actor }) => actor === name)
  if (selector === undefined) return null
  return {
    question: new SeatScribe(game, seat, Random.fromSeed('examples')).question(selector, null),
    world: worldFor(game, seat, Random.fromSeed('world')),
  }
}

describe.each(['wingspan', 'agricola', 'estraven', 'pokemon', 'sealed-auction'])('at %s', (id) => {
  test('what is sent outside holds nothing that the seat does not know: it is the same in deals that look alike', {
    timeout: TIMEOUT,
  }, async () => {
    const module = await findGame(GAMES_URL, id)
    const subject = gameUnderTest({ ...module, agents: {} } as GameModule, { games: soakable(1, 4), shown: sent })
    expect(explore(subject, keepsSecrets, { players: 2 })).toBeGreaterThan(0)
  })

  test('a world that is sent shows its seat what the real game shows it, and has no seed', async () => {
    const { definition } = await findGame(GAMES_URL, id)
    let looked = 0
    const subject = gameUnderTest(definition, {
      games: 1,
      shown(game, seat) {
        if (seat === null) return null
        const packed = worldFor(game, seat, Random.fromSeed('world'))
        if (packed === null) return null
        const world = unpackFork(definition, packed)
        expect(world.table.seed).toBe('')
        expect(JSON.stringify(packed)).not.toContain(`"${game.table.seed}"`)
        expect(project(world, seat).view).toEqual(project(game, seat).view)
        looked++
        return null
      },
    })
    explore(subject, keepsSecrets, { players: 2 })
    expect(looked).toBeGreaterThan(10)
  })
})
