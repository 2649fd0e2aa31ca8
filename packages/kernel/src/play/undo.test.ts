import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answers, asked, refusal, smallGame, started } from '../../testing/small-game.ts'
import { createGame, type Game, project, recordOf, replay } from '../host.ts'
import type { CardId } from '../index.ts'

interface Table {
  moves: string[]
  turn: number
  deck: CardId[]
  hand: CardId[]
}

const MOVES = ['think', 'pass', 'roll', 'draw', 'look', 'reveal', 'end'] as const

/** A player moves as often as they like before they pass; some moves bring news. */
const turns = smallGame<Table>(
  (game) => {
    const deck = game.cards.create('card', ['a', 'b', 'c', 'd', 'e', 'f'])
    game.cards.shuffle(deck)
    return { moves: [], turn: 0, deck, hand: [] }
  },
  {
    identities: ['a', 'b', 'c', 'd', 'e', 'f'],
    step(game) {
      const { state } = game
      const [move] = game.requestInputSingle({ actor: game.player(state.turn).name, title: 'Move', choices: MOVES })
      state.moves.push(move as string)
      if (move === 'pass') state.turn = 1 - state.turn
      if (move === 'roll') state.moves.push(`rolled ${game.random.die(6)}`)
      if (move === 'draw') game.cards.draw(state.deck, state.hand, state.turn)
      if (move === 'look') game.cards.show(state.deck, state.turn)
      if (move === 'reveal') game.cards.reveal(state.deck)
    },
    result: ({ moves }) => (moves.includes('end') ? { winners: [0], scores: [1, 0], reason: 'ended' } : null),
  },
)

const play = (...moves: readonly (typeof MOVES)[number][]): Game<Table> => {
  const game = started(turns)
  for (const move of moves) answers(game, game.waiting?.players[0] as string, move)
  return game
}

