import { expect, test } from 'vitest'
import { answers, asked, smallGame, started } from '../testing/small-game.ts'
import {
  createGame,
  project,
  lineText,
  recordOf,
  replay,
  ResponseError,
  Random,
  type CardId,
  imagine,
} from './index.ts'

test('leave after tell', () => {
  const g = started(
    smallGame<{ n: number }>(() => ({ n: 0 }), {
      step(game) {
        game.tell('turn begins')
        game.requestInputSingle({ actor: 'ana', title: 'Q', choices: ['a', 'b'] })
        game.state.n++
      },
      leave(game, seat) {
        game.tell('{who} leaves', { who: { seat } })
        game.finish({ winners: [], scores: [], reason: 'x' })
      },
    }),
  )
  g.leave(1)
  expect(project(g, null).log.lines.map(lineText)).toEqual(['bo leaves'])
})
const turns = (rules: number, titles = 'Q') =>
  smallGame<{ n: number; got: string[] }>(() => ({ n: 0, got: [] }), {
    rules,
    step(game) {
      game.tell('turn {n}', { n: game.state.n })
      const s = game.requestInputSingle({ actor: 'ana', title: titles + '1', choices: ['a', 'b'] })
      const t = game.requestInputSingle({ actor: 'bo', title: titles + '2', choices: ['a', 'b'] })
      game.state.n++
      game.state.got.push(s[0] as string, t[0] as string)
    },
  })
