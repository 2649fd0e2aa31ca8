import { describe, expect, test } from 'vitest'
import { answers, asked, refusal, smallGame, started } from '../../testing/small-game.ts'
import { createGame, type Game, lineText, project, recordOf, replay } from '../host.ts'
import { IllegalProgram } from '../play/fault.ts'

interface Shop {
  coins: number
  bought: string[]
}

const shop = smallGame<Shop>(() => ({ coins: 10, bought: [] }), {
  step(game) {
    const { state } = game
    game.tell('the shop opens')
    state.coins--
    const [first] = game.requestInputSingle({ actor: 'ana', title: 'Buy', choices: ['bread', 'bomb', 'ticking'] })
    state.bought.push(first as string)
    game.tell('{what} is sold', { what: first as string })
    if (first === 'bomb') throw new Error('the bomb goes off')
    const [second] = game.requestInputSingle({ actor: 'bo', title: 'Buy', choices: ['bread', 'bomb'] })
    if (second === 'bomb') throw new TypeError('this one too')
    state.bought.push(second as string)
  },
  result(state) {
    if (state.bought.includes('ticking') && state.bought.length % 2 === 0) throw new Error('after the step')
    return null
  },
})

const told = (game: Game) => project(game, 0).log.lines.map(lineText)

describe('an exception in the rules', () => {
  test('K93: marks the game faulted, which stands where it stood before', () => {
    const game = started(shop)
    const [before, fingerprint] = [project(game, 0), game.fingerprint()]
    answers(game, 'ana', 'bomb')
    expect(game.fault?.message).toBe('the bomb goes off')
    expect(game.fingerprint()).toBe(fingerprint)
    expect(project(game, 0)).toEqual({ ...before, faulted: true })
    expect(game.state).toEqual({ coins: 9, bought: [] })
  })

  test('K71: what the failed step told is taken back', () => {
    const game = started(shop)
    const heard: unknown[] = []
    game.observe({
      happened: (_, index) => void heard.push(index),
      takenBack: (index) => void heard.push(`back to ${index}`),
    })
    answers(game, 'ana', 'bomb')
    expect(told(game)).toEqual(['the shop opens'])
    expect(heard).toEqual([1, 'back to 1'])
  })

  test('K94: the answer that brought it about is kept apart from the log, and a restart does not fault again', () => {
    const game = started(shop)
    answers(game, 'ana', 'bread')
    answers(game, 'bo', 'bread')
    answers(game, 'ana', 'bomb')
    expect(game.fault?.answer).toMatchObject({ kind: 'answer', seat: 0, title: 'Buy', selection: ['bomb'] })
    expect(game.log).toHaveLength(2)
    const { verdict, game: restarted } = replay(shop, recordOf(game))
    expect(verdict).toBe('EXACT')
    expect(restarted?.fault).toBeNull()
    answers(restarted as Game, 'ana', 'bread')
    expect(asked(restarted as Game)).toEqual(['bo: Buy'])
  })

  test('K93: also between the steps', () => {
    const game = started(shop)
    answers(game, 'ana', 'ticking')
    answers(game, 'bo', 'bread')
    expect(game.fault).toMatchObject({ message: 'after the step', answer: { seat: 1, selection: ['bread'] } })
    expect(asked(game)).toEqual(['bo: Buy'])
    expect(game.log).toHaveLength(1)
  })

  test('K30: nothing is taken any more', () => {
    const game = started(shop)
    answers(game, 'ana', 'bomb')
    const attempts = [
      () => answers(game, 'ana', 'bread'),
      () => game.leave(1),
      () => game.undo(0),
      () => game.undoWithConsent(0, 0, [1]),
    ]
    for (const attempt of attempts) expect(refusal(attempt).code).toBe('faulted')
    expect(project(game, 0).canUndo).toBe(false)
    expect(game.log).toEqual([])
  })

  test('K95: the stack is for operators, and never passes the door', () => {
    const game = started(shop)
    answers(game, 'ana', 'bomb')
    expect(game.fault?.stack).toContain('fault.test.ts')
    for (const seat of [0, 1, null]) expect(JSON.stringify(project(game, seat))).not.toMatch(/goes off|fault\.test\.ts/)
  })

  test('K93: before anybody is asked, and in setup', () => {
    const early = started(
      smallGame<Shop>(() => ({ coins: 0, bought: [] }), {
        step(game) {
          game.state.coins = 5
          throw new Error('too early')
        },
      }),
    )
    expect(early.fault?.message).toBe('too early')
    expect(early.state.coins).toBe(0)
    const never = started(
      smallGame<Shop>(
        () => {
          throw new Error('no table')
        },
        { step: () => undefined },
      ),
    )
    expect(never.fault).toMatchObject({ message: 'no table', answer: null })
    expect(project(never, 0)).toMatchObject({ view: null, faulted: true, prompts: [] })
  })

  test('K93: something thrown that is no error is contained too', () => {
    const thrown: unknown = 'just a word'
    const game = started(
      smallGame<object>(() => ({}), {
        step: () => {
          throw thrown
        },
      }),
    )
    expect(game.fault?.message).toBe('just a word')
  })

  test('K93: in `leave`, which is then not in the log either', () => {
    const definition = {
      ...shop,
      leave: () => {
        throw new Error('the door is locked')
      },
    }
    const game = started(definition)
    answers(game, 'ana', 'bread')
    const fingerprint = game.fingerprint()
    game.leave(1)
    expect(game.fault?.message).toBe('the door is locked')
    expect(game.fingerprint()).toBe(fingerprint)
    expect(asked(game)).toEqual(['bo: Buy'])
    expect(replay(definition, recordOf(game)).game?.fault).toBeNull()
  })

  test('K93: after somebody has left in the middle of a step, who is then there still', () => {
    const game = started(
      smallGame<Shop & { left: boolean }>(() => ({ coins: 10, bought: [], left: false }), {
        step(rules) {
          if (rules.state.left) throw new Error('nobody minds the shop')
          shop.step(rules)
        },
        leave(rules) {
          rules.state.left = true
        },
      }),
    )
    answers(game, 'ana', 'bread')
    const [before, fingerprint] = [project(game, 1), game.fingerprint()]
    game.leave(1)
    expect(game.fault?.message).toBe('nobody minds the shop')
    expect(game.fingerprint()).toBe(fingerprint)
    expect(project(game, 1)).toEqual({ ...before, faulted: true })
  })

  test('K93: other games of the same definition go on', () => {
    const [broken, other] = [started(shop), started(shop)]
    answers(broken, 'ana', 'bomb')
    answers(other, 'ana', 'bread')
    expect(other.fault).toBeNull()
    expect(asked(other)).toEqual(['bo: Buy'])
  })
})

