import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Fishing, fished, fishing } from '../../testing/fishing.ts'
import { asked } from '../../testing/small-game.ts'
import { createGame, type Game, project } from '../host.ts'
import type { CardId, Seat } from '../index.ts'
import { imagine, Random } from '../search.ts'

const RUNS = process.env['SOAK'] ? 5000 : 150

const moments = fc.record({
  seed: fc.string(),
  answers: fc.nat(25),
  seat: fc.constantFrom<Seat | null>(0, 1, null),
  luck: fc.string(),
})

/** What the seat is shown, without the numbers that count a game's own history. */
function shownTo(seat: Seat | null, game: Game): unknown {
  const { view, prompts, waitingFor, concurrent, result } = project(game, seat)
  return {
    view,
    prompts: prompts.map(({ requestId: _requestId, ...prompt }) => prompt),
    waitingFor,
    concurrent,
    result,
  }
}

const zonesOf = ({ deck, skies, hands, table }: Fishing): readonly CardId[][] => [deck, skies, ...hands, table]

/** What every card is, by the place where it lies. */
const dealt = (game: Game<Fishing>) => zonesOf(game.state).map((zone) => zone.map((card) => game.cards.identity(card)))

/** Imagines, and insists that the question was reached. */
function reached(game: Game<Fishing>, seat: Seat | null, luck: string): Game<Fishing> {
  const fork = imagine(game, seat, Random.fromSeed(luck))
  if (fork === null) throw new Error(`${asked(game).join()} was not reached`)
  return fork
}

const open = (game: Game<Fishing>): boolean => game.result === null

test('K104, K108: the same question is reached at every moment, in the middle of steps too', () => {
  fc.assert(
    fc.property(moments, ({ seed, answers, seat, luck }) => {
      const game = fished(seed, answers)
      fc.pre(open(game))
      expect(asked(reached(game, seat, luck))).toEqual(asked(game))
    }),
    { numRuns: RUNS },
  )
})

test('K105: what the seat knows is never changed', () => {
  fc.assert(
    fc.property(moments, ({ seed, answers, seat, luck }) => {
      const game = fished(seed, answers)
      fc.pre(open(game))
      const fork = reached(game, seat, luck)
      expect(shownTo(seat, fork)).toEqual(shownTo(seat, game))
      for (const card of zonesOf(game.state).flat()) {
        expect(fork.cards.isKnownTo(card, seat)).toBe(game.cards.isKnownTo(card, seat))
        expect(fork.cards.back(card)).toBe(game.cards.back(card))
      }
    }),
    { numRuns: RUNS },
  )
})

test('K105: no card is lost or doubled', () => {
  fc.assert(
    fc.property(moments, ({ seed, answers, seat, luck }) => {
      const game = fished(seed, answers)
      fc.pre(open(game))
      const fork = reached(game, seat, luck)
      expect(dealt(fork).flat().toSorted()).toEqual(dealt(game).flat().toSorted())
      expect(fork.state.deck).toEqual(game.state.deck)
    }),
    { numRuns: RUNS },
  )
})

test('K106: games alike to the seat give equal deals for equal chance', () => {
  fc.assert(
    fc.property(moments, fc.string(), ({ seed, answers, seat, luck }, other) => {
      const game = fished(seed, answers)
      fc.pre(open(game))
      const twin = reached(game, seat, other)
      expect(dealt(reached(twin, seat, luck))).toEqual(dealt(reached(game, seat, luck)))
    }),
    { numRuns: RUNS },
  )
})

test('K111, K112: the same chance imagines the same, and the game itself is not touched', () => {
  fc.assert(
    fc.property(moments, ({ seed, answers, seat, luck }) => {
      const game = fished(seed, answers)
      fc.pre(open(game))
      const before = JSON.stringify([game.fingerprint(), game.log, game.snapshot(), project(game, 0), project(game, 1)])
      const forks = [reached(game, seat, luck), reached(game, seat, luck)] as const
      for (const fork of forks) {
        const chance = Random.fromSeed(luck)
        for (const { seat: each } of fork.players) fork.seatResponder(each, (question) => question.randomAnswer(chance))
      }
      expect(forks[0].fingerprint()).toBe(forks[1].fingerprint())
      expect(forks[0].result).not.toBeNull()
      expect(JSON.stringify([game.fingerprint(), game.log, game.snapshot(), project(game, 0), project(game, 1)])).toBe(
        before,
      )
    }),
    { numRuns: RUNS },
  )
})

describe('how often', () => {
  const FORKS = process.env['SOAK'] ? 60_000 : 3000

  test('K106: every card that a place could hold lies there equally often', () => {
    const game = fished('fair', 0)
    const chance = Random.fromSeed('fair')
    const [place] = game.state.hands[1] as [CardId]
    const counts = new Map<string, number>()
    for (let i = 0; i < FORKS; i++) {
      const identity = imagine(game, 0, chance)?.cards.identity(place) as string
      counts.set(identity, (counts.get(identity) ?? 0) + 1)
    }
    const unknown = [...game.state.deck, ...(game.state.hands[1] ?? [])].map((card) => game.cards.identity(card))
    const copies = (identity: string) => unknown.filter((one) => one === identity).length
    expect([...counts.keys()].toSorted()).toEqual([...new Set(unknown)].toSorted())
    for (const [identity, count] of counts) {
      const expected = (FORKS * copies(identity)) / unknown.length
      expect(Math.abs(count - expected)).toBeLessThan(5 * Math.sqrt(expected))
    }
  })

  test('K107: cards with different backs are never taken for each other', () => {
    const game = fished('backs', 0)
    const chance = Random.fromSeed('backs')
    const skies = new Set<string>()
    for (let i = 0; i < 200; i++) {
      const fork = imagine(game, 0, chance) as Game<Fishing>
      skies.add(fork.state.skies.map((card) => fork.cards.identity(card)).join())
      expect(fork.state.skies.map((card) => fork.cards.identity(card)).toSorted()).toEqual(['fog', 'rain', 'sun'])
    }
    expect(skies.size).toBe(6)
  })
})

