import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answersWith, refusal, smallGame, started } from '../../testing/small-game.ts'
import { Game, project } from '../host.ts'
import type { CardId } from '../index.ts'
import { imagine, originOf, Random, randomSelection } from '../search.ts'

interface Fair {
  turn: number
  marks: string[]
  deck: CardId[]
  hands: CardId[][]
  pile: CardId[]
  /** Steps to come in which nobody is asked. */
  quiet: number
}

const CARDS = Array.from({ length: 20 }, (_, card) => `card ${card}`)
const QUICK = ['mark', 'draw', 'shuffle', 'roll', 'show', 'slip', 'make', 'wait'] as const
const SLOW = ['ask on', 'ask both', 'ask either', 'fail', 'fail later', 'end'] as const
type Deed = (typeof QUICK)[number] | (typeof SLOW)[number]

/** Every deed writes to the state or to the cards before the step asks on, fails, ends or leaves the rest to quiet steps. */
const fair = smallGame<Fair>(
  (game) => ({ turn: 0, marks: [], deck: game.cards.create('card', CARDS), hands: [[], []], pile: [], quiet: 0 }),
  {
    identities: CARDS,
    step(game) {
      const { state, cards } = game
      if (state.quiet > 0) {
        state.quiet--
        if (state.marks.at(-1) === 'fail later') throw new Error('a late bug')
        game.tell('nothing happens')
        return
      }
      const { turn, deck, pile } = state
      const hand = state.hands[turn] as CardId[]
      if (state.marks.at(-1) === 'roll') game.tell(`${game.random.die(6)} comes up`)
      const { name } = game.player(turn)
      const [deed] = game.requestInputSingle({ actor: name, title: 'Do', choices: [...QUICK, ...SLOW] })
      state.marks.push(deed as string)
      game.tell(`somebody chose to ${deed}`)
      game.emit('deed', { deed: deed as string })
      if (deed !== 'mark') cards.draw(deck, hand, turn)
      const ask = (seat: number) => ({
        actor: game.player(seat).name,
        title: 'More',
        choices: ['yes', 'no'],
        private: true,
      })
      switch (deed as Deed) {
        case 'shuffle':
          cards.shuffle(deck)
          break
        case 'roll':
          state.marks.push(String(game.random.die(6)), 'roll')
          break
        case 'show':
          cards.reveal(hand.slice(-1))
          break
        case 'slip':
          cards.slip(hand[0] as CardId, hand, pile, turn)
          break
        case 'make':
          if (cards.size < 200) deck.push(...cards.create('other', CARDS.slice(0, 3), [turn]))
          break
        case 'wait':
          state.quiet = 2
          break
        case 'ask on':
          state.marks.push(...game.requestInputSingle(ask(1 - turn)))
          break
        case 'ask both':
          for (const { selection } of game.requestInputMany([ask(0), ask(1)])) state.marks.push(...selection)
          break
        case 'ask either':
          state.marks.push(...game.requestInputAny([ask(0), ask(1)]).selection)
          break
        case 'fail':
          throw new Error('a bug')
        case 'fail later':
          state.quiet = 2
          break
        case 'end':
          game.finish({ winners: [turn], scores: [], reason: 'enough' })
          break
        case 'mark':
        case 'draw':
          break
      }
      if (deck.length === 0) deck.push(...hand.splice(0), ...pile.splice(0))
      state.turn = 1 - turn
    },
    leave(game, seat) {
      game.state.marks.push(`${seat} left`)
    },
  },
)

type Happening =
  | { readonly deed: Deed }
  | { readonly what: 'leave' | 'undo' | 'agree' | 'imagine' | 'resume' | 'refuse' }

const deeds = (...some: readonly Deed[]) => fc.constantFrom(...some).map((deed): Happening => ({ deed }))

const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 16, arbitrary: deeds('mark', ...QUICK) },
  { weight: 1, arbitrary: deeds(...SLOW) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('leave', 'undo', 'undo', 'agree', 'imagine', 'resume', 'refuse')
      .map((what): Happening => ({ what })),
  },
)

/** Long enough for the kernel to expect that the next answer ends its step as well. */
const aLongTime = fc.array(deeds('mark', ...QUICK), { minLength: 33, maxLength: 50, size: 'max' })

test('K137: whatever happens, a busy table is what a replay of its log gives, and nothing that it showed is written to', () => {
  fc.assert(
    fc.property(aLongTime, fc.array(happening, { maxLength: 30, size: 'max' }), (before, happenings) => {
      let game = started(fair)
      for (const one of [...before, ...happenings]) {
        if (game.fault !== null || game.result !== null) break
        game = after(game, one)
        // Rules that wrote to any of this from here on would fail.
        freeze([game.state, project(game, 0), project(game, null), game.log.at(-1)])
      }
      expect(['a bug', 'a late bug', undefined]).toContain(game.fault?.message)
      expect(toldOf(game)).toEqual(toldOf(replayed(game)))
    }),
    { numRuns: 100 },
  )
})

/** The table where that has happened; another one where it was resumed. */
function after(game: Game<Fair>, happening: Happening): Game<Fair> {
  const { length } = game.history
  const [asked] = game.waiting?.selectors ?? []
  if ('deed' in happening) {
    const chance = Random.fromSeed(String(length))
    if (asked !== undefined)
      answersWith(game, asked.actor, asked.title === 'Do' ? [happening.deed] : randomSelection(asked, chance))
    return game
  }
  switch (happening.what) {
    case 'leave':
      game.leave(length % 2)
      return game
    case 'undo':
      for (const { seat } of game.players) if (game.canUndo(seat)) game.undo(seat)
      return game
    case 'agree':
      if (length > 0) game.undoWithConsent(0, Math.max(0, length - 7), [1])
      return game
    case 'imagine':
      imagine(game, 0, Random.fromSeed('fork'))
      return game
    case 'refuse':
      if (asked !== undefined) refusal(() => answersWith(game, asked.actor, ['nonsense']))
      return game
    case 'resume': {
      const resumed = new Game(fair, game.table)
      resumed.resume(game.snapshot(), game.log.slice())
      return resumed
    }
  }
}

/** The same log at a table that never expects an answer to end its step. */
function replayed({ log }: Game<Fair>): Game<Fair> {
  const game = started(fair)
  for (const entry of log) {
    game.apply(entry)
    originOf(game)
  }
  return game
}

function toldOf(game: Game<Fair>): unknown {
  const told = [0, 1, null].map((seat) => {
    const { view, prompts, waitingFor, result, log, secondLooks, answers } = project(game, seat)
    return { view, prompts, waitingFor, result, lines: log.lines.slice(-10), total: log.total, secondLooks, answers }
  })
  return [game.fingerprint(), told, game.happened]
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  Object.freeze(value)
  for (const part of Object.values(value)) freeze(part)
}
