import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answers, smallGame, started } from '../../testing/small-game.ts'
import { type Game, project } from '../host.ts'
import type { CardId } from '../index.ts'
import { imagine, Random } from '../search.ts'
import { restAll } from './rest.ts'

interface Table {
  turn: number
  marks: string[]
  deck: CardId[]
  hand: CardId[]
}

const CARDS = Array.from({ length: 300 }, (_, card) => `card ${card}`)
const MOVES = ['mark', 'draw', 'shuffle', 'roll', 'ask on', 'fail'] as const
type Move = (typeof MOVES)[number]

/** Most moves end their step; one asks on after it has written to the state and to the cards, and one is a bug. */
const table = smallGame<Table>(
  (game) => {
    const deck = game.cards.create('card', CARDS)
    game.cards.shuffle(deck)
    return { turn: 0, marks: [], deck, hand: [] }
  },
  {
    identities: CARDS,
    step(game) {
      const { state, cards } = game
      const actor = game.player(state.turn).name
      const [move] = game.requestInputSingle({ actor, title: 'Move', choices: MOVES })
      state.marks.push(move as string)
      game.tell(`somebody chose to ${move}`)
      if (move === 'draw' || move === 'ask on' || move === 'fail') cards.draw(state.deck, state.hand, state.turn)
      if (move === 'shuffle') cards.shuffle(state.deck)
      if (move === 'roll') state.marks.push(String(game.random.die(6)))
      if (move === 'fail') throw new Error('a bug')
      if (move === 'ask on') game.requestInputSingle({ actor: 'bo', title: 'More', choices: ['mark', 'draw'] })
      state.turn = 1 - state.turn
    },
    leave(game) {
      game.state.marks.push('left')
    },
  },
)

/** Long enough for the kernel to expect that the next answer ends its step as well. */
const A_LONG_TIME = 50

function afterALongTime(): Game<Table> {
  const game = started(table)
  for (let n = 0; n < A_LONG_TIME; n++) move(game, n % 3 === 0 ? 'draw' : 'mark')
  return game
}

function move(game: Game<Table>, choice: Move): void {
  answers(game, game.waiting?.players[0] as string, choice)
}

/** Everything that can be told of a game, as text that no later play can change. */
function allOf(game: Game<Table>): string {
  const told = [0, 1, null].map((seat) => project(game, seat, { logFrom: 0 }))
  return JSON.stringify([game.fingerprint(), told, game.log, game.fault?.message, game.snapshot()])
}

describe('after many answers that each ended their step', () => {
  test('K137: one that does not end it is asked on, and the state is written to once', () => {
    const game = afterALongTime()
    const { marks, hand } = game.state
    move(game, 'ask on')
    expect(game.waiting?.selectors[0]?.title).toBe('More')
    expect(game.state.marks).toEqual([...marks, 'ask on'])
    expect(game.state.hand.slice(0, -1)).toEqual(hand)
    answers(game, 'bo', 'mark')
    expect(game.state.marks).toEqual([...marks, 'ask on'])
  })

  test('K93, K137: rules that fail leave the game as it stood before', () => {
    const game = afterALongTime()
    const before = [game.fingerprint(), game.state, game.log.length]
    move(game, 'fail')
    expect(game.fault?.message).toBe('a bug')
    expect([game.fingerprint(), game.state, game.log.length]).toEqual(before)
  })

  test('K137: what was projected or imagined before stays as it was', () => {
    const game = afterALongTime()
    const projected = project(game, 0)
    const fork = imagine(game, 0, Random.fromSeed('fork')) as Game<Table>
    const [seen, imagined] = [JSON.stringify(projected), allOf(fork)]
    for (let n = 0; n < A_LONG_TIME; n++) move(game, 'draw')
    expect(JSON.stringify(projected)).toBe(seen)
    expect(allOf(fork)).toBe(imagined)
    answers(fork, fork.waiting?.players[0] as string, 'draw')
    expect(fork.state.marks).toHaveLength(A_LONG_TIME + 1)
  })

  test('K137: a few steps are run again to find where the running one began, and no more', () => {
    let ran = 0
    const counted: typeof table = {
      ...table,
      step(rules) {
        ran++
        table.step(rules)
      },
    }
    const game = started(counted)
    for (let n = 0; n < 200; n++) move(game, 'draw')
    expect(ran).toBe(1 + 200 * 2)
    move(game, 'ask on')
    expect(ran).toBeLessThanOrEqual(1 + 200 * 2 + 18)
    const before = ran
    answers(game, 'bo', 'mark')
    expect(ran).toBe(before + 2)
  })

  test.each([1, 60])(
    'K61, K137: one after the other of %d answers is taken back alone, also after a rest, without playing the whole game again',
    (count) => {
      let ran = 0
      const alone = smallGame<{ turn: number }>(() => ({ turn: 0 }), {
        step(game) {
          ran++
          const news = game.requestInputSingle({ actor: 'ana', title: 'Go', choices: ['on', 'roll'] })[0] === 'roll'
          game.state.turn += news ? game.random.die(6) : 1
        },
      })
      const game = started(alone, 1)
      for (let n = 0; n < 55; n++) answers(game, 'ana', 'roll')
      const turns = Array.from({ length: count }, () => {
        const { turn } = game.state
        answers(game, 'ana', 'on')
        return turn
      })
      for (const turn of turns.toReversed()) {
        restAll()
        ran = 0
        game.undo(0)
        expect(game.state.turn).toBe(turn)
        expect(ran).toBeLessThanOrEqual(20)
      }
      expect(game.canUndo(0)).toBe(false)
    },
  )
})

type Happening = Move | 'leave' | 'undo' | 'undo by consent' | 'imagine'

const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 30, arbitrary: fc.constantFrom<Move>('mark', 'draw', 'shuffle', 'roll') },
  { weight: 1, arbitrary: fc.constantFrom('ask on' as const, 'fail' as const, 'leave' as const) },
  { weight: 1, arbitrary: fc.constantFrom('undo' as const, 'undo by consent' as const, 'imagine' as const) },
)

test('K137: a table plays as one does that rests after every answer', () => {
  fc.assert(
    fc.property(fc.array(happening, { minLength: 60, maxLength: 200, size: 'max' }), (happenings) => {
      const busy = storyOf(happenings, () => {})
      const resting = storyOf(happenings, restAll)
      expect(busy).toEqual(resting)
    }),
    { numRuns: 20 },
  )
})

/** How a game stands after everything that happens, and all that can be told of its end. */
function storyOf(happenings: readonly Happening[], between: () => void): readonly string[] {
  const game = started(table)
  const story = happenings.map((what) => {
    happens(game, what)
    between()
    return game.fingerprint()
  })
  return [...story, allOf(game)]
}

function happens(game: Game<Table>, what: Happening): void {
  const { length } = game.history
  if (game.fault !== null || (length === 0 && what === 'undo by consent')) return
  const [title] = game.waiting?.selectors.map((one) => one.title) ?? []
  if (what === 'imagine') imagine(game, 0, Random.fromSeed('fork'))
  else if (what === 'leave') game.leave(0)
  else if (what === 'undo') {
    if (game.canUndo(1)) game.undo(1)
  } else if (what === 'undo by consent') game.undoWithConsent(0, Math.max(0, length - 5), [1])
  else if (title === 'Move') move(game, what)
  else answers(game, 'bo', 'draw')
}
