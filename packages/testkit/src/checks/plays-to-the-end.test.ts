import type { Choice, GameDefinition, Seat } from '@turnwright/kernel'
import { describe, expect, test } from 'vitest'
import { hold, pondWith } from '../fixtures/holding.ts'
import { type Pond, type PondState, pond } from '../fixtures/pond.ts'
import { playsToTheEnd, survivesAdversaries } from './plays-to-the-end.ts'

type Step = GameDefinition<PondState>['step']

/** The honest step with something before it. */
function first(before: (game: Pond) => unknown): Step {
  return (game) => {
    before(game)
    pond.step(game)
  }
}

describe('playing to the end finds', () => {
  test('nothing in an honest game', () => {
    expect(hold(pond, playsToTheEnd)).toBeGreaterThan(10)
    expect(hold(pond, survivesAdversaries)).toBeGreaterThan(10)
  })

  test('a step that never ends, and names the game, the step and the last question', () => {
    const spinning = pondWith({
      step: first(({ state }) => {
        while (state.round === 2) state.phase = 'bait'
      }),
    })
    expect(() => hold(spinning, playsToTheEnd, { patience: 250 })).toThrow(
      /within 250 ms and were stopped\n {2}Pond, in step \d+, .*"Fish, show or rest"/,
    )
  })

  test('an async step, whatever becomes of its promise', () => {
    const asynchronous = pondWith({
      step: (game) => Promise.resolve(game).then((later) => pond.step(later)) as never,
    })
    expect(() => hold(asynchronous, playsToTheEnd)).toThrow('a step must not be async or return anything')
  })

  test('a try around a question', () => {
    const catching = pondWith({
      step(game) {
        try {
          pond.step(game)
        } catch {
          game.state.round = 9
        }
      },
    })
    expect(() => hold(catching, playsToTheEnd)).toThrow('the rules caught a request for input')
  })

  test('a failure in the rules, and names the place', () => {
    const failing = pondWith({
      step: first(({ state }) => {
        if (state.round === 2) throw new TypeError('no such fish')
      }),
    })
    expect(() => hold(failing, playsToTheEnd)).toThrow(/no such fish\n {2}at .*plays-to-the-end\.test\.ts:\d+/)
  })

  test('a question that nothing can answer', () => {
    const stuck = pondWith({
      step(game) {
        game.requestInputSingle({
          actor: 'ana',
          title: 'Guess',
          choices: [1, 2],
          check: () => 'wrong',
          noAutoRespond: true,
        })
      },
    })
    expect(() => hold(stuck, playsToTheEnd)).toThrow('a dead end: "Guess" of ana cannot be answered')
  })

  test('an answer that is offered and refused', () => {
    const fickle = pondWith({
      step(game) {
        game.requestInputSingle({
          actor: 'ana',
          title: 'Name a number',
          type: 'action',
          accept: (answer) => (answer === 2 ? { value: 2 } : { refused: 'only 2 will do' }),
          examples: () => [1, 2],
        })
      },
    })
    expect(() => hold(fickle, playsToTheEnd)).toThrow(
      '"Name a number" of ana offers [1] and refuses it: only 2 will do',
    )
  })

  test.for<readonly [where: string, choices: readonly Choice[]]>([
    ['in a list', ['carp', 'pike', { title: 'carp', value: 2 }]],
    [
      'within a group',
      [{ title: 'Keep', choices: ['pike', { id: 'carp', title: 'One' }, { id: 'carp', title: 'Two' }] }],
    ],
  ])('two choices with one id, %s (K8)', ([, choices]) => {
    const ambiguous = pondWith({
      step(game) {
        game.requestInputSingle({ actor: 'ana', title: 'Pick', choices, noAutoRespond: true })
      },
    })
    expect(() => hold(ambiguous, playsToTheEnd)).toThrow('"Pick" of ana offers two choices with the id "carp"')
  })

  test('nothing in a number and a word of the same digits, or in the same id in two groups (K8)', () => {
    const told = pondWith({
      step: first((game) =>
        game.requestInputSingle({
          actor: 'ana',
          title: 'Pick',
          choices: [1, '1', { title: 'Keep', choices: [1] }, { title: 'Sell', choices: [1] }],
        }),
      ),
    })
    expect(hold(told, playsToTheEnd)).toBeGreaterThan(10)
  })

  test('a game without end', () => {
    expect(() => hold(pondWith({ result: () => null }), playsToTheEnd, { mostAnswers: 60 })).toThrow(
      'no end after 60 answers',
    )
  })

  test.for([
    [{ winners: [7], scores: [0, 0], reason: 'x' }, 'winners [7] of seats [0,1]'],
    [{ winners: [0, 0], scores: [0, 0], reason: 'x' }, 'a seat that wins twice'],
    [{ winners: [], scores: [0], reason: 'x' }, '1 scores for 2 players'],
    [{ winners: [], scores: [0, 0], reason: ' ' }, 'no reason'],
  ] as const)('the result %j', ([result, complaint]) => {
    const improper = pondWith({ result: (state) => (state.round > 1 ? result : null) })
    expect(() => hold(improper, playsToTheEnd)).toThrow(`the result holds ${complaint}`)
  })

  test('a fault that only odd players bring about', () => {
    const brittle = pondWith({
      leave: (_game: unknown, seat: Seat) => {
        throw new Error(`seat ${seat} may not go`)
      },
    })
    expect(() => hold(brittle, survivesAdversaries, { games: 60 })).toThrow('may not go')
  })
})

describe('foreign chance and clocks are refused in', () => {
  test('a step, with the place', () => {
    const rolling = pondWith({ step: first(() => Math.random()) })
    expect(() => hold(rolling, playsToTheEnd)).toThrow(
      /the rules used Math\.random.*\n {2}at .*plays-to-the-end\.test\.ts:/,
    )
  })

  test('a step that hides it', () => {
    const sly = pondWith({
      step: first(() => {
        try {
          return Math.random()
        } catch {
          return 4
        }
      }),
    })
    expect(() => hold(sly, playsToTheEnd)).toThrow('the rules used Math.random')
  })

  test.for([
    ['Date', () => Date.now()],
    ['Date', () => new Date()],
    ['performance.now', () => performance.now()],
    ['crypto.randomUUID', () => crypto.randomUUID()],
    ['crypto.getRandomValues', () => crypto.getRandomValues(new Uint8Array(1))],
  ] as const)('setup: %s', ([name, look]) => {
    const dated = pondWith({
      setup(game, options) {
        look()
        return pond.setup(game, options)
      },
    })
    expect(() => hold(dated, playsToTheEnd)).toThrow(`the rules used ${name}`)
  })

  test('the result', () => {
    const timed = pondWith({ result: (state) => (performance.now() < 0 ? null : pond.result(state)) })
    expect(() => hold(timed, playsToTheEnd)).toThrow('the rules used performance.now')
  })

  test('nothing else: afterwards everything is as it was', () => {
    const sources = () => [
      Object.getOwnPropertyDescriptor(Math, 'random'),
      Object.getOwnPropertyDescriptor(globalThis, 'Date'),
      Object.getOwnPropertyDescriptor(performance, 'now'),
      Object.getOwnPropertyDescriptor(crypto, 'randomUUID'),
    ]
    const before = sources()
    expect(hold(pond, playsToTheEnd)).toBeGreaterThan(10)
    expect(() => hold(pondWith({ step: first(() => Math.random()) }), playsToTheEnd)).toThrow('Math.random')
    expect(sources()).toEqual(before)
  })
})