describe('alone', () => {
  test('K60: a seat takes back its last answer, and more of its own before it', () => {
    const game = play('think', 'think', 'pass')
    expect(game.canUndo(0)).toBe(true)
    expect(game.canUndo(1)).toBe(false)
    for (let i = 0; i < 3; i++) game.undo(0)
    expect(game.fingerprint()).toBe(started(turns).fingerprint())
    expect(game.canUndo(0)).toBe(false)
  })

  test.each(['roll', 'draw', 'look', 'reveal'] as const)('K60: not past news: %s', (news) => {
    const game = play('think', news, 'think')
    expect(game.canUndo(0)).toBe(true)
    game.undo(0)
    expect(game.canUndo(0)).toBe(false)
    const before = game.fingerprint()
    expect(refusal(() => game.undo(0)).code).toBe('undo-barred')
    expect(game.fingerprint()).toBe(before)
    expect(game.state.moves[1]).toBe(news)
  })

  test('K60: before the first answer there is nothing to take back, and nothing is said to have come after it', () => {
    const nothing = { code: 'undo-barred', message: 'There is nothing to take back: nobody has answered yet' }
    const fresh = started(turns)
    expect(refusal(() => fresh.undo(0))).toMatchObject(nothing)
    const taken = play('think')
    taken.undo(0)
    expect(refusal(() => taken.undo(0))).toMatchObject(nothing)
    expect(refusal(() => play('roll').undo(0)).message).toMatch(/^This can no longer be undone alone: chance/)
  })

  test('K60: looking at what one knows already is no news', () => {
    const game = play('reveal', 'look', 'think')
    game.undo(0)
    expect(game.canUndo(0)).toBe(true)
  })

  test('K60: not past the answer of another player, who may take back their own', () => {
    const game = play('pass', 'think')
    expect([game.canUndo(0), game.canUndo(1)]).toEqual([false, true])
    game.undo(1)
    expect([game.canUndo(0), game.canUndo(1)]).toEqual([false, false])
  })

  test('K60: the answer that ended the game can be taken back', () => {
    const game = play('think', 'end')
    expect(game.result).not.toBeNull()
    game.undo(0)
    expect(game.result).toBeNull()
    expect(asked(game)).toEqual(['ana: Move'])
  })

  test('K60: an answer that waits for others can be taken back while none of them has answered', () => {
    const picks = smallGame<object>(() => ({}), {
      step: (game) =>
        void game.requestInputMany(
          game.players.map(({ name }) => ({ actor: name, title: 'Pick', choices: ['a', 'b'] })),
        ),
    })
    const game = started(picks, 3)
    answers(game, 'bo', 'a')
    game.undo(1)
    expect(asked(game)).toEqual(['ana: Pick', 'bo: Pick', 'cy: Pick'])
    answers(game, 'bo', 'b')
    answers(game, 'cy', 'b')
    expect([game.canUndo(1), game.canUndo(2)]).toEqual([false, true])
  })

  test('K60: the last of several simultaneous answers cannot be taken back: it has shown all of them', () => {
    const auction = smallGame<{ bids: string[] }>(() => ({ bids: [] }), {
      step(game) {
        const asked = game.players.map(({ name }) => ({ actor: name, title: 'Bid', choices: ['1', '2', '3'] }))
        game.state.bids = game.requestInputMany(asked).map(({ selection }) => String(selection[0]))
        game.requestInputSingle({ actor: 'ana', title: 'Go on', choices: ['yes', 'of course'] })
      },
    })
    const game = started(auction)
    answers(game, 'bo', '2')
    answers(game, 'ana', '1')
    expect(game.state.bids).toEqual(['1', '2'])
    expect([game.canUndo(0), game.canUndo(1)]).toEqual([false, false])
    expect(refusal(() => game.undo(0)).code).toBe('undo-barred')
    answers(game, 'ana', 'yes')
    game.undo(0)
    expect([game.canUndo(0), game.canUndo(1)]).toEqual([false, false])
  })

  test('K60: whoever is asked alone among several may take their answer back', () => {
    const forced = smallGame<object>(() => ({}), {
      step(game) {
        game.requestInputMany([
          { actor: 'ana', title: 'Pick', choices: ['a', 'b'] },
          { actor: 'bo', title: 'Pick', choices: ['only'] },
        ])
      },
    })
    const game = started(forced)
    answers(game, 'ana', 'a')
    expect(game.canUndo(0)).toBe(true)
  })

  test('K60: an answer that follows a private one of another in the same step stays, for it may have shown it', () => {
    const duel = smallGame<{ shown: string }>(() => ({ shown: '' }), {
      step(game) {
        const [hidden] = game.requestInputSingle({
          actor: 'bo',
          title: 'Hide',
          choices: ['left', 'right'],
          private: true,
        })
        const [guess] = game.requestInputSingle({ actor: 'ana', title: 'Guess', choices: ['left', 'right'] })
        game.state.shown = guess === hidden ? 'found' : 'missed'
      },
    })
    const game = started(duel)
    answers(game, 'bo', 'left')
    expect(game.canUndo(1)).toBe(true)
    answers(game, 'ana', 'right')
    expect(game.state.shown).toBe('missed')
    expect(game.canUndo(0)).toBe(false)
  })

  test('K60: chance inside a step bars what was answered before it, not after', () => {
    const steps = smallGame<object>(() => ({}), {
      step(game) {
        game.requestInputSingle({ actor: 'ana', title: 'First', choices: ['a', 'b'] })
        game.random.die(6)
        game.requestInputSingle({ actor: 'ana', title: 'Second', choices: ['a', 'b'] })
        game.requestInputSingle({ actor: 'ana', title: 'Third', choices: ['a', 'b'] })
      },
    })
    const game = started(steps)
    answers(game, 'ana', 'a')
    expect(game.canUndo(0)).toBe(false)
    answers(game, 'ana', 'a')
    expect(game.canUndo(0)).toBe(true)
    game.undo(0)
    expect(asked(game)).toEqual(['ana: Second'])
    expect(game.canUndo(0)).toBe(false)
  })
})

test('K61: undo after do is as if nothing had been done, for every play', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...MOVES.slice(0, 6)), { maxLength: 12 }),
      fc.constantFrom(...MOVES),
      (moves, last) => {
        const game = play(...moves)
        const seat = game.state.turn
        const [fingerprint, view, log] = [game.fingerprint(), project(game, seat), game.log.length]
        answers(game, game.player(seat).name, last)
        fc.pre(game.canUndo(seat))
        game.undo(seat)
        expect(game.fingerprint()).toBe(fingerprint)
        const { branchId, canUndo } = view
        expect({ ...project(game, seat), branchId, canUndo }).toEqual(view)
        expect(game.log.length).toBe(log + 2)
      },
    ),
  )
})

test('K61: canUndo is told to the seat by the door', () => {
  const game = play('think')
  expect([0, 1, null].map((seat) => project(game, seat).canUndo)).toEqual([true, false, false])
})

