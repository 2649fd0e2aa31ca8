import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { answers, asked, smallGame, started } from '../../testing/small-game.ts'
import { project } from '../host.ts'
import type { GameDefinition, Rules } from '../index.ts'

type Step = (game: Rules<{ n: number }>) => unknown

const breaking = (step: Step) =>
  started(smallGame<{ n: number }>(() => ({ n: 0 }), { step: step as GameDefinition<{ n: number }>['step'] }))

const ask = (game: Rules<{ n: number }>, title = 'Go') =>
  game.requestInputSingle({ actor: 'ana', title, choices: ['a', 'b'] })

/** Tries something and takes no notice of what it throws, as careless rules do. */
function carelessly(something: () => unknown): void {
  try {
    something()
  } catch {
    // Nothing: that is the carelessness.
  }
}

test('K96: a step that catches a request', () => {
  const game = breaking((one) => carelessly(() => ask(one)))
  expect(game.fault?.message).toBe('the rules caught a request for input: no try around a question')
  expect(game.fault?.stack).toContain('BrokenLaw')
})

test('K96: a step that catches a request and asks on, or ends the game', () => {
  const asksOn = breaking((one) => {
    carelessly(() => ask(one))
    ask(one, 'Another')
  })
  const ends = breaking((one) => {
    carelessly(() => ask(one))
    one.finish({ winners: [], scores: [], reason: 'over' })
  })
  for (const game of [asksOn, ends]) {
    expect(game.fault?.message).toContain('caught a request')
    expect(game.result).toBeNull()
    expect(asked(game)).toEqual([])
  }
})

test('K96: a step, or a departure, that catches the end of the game', () => {
  const finish = (one: Rules<{ n: number }>) => one.finish({ winners: [], scores: [], reason: 'over' })
  const stepping = breaking((one) => carelessly(() => finish(one)))
  const leaving = started({
    ...smallGame<{ n: number }>(() => ({ n: 0 }), { step: (one) => void ask(one) }),
    leave: (one) => carelessly(() => finish(one)),
  })
  leaving.leave(0)
  for (const game of [stepping, leaving]) {
    expect(game.fault?.message).toBe('the rules caught the end of the game: no try around finish')
    expect(game.result).toBeNull()
  }
})

test('K96: an async step, whose promise harms nobody', () => {
  const game = breaking(async (one) => {
    await Promise.resolve()
    ask(one)
  })
  expect(game.fault?.message).toBe('a step must not be async or return anything')
  const asking = breaking((one) => Promise.resolve().then(() => ask(one)))
  expect(asking.fault?.message).toBe('a step must not be async or return anything')
})

test('K96: a step that asks without end, be it answered by a program or by itself', () => {
  const endless = breaking((one) => {
    for (;;) ask(one)
  })
  endless.seatResponder(0, () => ['a'])
  expect(endless.fault?.message).toBe('a step asked more than 100000 questions: it never ends')
  const forced = breaking((one) => {
    for (;;) one.requestInputSingle({ actor: 'ana', title: 'Only', choices: ['only'] })
  })
  expect(forced.fault?.message).toBe('a step asked more than 100000 questions: it never ends')
})

test('K96: steps that neither ask nor end the game', () => {
  const game = breaking((one) => void one.state.n++)
  expect(game.fault?.message).toBe('100000 steps asked nothing and did not end the game')
})

test('K96: where they do so is told: the last place at which a step looked at the game', () => {
  const givesUp: Step = (one) => {
    one.tell('On and on')
    if (one.state.n >= 0) return
    ask(one)
  }
  const { stack = '' } = breaking(givesUp).fault ?? {}
  const [, at] = /givesUp .*broken-law\.test\.ts\S*?:(\d+):/.exec(stack) ?? []
  const lines = readFileSync(new URL(import.meta.url), 'utf8').split('\n')
  expect(lines[Number(at) - 1]).toContain('if (one.state.n >= 0) return')
  expect(breaking(() => {}).fault?.message).toBe('100000 steps asked nothing and did not end the game')
})

test('K116: as many questions as allowed are fine', () => {
  const game = breaking((one) => {
    for (let i = 0; i < 99_999; i++) one.requestInputSingle({ actor: 'ana', title: 'Only', choices: ['only'] })
    ask(one)
    one.finish({ winners: [], scores: [], reason: 'patience' })
  })
  answers(game, 'ana', 'a')
  expect(game.result?.reason).toBe('patience')
})

test('K96: a setup that asks, even where a program would answer', () => {
  const asking = smallGame<{ n: number }>(
    (game) => {
      ask(game as never)
      return { n: 0 }
    },
    { step: () => undefined },
  )
  const game = started(asking)
  expect(game.fault?.message).toBe('setup asks nothing: put the question into the first step')
  expect(project(game, 0).view).toBeNull()
})

test('K96: a `leave` that asks', () => {
  const game = started(
    smallGame<{ n: number }>(() => ({ n: 0 }), {
      step: (one) => void ask(one as never),
      leave: (one) => void ask(one as never),
    }),
  )
  game.leave(1)
  expect(game.fault?.message).toBe('leave asks nothing: put the question into the next step')
  expect(game.log).toEqual([])
  expect(asked(game)).toEqual(['ana: Go'])
})

test('K47: rules that play differently when they run again are found out', () => {
  let runs = 0
  const game = breaking((one) => {
    ask(one, `Question ${runs++}`)
    ask(one, 'Next')
  })
  answers(game, 'ana', 'a')
  expect(game.fault?.message).toBe('ana is asked "Question 1", but the log holds "Question 0" of ana')
  expect(game.log).toEqual([])
})