test('resume then project', () => {
  const g = started(turns(1))
  answers(g, 'ana', 'a')
  answers(g, 'bo', 'a')
  answers(g, 'ana', 'b')
  const h = createGame(turns(1), { players: ['ana', 'bo'], seed: 'seed' })
  h.resume(g.snapshot() as never, g.log)
  expect(h.fingerprint()).toBe(g.fingerprint())
  expect.soft(h.branchId).toBe(g.branchId)
  expect.soft(h.canUndo(0)).toBe(g.canUndo(0))
  expect.soft(() => project(h, 0)).not.toThrow()
})
test('barrier after resume', () => {
  const g = started(turns(1))
  answers(g, 'ana', 'a')
  answers(g, 'bo', 'a')
  answers(g, 'ana', 'b')
  const h = createGame(turns(1), { players: ['ana', 'bo'], seed: 'seed' })
  h.resume(g.snapshot() as never, g.log)
  g.undo(0)
  h.undo(0)
  expect([g.canUndo(0), g.canUndo(1)]).toEqual([h.canUndo(0), h.canUndo(1)])
})
test('rules rise twice', () => {
  const g = started(turns(1))
  answers(g, 'ana', 'a')
  const v2 = createGame(turns(2, 'P'), { players: ['ana', 'bo'], seed: 'seed' })
  v2.resume(g.snapshot() as never, g.log)
  expect(asked(v2)).toEqual(['ana: P1'])
  expect.soft(v2.fault).toBeNull()
  answers(v2, 'ana', 'a')
  answers(v2, 'bo', 'b')
  const again = createGame(turns(2, 'P'), { players: ['ana', 'bo'], seed: 'seed' })
  again.resume(v2.snapshot() as never, v2.log)
  expect.soft(again.fingerprint()).toBe(v2.fingerprint())
  expect.soft(again.fault).toBeNull()
  expect.soft(asked(again)).toEqual(asked(v2))
})
test('undo past rules rise', () => {
  const one = (r: number, t: string) =>
    smallGame<{ n: number }>(() => ({ n: 0 }), {
      rules: r,
      step(game) {
        game.requestInputSingle({ actor: 'ana', title: t, choices: ['a', 'b'] })
        game.state.n++
      },
    })
  const g = started(one(1, 'Q'))
  answers(g, 'ana', 'a')
  answers(g, 'ana', 'a')
  const v2 = createGame(one(2, 'P'), { players: ['ana', 'bo'], seed: 'seed' })
  v2.resume(g.snapshot() as never, g.log)
  expect(v2.canUndo(0)).toBe(false)
})
test('record of a game with rules rise', () => {
  const one = (r: number, t: string) =>
    smallGame<{ n: number }>(() => ({ n: 0 }), {
      rules: r,
      step(game) {
        game.requestInputSingle({ actor: 'ana', title: t, choices: ['a', 'b'] })
        game.state.n++
      },
    })
  const g = started(one(1, 'Q'))
  answers(g, 'ana', 'a')
  answers(g, 'ana', 'a')
  const v2 = createGame(one(2, 'P'), { players: ['ana', 'bo'], seed: 'seed' })
  v2.resume(g.snapshot() as never, g.log)
  answers(v2, 'ana', 'b')
  const r = recordOf(v2)
  expect(replay(one(2, 'P'), r).verdict).toBe('UNVERIFIED')
})
test('responder illegal leaves game at rest', () => {
  const g = started(turns(1))
  const before = g.fingerprint()
  let t: unknown
  try {
    g.seatResponder(0, () => ['zzz'])
  } catch (e) {
    t = e
  }
  expect(t).toBeInstanceOf(ResponseError)
  g.seatResponder(0, null)
  expect.soft(asked(g)).toEqual(['ana: Q1'])
  expect.soft(g.fingerprint()).toBe(before)
})
test('fault on bot answer keeps log replayable', () => {
  const d = smallGame<{ n: number }>(() => ({ n: 0 }), {
    step(game) {
      game.requestInputSingle({ actor: 'ana', title: 'A', choices: ['a', 'b'] })
      const [x] = game.requestInputSingle({ actor: 'bo', title: 'B', choices: ['a', 'bug'] })
      if (x === 'bug') throw new Error('bug!')
      game.state.n++
    },
  })
  const g = started(d)
  g.seatResponder(1, () => ['bug'])
  answers(g, 'ana', 'a')
  expect.soft(g.fault?.message).toBe('bug!')
  expect.soft(g.fault?.answer).toMatchObject({ seat: 1, selection: ['bug'] })
  expect.soft(g.log).toHaveLength(1)
  expect.soft(() => recordOf(g)).not.toThrow()
})
test('all responders fault', () => {
  const d = smallGame<{ n: number }>(() => ({ n: 0 }), {
    step(game) {
      const [x] = game.requestInputSingle({ actor: 'ana', title: 'A', choices: ['a', 'bug'] })
      game.state.n++
      if (game.state.n === 3) throw new Error('bug!' + x)
    },
  })
  const g = createGame(d, { players: ['ana'], seed: 's' })
  g.seatResponder(0, () => ['bug'])
  g.run()
  expect.soft(g.fault?.message).toBe('bug!bug')
  expect.soft(g.log).toHaveLength(2)
  expect.soft(g.state.n).toBe(2)
  expect.soft(() => recordOf(g)).not.toThrow()
})
test('swallow then ask', () => {
  const g = started(
    smallGame<object>(() => ({}), {
      step(game) {
        try {
          game.requestInputSingle({ actor: 'ana', title: 'A', choices: ['a', 'b'] })
        } catch {}
        game.requestInputSingle({ actor: 'ana', title: 'B', choices: ['a', 'b'] })
      },
    }),
  )
  expect(g.fault?.message).toMatch(/caught/)
})
test('setup asks', () => {
  const g = started(
    smallGame<object>(
      (game) => {
        game.requestInputSingle({ actor: 'ana', title: 'A', choices: ['a', 'b'] })
        return {}
      },
      { step() {} },
    ),
  )
  expect(g.fault?.message).toMatch(/setup/)
  expect(() => project(g, 0)).not.toThrow()
})
test('int', () => {
  const r = Random.fromSeed('x')
  expect.soft(() => r.int(2.5)).toThrow(RangeError)
  expect.soft(() => r.int(NaN)).toThrow(RangeError)
  expect.soft(() => r.int(0)).toThrow(RangeError)
})
test('private lines leave no trace', () => {
  const d = (secret: boolean) =>
    smallGame<object>(() => ({}), {
      step(game) {
        if (secret) game.tell('psst', {}, [0])
        game.tell('public')
        game.requestInputSingle({ actor: 'ana', title: 'A', choices: ['a', 'b'] })
      },
    })
  expect(project(started(d(true)), 1).log).toEqual(project(started(d(false)), 1).log)
})
test('program in many forgets pending', () => {
  let seen: unknown = null
  const d = smallGame<{ bids: unknown[] }>(() => ({ bids: [] }), {
    step(game) {
      const r = game.requestInputMany(
        game.players.map(({ name }) => ({ actor: name, title: 'Bid', choices: [1, 2, 3] })),
      )
      game.state.bids.push(r.map(({ selection }) => selection[0]))
    },
  })
  const g = started(d)
  g.seatResponder(1, (q) => {
    if (seen === null) {
      const f = q.imagine(Random.fromSeed('c'))
      seen = f === null ? 'null' : [asked(f), f.log.length]
    }
    return undefined
  })
  seen = null
  answers(g, 'ana', 3)
  expect.soft(seen).toEqual([['ana: Bid', 'bo: Bid'], 0])
})
test('own cards shuffled away lie anywhere', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f']
  const d = smallGame<{ deck: CardId[]; hand: CardId[] }>(
    (game) => {
      const deck = game.cards.create('card', names)
      game.cards.shuffle(deck)
      const hand: CardId[] = []
      game.cards.draw(deck, hand, 0, 2)
      return { deck, hand }
    },
    {
      identities: names,
      step(game) {
        const { state } = game
        state.deck.push(...state.hand)
        state.hand = []
        game.cards.shuffle(state.deck)
        game.requestInputSingle({ actor: 'ana', title: 'A', choices: ['a', 'b'] })
      },
    },
  )
  const g = started(d)
  const c = Random.fromSeed('c')
  const tops = new Set<string>()
  for (let i = 0; i < 300; i++) {
    const f = imagine(g, 0, c)!
    for (let k = 0; k < 6; k++) tops.add(`${k}${f.cards.identity((f.state as any).deck[k])}`)
  }
  expect(tops.size).toBe(36)
})
test('rules fault before first question leaves the checkpoint', () => {
  const g = started(
    smallGame<{ n: number }>(() => ({ n: 0 }), {
      step(game) {
        game.state.n = 5
        throw new Error('x')
      },
    }),
  )
  expect(g.state.n).toBe(0)
})
test('consent undo past a resumed snapshot', () => {
  const g = started(turns(1))
  for (let i = 0; i < 3; i++) {
    answers(g, 'ana', 'a')
    answers(g, 'bo', 'a')
  }
  const h = createGame(turns(1), { players: ['ana', 'bo'], seed: 'seed' })
  h.resume(g.snapshot() as never, g.log)
  g.undoWithConsent(0, 2, [1])
  h.undoWithConsent(0, 2, [1])
  expect.soft(h.fingerprint()).toBe(g.fingerprint())
  expect.soft(project(h, 0).log.lines.map(lineText)).toEqual(project(g, 0).log.lines.map(lineText))
})