describe('with consent', () => {
  test('K62: everything can be taken back when everyone agrees', () => {
    const game = play('think', 'roll', 'pass', 'draw', 'pass')
    game.undoWithConsent(0, 1, [1])
    expect(game.state.moves).toEqual(['think'])
    expect(game.fingerprint()).toBe(play('think').fingerprint())
    game.undoWithConsent(1, 0, [0])
    expect(game.fingerprint()).toBe(started(turns).fingerprint())
  })

  test('K62: not when somebody did not, and not to where nothing is', () => {
    const game = play('think', 'roll')
    const before = game.fingerprint()
    expect(refusal(() => game.undoWithConsent(0, 0, [])).message).toBe('bo did not agree')
    for (const to of [-1, 2, 3, 0.5, Number.NaN])
      expect(refusal(() => game.undoWithConsent(0, to, [1])).code).toBe('undo-barred')
    expect(game.fingerprint()).toBe(before)
    expect(game.log).toHaveLength(2)
  })

  test('K62: the same chance falls again, since it belongs to the table', () => {
    const game = play('roll')
    const rolled = game.state.moves.slice()
    game.undoWithConsent(0, 0, [1])
    answers(game, 'ana', 'roll')
    expect(game.state.moves).toEqual(rolled)
  })
})

describe('second looks', () => {
  const looks = (game: Game<Table>): unknown[] => [project(game, 1).secondLooks, recordOf(game).secondLooks]

  test('K122: whoever takes back past what was revealed has had a second look, and record and result say so', () => {
    const game = play('think', 'roll', 'think')
    game.undoWithConsent(0, 2, [1])
    expect(looks(game)).toEqual([false, false])
    game.undoWithConsent(0, 1, [1])
    expect(looks(game)).toEqual([true, true])
    answers(game, 'ana', 'end')
    expect(project(game, 1).result).toEqual({ winners: [0], scores: [1, 0], reason: 'ended', secondLooks: true })
    expect(recordOf(game).result).toEqual(project(game, 1).result)
    expect(replay(turns, recordOf(game)).verdict).toBe('EXACT')
  })

  test('K122: so has whoever is asked anew because somebody left after something was revealed', () => {
    const feeder = smallGame<{ rolled: number }>(() => ({ rolled: 0 }), {
      step(game) {
        game.requestInputSingle({ actor: 'ana', title: 'Reroll?', choices: ['yes', 'no'] })
        game.state.rolled = game.random.die(6)
        game.requestInputSingle({ actor: 'ana', title: 'Take it?', choices: ['yes', 'no'] })
      },
      leave: () => undefined,
    })
    const [early, late] = [started(feeder, 3), started(feeder, 3)]
    early.leave(2)
    expect(project(early, 0).secondLooks).toBe(false)
    answers(late, 'ana', 'yes')
    late.leave(2)
    expect(asked(late)).toEqual(['ana: Reroll?'])
    expect(late.log.at(-1)).toEqual({ kind: 'leave', seat: 2, to: 0, secondLook: true })
    expect(project(late, 0).secondLooks).toBe(true)
    expect(replay(feeder, recordOf(late)).verdict).toBe('EXACT')
  })

  test('K122: a resumed game remembers it', () => {
    const game = play('roll', 'think', 'think')
    game.undoWithConsent(0, 0, [1])
    const resumed = createGame(turns, { players: ['ana', 'bo'], seed: 'seed' })
    resumed.resume(game.snapshot(), game.log)
    answers(resumed, 'ana', 'end')
    expect(project(resumed, 0).result?.secondLooks).toBe(true)
  })

  test('K122: taking back alone is none', () => {
    const game = play('roll', 'think', 'think')
    game.undo(0)
    answers(game, 'ana', 'end')
    expect(project(game, 0).result).toEqual({ winners: [0], scores: [1, 0], reason: 'ended' })
  })
})

test('K63: a barrier stays: after consent nobody takes back alone what lay before it', () => {
  const game = play('think', 'pass', 'pass', 'think', 'roll', 'think')
  game.undoWithConsent(0, 4, [1])
  expect([0, 1].map((seat) => game.canUndo(seat))).toEqual([false, false])
  answers(game, 'ana', 'think')
  game.undo(0)
  expect([0, 1].map((seat) => game.canUndo(seat))).toEqual([false, false])
})

test('K63: the log keeps what was taken back, followed by the undo', () => {
  const game = play('think', 'pass')
  game.undo(0)
  expect(game.log.map(({ kind }) => kind)).toEqual(['answer', 'answer', 'undo'])
  expect(game.log.at(-1)).toEqual({ kind: 'undo', seat: 0, to: 1, consent: [] })
  answers(game, 'ana', 'roll')
  game.undoWithConsent(1, 0, [0])
  expect(game.log.at(-1)).toEqual({ kind: 'undo', seat: 1, to: 0, consent: [0], secondLook: true })
  expect(game.log).toHaveLength(5)
})
