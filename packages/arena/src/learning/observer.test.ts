import type { GameModule, Seat } from '@turnwright/kernel'
import { createGame, type Game } from '@turnwright/kernel/host'
import { Question, Random } from '@turnwright/kernel/search'
import { games } from '@turnwright/games'
import { explore, gameUnderTest, keepsSecrets } from '@turnwright/testkit'
import { describe, expect, test } from 'vitest'
import { type Observer, observerFor } from './observer.ts'

const LONG = { timeout: 120_000 }

/** What a seat is shown as numbers, by the same chance each time; nothing where it is not asked. */
function seenBy(observer: Observer, game: Game, seat: Seat): readonly number[] {
  const selector = game.waiting?.selectors.find(({ actor }) => actor === game.player(seat).name)
  if (selector === undefined) return []
  const seen = new Float32Array(observer.count)
  observer.write({ game, seat, selector }, Random.fromSeed('seen'), seen)
  return [...seen]
}

const secretive = games.filter(({ definition }) => definition.identities !== undefined)

describe.each(secretive.map((module) => [module.definition.id, module] as const))('a learner at %s', (_id, module) => {
  test('sees nothing that its seat does not know: deals that look alike to it are observed alike', LONG, () => {
    const observer = observerFor(module as GameModule, null)
    if (observer === null) throw new Error('there is nothing to observe')
    let numbers = 0
    const subject = gameUnderTest({ ...module, agents: {} } as GameModule, {
      games: 1,
      shown(game, seat) {
        if (seat === null) return null
        const seen = seenBy(observer, game, seat)
        numbers += seen.length
        return seen
      },
    })
    expect(explore(subject, keepsSecrets, { players: Math.max(2, module.definition.seats.min) })).toBeGreaterThan(0)
    expect(numbers).toBeGreaterThan(0)
  })
})

const observable = games.filter(({ mind }) => mind?.features?.observe !== undefined)

test.each(observable.map((module) => [module.definition.id, module as GameModule] as const))(
  'what is read off a game of %s itself is what any game shows that could be this one',
  LONG,
  (_id, module) => {
    const { features } = module.mind ?? {}
    const observer = observerFor(module, null)
    if (features === undefined || observer === null) throw new Error('there is nothing to observe')
    const game = createGame(module.definition, { players: ['ana', 'bo', 'cy'], seed: 'observed' })
    const chance = Random.fromSeed('others')
    const imagined = new Float32Array(features.count)
    let compared = 0
    for (game.run(); game.waiting !== null; ) {
      const [selector] = game.waiting.selectors
      if (selector === undefined) break
      const seat = game.players.findIndex(({ name }) => name === selector.actor)
      const question = new Question(game, seat, selector)
      const world = question.playOut(chance, ({ players }) => players.map(() => null))
      if (world === null) throw new Error(`"${selector.title}" could not be imagined`)
      features.write(world, seat, imagined.fill(0))
      expect(seenBy(observer, game, seat)).toEqual([...imagined])
      compared++
      const { actor, title } = selector
      game.respondToInputRequest({ actor, title, selection: question.randomAnswer(chance) })
    }
    expect(game.result).not.toBeNull()
    expect(compared).toBeGreaterThan(100)
  },
)
