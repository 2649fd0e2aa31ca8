import type { GameModule } from '@turnwright/kernel'
import { createGame } from '@turnwright/kernel/host'
import { Random } from '@turnwright/kernel/search'
import { soakable } from '@turnwright/testkit'
import { expect, test } from 'vitest'
import { games } from './index.ts'

const GAMES = soakable(1, 20)
/** Every so manieth question is imagined, each time so often. */
const EVERY = 2
const TRIES = 4
const MOST = 0.01

const tables = games.flatMap((module) => {
  const { min, max } = module.definition.seats
  return [...new Set([min, Math.max(2, min), max])].map((players) => [module.definition.id, players, module] as const)
})

/** Of every kind of question, how often it was imagined and how often it was not reached. */
function imaginedAt(module: GameModule, players: number): ReadonlyMap<string, { tries: number; nulls: number }> {
  const kinds = new Map<string, { tries: number; nulls: number }>()
  for (let number = 0; number < GAMES; number++) {
    const seed = `null forks ${players} ${number}`
    const names = Array.from({ length: players }, (_, seat) => `player ${seat + 1}`)
    const game = createGame(module.definition, { players: names, seed })
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
  'every kind of question of %s for %i can be imagined, 99 times of 100 and more',
  (_id, players, module) => {
    const kinds = imaginedAt(module, players)
    expect(kinds.size).toBeGreaterThan(0)
    expect([...kinds].filter(([, { tries, nulls }]) => nulls > MOST * tries)).toEqual([])
  },
)