test('K104: a game that is over cannot be imagined', () => {
  const game = fished('over', 1000)
  expect(game.result).not.toBeNull()
  expect(imagine(game, 0, Random.fromSeed('x'))).toBeNull()
})

test('K104: with responders the fork does not stop at the question but plays on', () => {
  const game = fished('search', 4)
  const chance = Random.fromSeed('x')
  const titles: string[] = []
  const fork = imagine(game, 0, chance, [
    (question) => {
      titles.push(question.title)
      return question.randomAnswer(chance)
    },
    (question) => question.randomAnswer(chance),
  ])
  expect(fork?.result).not.toBeNull()
  expect(titles.length).toBeGreaterThan(0)
  expect(game.result).toBeNull()
})

test('K112, K93: rules that fail in an imagined game, on the way to the question or behind it, are a matter of that game alone', () => {
  let failsFrom = Number.POSITIVE_INFINITY
  let steps = 0
  const step: typeof fishing.step = (game) => {
    if (++steps >= failsFrom) throw new Error('a bug that only imagined games come to')
    fishing.step(game)
  }
  const game = createGame({ ...fishing, step }, { players: ['ana', 'bo'], seed: 'a bug' })
  game.keepCheckpoints()
  const ends: unknown[] = []
  for (const seat of [0, 1])
    game.seatResponder(seat, (question) => {
      const chance = Random.fromSeed(`answer ${ends.length}`)
      const before = game.fingerprint()
      for (const later of [1, 2, 4]) {
        failsFrom = steps + later
        const world = question.playOut(chance, ({ players }) =>
          players.map(() => (asked) => asked.randomAnswer(chance)),
        )
        ends.push(world?.result ?? null)
      }
      failsFrom = Number.POSITIVE_INFINITY
      expect(game.fault).toBeNull()
      expect(game.fingerprint()).toBe(before)
      return question.randomAnswer(chance)
    })
  game.run()
  expect(ends).toContain(null)
  expect(game.fault).toBeNull()
  expect(game.result).not.toBeNull()
})

test('K128: with checkpoints kept, a program imagines from the step it is asked in, and imagines the same', () => {
  const imagined = [true, false].map((keeps) => {
    let steps = 0
    const step: typeof fishing.step = (game) => {
      steps++
      fishing.step(game)
    }
    const game = createGame({ ...fishing, step }, { players: ['ana', 'bo'], seed: 'checkpoints' })
    if (keeps) game.keepCheckpoints()
    const worlds: unknown[] = []
    let most = 0
    for (const seat of [0, 1])
      game.seatResponder(seat, (question) => {
        const before = steps
        worlds.push(question.imagine(Random.fromSeed('world'))?.fingerprint())
        most = Math.max(most, steps - before)
        return question.randomAnswer(Random.fromSeed(`answer ${worlds.length}`))
      })
    game.run()
    return { worlds, most }
  })
  const [kept, replayed] = imagined as [(typeof imagined)[number], (typeof imagined)[number]]
  expect(kept.worlds.length).toBeGreaterThan(5)
  expect(kept.worlds).toEqual(replayed.worlds)
  expect(kept.most).toBeLessThan(3)
  expect(replayed.most).toBeGreaterThan(5)
})

test('K129: a program plays out the game that it imagines for the same chance, and answering nothing cuts it short', () => {
  const game = createGame(fishing, { players: ['ana', 'bo'], seed: 'played out' })
  let playouts = 0
  for (const seat of [0, 1])
    game.seatResponder(seat, (question) => {
      const at = `${playouts++}`
      const fork = question.imagine(Random.fromSeed(at)) as Game<Fishing>
      const answered: Seat[] = []
      let found: unknown
      const whole = question.playOut(Random.fromSeed(at), (world) => {
        const chance = Random.fromSeed(`on ${at}`)
        return world.players.map((player) => (asking) => {
          found ??= zonesOf(world.state as Fishing).map((zone) => zone.map((card) => world.cards.identity(card)))
          answered.push(player.seat)
          return asking.randomAnswer(chance)
        })
      })
      expect(found).toEqual(dealt(fork))
      expect(answered[0]).toBe(question.seat)
      expect(whole?.result).not.toBeNull()
      const cut = question.playOut(Random.fromSeed(at), () => [() => undefined, () => undefined])
      expect(cut?.result).toBeNull()
      return question.randomAnswer(Random.fromSeed(`answer ${at}`))
    })
  game.run()
  expect(game.result).not.toBeNull()
  expect(playouts).toBeGreaterThan(5)
})