describe('with programs at the table', () => {
  test('K94: the answer of the program is kept apart, that of the player before it stays', () => {
    const game = started(shop)
    let asks = 0
    game.seatResponder(1, () => (asks++, ['bomb']))
    answers(game, 'ana', 'bread')
    expect(game.fault).toMatchObject({ message: 'this one too', answer: { seat: 1, selection: ['bomb'] } })
    expect(game.log).toMatchObject([{ seat: 0, selection: ['bread'] }])
    expect(asked(game)).toEqual(['bo: Buy'])
    expect(asks).toBe(1)
    expect(replay(shop, recordOf(game)).game?.fault).toBeNull()
  })

  test('K94: also where programs alone play', () => {
    const game = createGame(shop, { players: ['ana', 'bo'], seed: 'seed' }) as Game<Shop>
    game.seatResponder(0, () => (game.state.bought.length > 5 ? ['bomb'] : ['bread']))
    game.seatResponder(1, () => ['bread'])
    game.run()
    expect(game.fault).toMatchObject({ message: 'the bomb goes off', answer: { seat: 0 } })
    expect(game.state.bought).toHaveLength(6)
    expect(asked(game)).toEqual(['ana: Buy'])
    expect(replay(shop, recordOf(game))).toMatchObject({ verdict: 'EXACT', game: { fault: null } })
  })

  test('K86: an illegal answer of a program is its fault, and what was answered before it stands', () => {
    const game = started(shop)
    game.seatResponder(1, () => ['elephant'])
    answers(game, 'ana', 'bread')
    expect(game.fault?.message).toBe(
      'the program playing bo answered "Buy" illegally: Selection elephant didn\'t exist in the choices',
    )
    expect(game.fault?.stack).toContain(IllegalProgram.name)
    expect(game.fault?.answer).toBeNull()
    expect(game.log).toMatchObject([{ seat: 0, selection: ['bread'] }])
    expect(asked(game)).toEqual(['bo: Buy'])
    expect(replay(shop, recordOf(game)).game?.fault).toBeNull()
  })
})
