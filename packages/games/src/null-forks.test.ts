import type { GameModule } from '@turnwright/kernel'
import { createGame } from '@turnwright/kernel/host'
import { Random } from '@turnwright/kernel/search'
import { soakable } from '@turnwright/testkit'
import { expect, test } from 'vitest'
import { tableByNumber } from './fixtures/table-by-number.ts'
import { games } from './index.ts'

const GAMES = soakable(1, 20)
const TABLES = 2
/** Every so manieth question is imagined, each time so often. */
const EVERY = 2
const TRIES = 4
const MOST = 0.01

const tables = games.flatMap((module) => {
  const { min, max } = module.definition.seats
  // Another table has the next choices of the options: other decks, another form of the game.
  return [...new Set([min, Math.max(2, min), max])].flatMap((players) =>
    Array.from({ length: TABLES }, (_, at) => [module.definition.id, players, at, module] as const),
  )
})

/** Of every kind of question, how often it was imagined and how often it was not reached. */
function imaginedAt(
  module: GameModule,
  players: number,
  first: number,
): ReadonlyMap<string, { tries: number; nulls: number }> {
  const kinds = new Map<string, { tries: number; nulls: number }>()
  for (let number = 0; number < GAMES; number++) {
    const seed = `null forks ${players} ${number}`
    const names = Array.from({ length: players }, (_, seat) => `player ${seat + 1}`)
    const { options } = tableByNumber(module, players, first + number)
    const game = createGame(module.definition, { players: names, seed, options })
    game.keepCheckpoints()
    let asked = 0
    for (const { seat } of game.players) {
      const chance = Random.fromSeed(`${seed} ${seat}`)
      const policy = module.agents['fair']?.create(chance)
      game.seatResponder(seat, (question) => {
        if (asked++ % EVERY === 0) {
          const kind = question.about?.kind ?? 'unnamed'
          const counted = kinds.get(kind) ?? { tries: 0, nulls: 0 }
          kinds.set(kind, counted)
          for (let n = 0; n < TRIES; n++) {
            counted.tries++
            if (question.playOut(chance, ({ players: all }) => all.map(() => () => undefined)) === null) counted.nulls++
          }
        }
        // Chance takes a part in it, so that what the own player never comes to is asked too.
        return chance.int(4) === 0 ? question.randomAnswer(chance) : policy?.(question)
      })
    }
    game.run()
    expect(game.fault?.message).toBeUndefined()
  }
  return kinds
}

test.each(tables)(
  'every kind of question of %s for %i, at table %i, can be imagined, 99 times of 100 and more',
  (_id, players, at, module) => {
    const kinds = imaginedAt(module, players, at * GAMES)
    expect(kinds.size).toBeGreaterThan(0)
    expect([...kinds].filter(([, { tries, nulls }]) => nulls > MOST * tries)).toEqual([])
  },
)
