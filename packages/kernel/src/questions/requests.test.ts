import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answers, asked, NAMES, refusal, smallGame, started } from '../../testing/small-game.ts'
import { BrokenLaw, InputRequestEvent } from '../host.ts'
import type { Rules } from '../index.ts'
import type { Response } from '../questions/selector.ts'

interface Heard {
  heard: unknown[]
}

/** Asks once through `ask`, keeps what came back, and asks no more. */
function hearing(ask: (game: Rules<Heard>) => unknown) {
  return smallGame<Heard>(() => ({ heard: [] }), {
    step: (game) => void game.state.heard.push(ask(game) as never),
    result: ({ heard }) => (heard.length === 0 ? null : { winners: [], scores: [], reason: 'heard' }),
  })
}

describe('requestInputSingle', () => {
  const actions = hearing((game) =>
    game.requestInputSingle({ actor: 'ana', title: 'Choose Action', choices: ['attack', 'defend', 'skip'] }),
  )

  test('K1: gives the list of what was chosen, with one element for a single choice', () => {
    const game = started(actions)
    answers(game, 'ana', 'attack')
    expect(game.state.heard).toEqual([['attack']])
  })

  test('K4: what is thrown holds the selectors, is not concurrent, and waits until it is answered', () => {
    const game = started(actions)
    expect(game.waiting).toBeInstanceOf(InputRequestEvent)
    expect(game.waiting).not.toBeInstanceOf(Error)
    expect(game.waiting?.concurrent).toBe(false)
    expect(asked(game)).toEqual(['ana: Choose Action'])
    expect(game.run()).toBe(game.waiting)
    answers(game, 'ana', 'skip')
    expect(game.waiting).toBeNull()
  })

  test('K5: a selector for nobody at the table breaks the law', () => {
    const game = started(hearing((one) => one.requestInputSingle({ actor: 'zoe', title: 'Where?', choices: [1, 2] })))
    expect(game.fault?.message).toContain('nobody at the table is called "zoe"')
  })
})

describe('requestInputMany', () => {
  const picks = hearing((game) =>
    game.requestInputMany(
      game.players.map(({ name }) => ({ actor: name, title: 'Choose Card', choices: ['cardA', 'cardB', 'cardC'] })),
    ),
  )

  test('K2: gives one response for each player, in the order of the selectors', () => {
    const game = started(picks)
    expect(game.waiting?.concurrent).toBe(false)
    answers(game, 'bo', 'cardB')
    expect(game.state.heard).toEqual([])
    answers(game, 'ana', 'cardA')
    expect(game.state.heard).toEqual([
      [
        { seat: 0, actor: 'ana', title: 'Choose Card', selection: ['cardA'] },
        { seat: 1, actor: 'bo', title: 'Choose Card', selection: ['cardB'] },
      ],
    ])
  })

  test('K2: any order of arrival leads to the same state and fingerprint', () => {
    const arrival = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 })
    const choices = fc.tuple(...NAMES.map(() => fc.constantFrom('cardA', 'cardB', 'cardC')))
    fc.assert(
      fc.property(arrival, choices, (order, chosen) => {
        const [one, other] = [started(picks, 4), started(picks, 4)]
        for (const seat of [0, 1, 2, 3]) answers(one, NAMES[seat] as string, chosen[seat] as string)
        for (const seat of order) answers(other, NAMES[seat] as string, chosen[seat] as string)
        expect(other.fingerprint()).toBe(one.fingerprint())
        expect(other.state).toEqual(one.state)
      }),
    )
  })

  test('K2: a forced selection among them is answered by itself, and the rest is awaited', () => {
    const game = started(
      hearing((one) =>
        one.requestInputMany([
          { actor: 'ana', title: 'Discard', choices: ['x', 'y'], count: 2 },
          { actor: 'bo', title: 'Discard', choices: ['x', 'y', 'z'], count: 2 },
        ]),
      ),
    )
    expect(asked(game)).toEqual(['bo: Discard'])
    answers(game, 'bo', 'z', 'x')
    expect((game.state.heard[0] as Response<string>[]).map(({ selection }) => selection)).toEqual([
      ['x', 'y'],
      ['z', 'x'],
    ])
  })

  test('K2: nobody to ask is answered with no responses', () => {
    expect(started(hearing((one) => one.requestInputMany<string>([]))).state.heard).toEqual([[]])
  })
})

describe('requestInputAny', () => {
  const draft = hearing((game) =>
    game.requestInputAny(game.players.map(({ name }) => ({ actor: name, title: 'Draft Card', choices: ['x', 'y'] }))),
  )

  test('K3: gives the first response and withdraws the other questions', () => {
    const game = started(draft)
    answers(game, 'bo', 'x')
    expect(game.state.heard).toEqual([{ seat: 1, actor: 'bo', title: 'Draft Card', selection: ['x'] }])
    expect(
      refusal(() => game.respondToInputRequest({ actor: 'ana', title: 'Draft Card', selection: ['x'] })).code,
    ).toBe('finished')
  })

  test('K4: is the only request that is concurrent', () => {
    expect(started(draft).waiting?.concurrent).toBe(true)
    expect(new InputRequestEvent([]).concurrent).toBe(false)
    expect(new InputRequestEvent([], { concurrent: true }).concurrent).toBe(true)
  })

  test('K5: needs somebody to ask', () => {
    const game = started(hearing((one) => one.requestInputAny<string>([])))
    expect(game.fault?.message).toBe('requestInputAny needs somebody to ask')
    expect(game.fault?.stack).toContain(BrokenLaw.name)
  })
})
