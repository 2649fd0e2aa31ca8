import { expect, test } from 'vitest'
import { answers, asked, refusal, smallGame, started } from '../../testing/small-game.ts'
import { createGame, lineText, openText, project } from '../host.ts'

interface Party {
  here: number[]
  turn: number
  done: string[]
}

/** Two questions a turn; whoever leaves is passed over, and the last one wins. */
const party = smallGame<Party>((game) => ({ here: game.players.map(({ seat }) => seat), turn: 0, done: [] }), {
  step(game) {
    const { state } = game
    const { name } = game.player(state.turn)
    game.tell('{who} begins', { who: { seat: state.turn } })
    const [first] = game.requestInputSingle({ actor: name, title: 'First', choices: ['a', 'b'] })
    const [second] = game.requestInputSingle({ actor: name, title: 'Second', choices: ['a', 'b'] })
    state.done.push(`${name} ${first}${second}`)
    state.turn = state.here.find((seat) => seat > state.turn) ?? (state.here[0] as number)
  },
  leave(game, seat) {
    const { state } = game
    state.here = state.here.filter((one) => one !== seat)
    if (state.turn === seat) state.turn = state.here.find((one) => one > seat) ?? (state.here[0] as number)
    game.tell('{who} leaves', { who: { seat } })
  },
  result: ({ here }) => (here.length === 1 ? { winners: here, scores: [], reason: 'alone' } : null),
})

test('K52: whoever leaves is passed over, and the rest goes on', () => {
  const game = started(party, 3)
  game.leave(1)
  answers(game, 'ana', 'a')
  answers(game, 'ana', 'b')
  expect(asked(game)).toEqual(['cy: First'])
  game.leave(2)
  expect(game.result).toMatchObject({ winners: [0] })
})

test('K52: it takes effect at the checkpoint, so answers of the unfinished step are asked again', () => {
  const game = started(party, 3)
  answers(game, 'ana', 'a')
  expect(asked(game)).toEqual(['ana: Second'])
  game.leave(2)
  expect(asked(game)).toEqual(['ana: First'])
  expect(game.state.here).toEqual([0, 1])
  expect(game.log.at(-1)).toEqual({ kind: 'leave', seat: 2, to: 0 })
})

test('K71: it takes back what the unfinished step had told, and tells what followed instead', () => {
  const game = started(party, 3)
  const heard: string[] = []
  game.observe({
    happened: (happening, index) =>
      void heard.push(`${index} ${happening.kind === 'line' ? openText(game, happening) : ''}`),
    takenBack: (index) => void heard.push(`back to ${index}`),
  })
  game.leave(0)
  expect(project(game, null).log.lines.map(lineText)).toEqual(['ana leaves', 'bo begins'])
  expect(heard).toEqual(['back to 0', '0 ana leaves', '1 bo begins'])
})

test('K64: leaving cannot be undone alone, and neither can anything before it', () => {
  const game = started(party, 3)
  answers(game, 'ana', 'a')
  answers(game, 'ana', 'a')
  answers(game, 'bo', 'a')
  game.leave(2)
  expect([0, 1, 2].map((seat) => game.canUndo(seat))).toEqual([false, false, false])
  game.undoWithConsent(0, 2, [1, 2])
  expect(game.state.here).toEqual([0, 1, 2])
  expect(asked(game)).toEqual(['bo: First'])
})

test('K71: consent takes a departure back, and its story with it', () => {
  const game = started(party)
  game.leave(1)
  expect(project(game, null).log.lines.map(lineText)).toEqual(['bo leaves'])
  game.undoWithConsent(0, 0, [1])
  expect(game.result).toBeNull()
  expect(project(game, null).log.lines.map(lineText)).toEqual(['ana begins'])
})

test('K52: a leave takes effect where it happened, also when the game is played again from its beginning', () => {
  const idling = smallGame<{ idle: boolean; drawn: number; left: number }>(() => ({ idle: true, drawn: 0, left: 0 }), {
    step(game) {
      const { state } = game
      if (state.idle) {
        state.drawn = state.left * 10
        state.idle = false
        return
      }
      game.requestInputSingle({ actor: 'bo', title: `drawn ${state.drawn}`, choices: ['x', 'y'] })
      game.random.int(6)
      state.idle = true
    },
    leave: (game) => void game.state.left++,
  })
  const game = started(idling, 3)
  answers(game, 'bo', 'x')
  game.leave(0)
  for (const drawn of ['drawn 0', 'drawn 10']) {
    expect(asked(game)).toEqual([`bo: ${drawn}`])
    answers(game, 'bo', 'x')
  }
  game.undoWithConsent(1, 3, [0, 2])
  expect(game.fault).toBeNull()
  expect(asked(game)).toEqual(['bo: drawn 10'])
})

test('K52: leave entries replay to the same game', () => {
  const game = started(party, 3)
  answers(game, 'ana', 'b')
  game.leave(1)
  answers(game, 'ana', 'a')
  answers(game, 'ana', 'b')
  const again = createGame(party, { players: ['ana', 'bo', 'cy'], seed: 'seed' })
  again.run()
  for (const entry of game.log) again.apply(entry)
  expect(again.fingerprint()).toBe(game.fingerprint())
  expect(again.log).toEqual(game.log)
  expect(project(again, 0)).toEqual(project(game, 0))
})

test('K30: nobody leaves a game that is over, and nobody who is not there', () => {
  const game = started(party)
  expect(() => game.leave(2)).toThrow('there is no seat 2 at a table of 2')
  expect(game.log).toEqual([])
  game.leave(0)
  expect(refusal(() => game.leave(1)).code).toBe('finished')
  expect(game.log).toHaveLength(1)
})

test('K42: leaving begins a new branch, although the same player is awaited', () => {
  const game = started(party, 3)
  const { branchId } = game
  game.leave(2)
  expect(asked(game)).toEqual(['ana: First'])
  expect(game.branchId).toBeGreaterThan(branchId)
})

test('K46: rules can end the game from `leave`', () => {
  const game = started(
    smallGame<object>(() => ({}), {
      step: (one) => void one.requestInputSingle({ actor: 'ana', title: 'Go', choices: ['a', 'b'] }),
    }),
  )
  game.leave(1)
  expect(game.result?.reason).toBe('bo left')
})
