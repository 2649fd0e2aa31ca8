import {
  type CardId,
  type GameDefinition,
  type GameModule,
  type GameResult,
  randomAgent,
  type Rules,
  type Seat,
  type StandardSchema,
  type Vocabulary,
} from '@turnwright/kernel'
import { fingerprintOf } from '@turnwright/kernel/host'

/**
 * Which of the kernel's ways to ask (K1 to K3) a table plays. Turns have one answer, long ones three; a question of
 * `guess` cannot be imagined.
 */
export type Mode = (typeof MODES)[number]
const MODES = ['turns', 'long-turns', 'picks', 'draft', 'guess'] as const

export interface ParlourOptions {
  readonly mode: Mode
  readonly rounds: number
}

interface ParlourState {
  mode: Mode
  rounds: number
  round: number
  /** Taken in this round of a draft. */
  drafted: Seat[]
  turn: Seat
  deck: CardId[]
  hands: CardId[][]
  played: CardId[]
  scores: number[]
  left: Seat[]
}

type ParlourAbout =
  | { readonly kind: 'play-a-card' }
  | { readonly kind: 'pass' }
  | { readonly kind: 'draw' }
  | { readonly kind: 'break' }
  | { readonly kind: 'took-a-turn'; readonly seat: Seat }
  | { readonly kind: 'plays'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'rounds-played' }

type ParlourGame = Rules<ParlourState, ParlourOptions, ParlourAbout>

/** Two languages, so that people at one table can read different ones. */
const words: Vocabulary<ParlourAbout> = {
  en: {
    'play-a-card': () => ({ title: 'Play a card', help: 'Or pass' }),
    pass: () => 'pass',
    draw: () => ({ title: 'draw', detail: 'From the deck' }),
    break: () => 'break',
    'took-a-turn': ({ seat }, say) => say`${say.seat(seat)} took a turn`,
    plays: ({ seat, card }, say) => say`${say.seat(seat)} plays ${say.card(card)}`,
    'rounds-played': () => 'All rounds are played',
  },
  de: {
    'play-a-card': () => ({ title: 'Spiel eine Karte aus', help: 'Oder passe' }),
    pass: () => 'passen',
    draw: () => ({ title: 'ziehen', detail: 'Vom Stapel' }),
    break: () => 'abbrechen',
    'took-a-turn': ({ seat }, say) => say`${say.seat(seat)} war am Zug`,
    plays: ({ seat, card }, say) => say`${say.seat(seat)} spielt ${say.card(card)}`,
    'rounds-played': () => 'Alle Runden sind gespielt',
  },
}

const options: StandardSchema<ParlourOptions> = {
  '~standard': {
    version: 1,
    vendor: 'turnwright',
    validate: (value) => {
      const { mode = 'turns', rounds = 3 } = (value ?? {}) as Partial<ParlourOptions>
      if (!MODES.includes(mode)) return { issues: [{ message: 'no such mode', path: ['mode'] }] }
      return { value: { mode, rounds: Number(rounds) } }
    },
  },
}

export const SECRETS: readonly string[] = Array.from(
  { length: 52 },
  (_, i) => `secret-card-${String(i).padStart(2, '0')}`,
)
const HAND = 5
const MOVES = (['pass', 'draw', 'break'] as const).map((kind) => ({ id: kind, about: { kind } }))

/**
 * A game for tests of the server: hidden hands, and all three ways of asking. `break` makes the rules throw, which no
 * game should.
 */
export const parlour: GameDefinition<ParlourState, ParlourOptions, unknown, ParlourAbout> = {
  id: 'parlour',
  name: 'Parlour',
  rules: 1,
  seats: { min: 2, max: 4 },
  options,
  identities: SECRETS,
  words,

  setup(game, { mode, rounds }) {
    const deck = game.cards.create('card', SECRETS)
    game.cards.shuffle(deck)
    const hands: CardId[][] = game.players.map(() => [])
    for (const { seat } of game.players) game.cards.draw(deck, hands[seat] as CardId[], seat, HAND)
    const scores = game.players.map(() => 0)
    return { mode, rounds, round: 0, drafted: [], turn: 0, deck, hands, played: [], scores, left: [] }
  },

  step(game) {
    switch (game.state.mode) {
      case 'turns':
        return takeTurn(game, 1)
      case 'long-turns':
        return takeTurn(game, 3)
      case 'picks':
        return pickAtOnce(game)
      case 'draft':
        return draftOne(game)
      case 'guess':
        return guess(game)
    }
  },

  result({ round, rounds, scores, left }): GameResult | null {
    const staying = scores.flatMap((_, seat) => (left.includes(seat) ? [] : [seat]))
    if (staying.length === 1) return { winners: staying, scores, reason: 'Everyone else left' }
    if (round < rounds) return null
    const best = Math.max(...staying.map((seat) => scores[seat] as number))
    return { winners: staying.filter((seat) => scores[seat] === best), scores, reason: { kind: 'rounds-played' } }
  },

  leave(game, seat) {
    game.state.left.push(seat)
    if (game.state.turn === seat) passTurn(game)
  },

  view(state, seat, cards) {
    const { round, turn, played, scores, drafted, deck } = state
    return {
      round,
      turn,
      scores,
      drafted,
      deck: deck.length,
      played: played.map((card) => cards.identity(card)),
      hands: state.hands.map((hand, of) => (of === seat ? hand.map((card) => cards.identity(card)) : hand.length)),
    }
  },
}

function takeTurn(game: ParlourGame, answers: number): void {
  const { seat } = game.player(game.state.turn)
  for (let answer = 0; answer < answers; answer++) move(game)
  game.tell({ kind: 'took-a-turn', seat })
  passTurn(game)
}

function move(game: ParlourGame): void {
  const { state } = game
  const { name, seat } = game.player(state.turn)
  const hand = state.hands[seat] as CardId[]
  const [moved] = game.requestInputSingle({
    actor: name,
    about: { kind: 'play-a-card' },
    choices: [...hand.map((card) => card as number), ...MOVES],
    cards: true,
    noAutoRespond: true,
  })
  if (moved === 'break')
    throw new Error(`the rules broke holding ${hand.map((card) => game.cards.identity(card)).join()}`)
  if (moved === 'draw') game.cards.draw(state.deck, hand, seat)
  else if (moved !== 'pass') play(game, seat, moved as CardId)
}

/** The title depends on the whole deck: in no other deal is the same question asked. */
function guess(game: ParlourGame): void {
  const deck = game.state.deck.map((card) => game.cards.identity(card))
  const { name } = game.player(game.state.turn)
  const [move] = game.requestInputSingle({
    actor: name,
    title: `Guess ${fingerprintOf(...deck)}`,
    choices: ['pass', 'break'],
  })
  if (move === 'break') throw new Error('the rules broke')
  passTurn(game)
}

function passTurn({ state, players }: ParlourGame): void {
  do {
    state.turn = (state.turn + 1) % players.length
    if (state.turn === 0) state.round++
  } while (state.left.includes(state.turn) && state.left.length < players.length)
}

function pickAtOnce(game: ParlourGame): void {
  const { state } = game
  const staying = game.players.filter(({ seat }) => !state.left.includes(seat))
  const responses = game.requestInputMany(
    staying.map(({ name, seat }) => ({
      actor: name,
      title: `First pick ${state.round}`,
      choices: (state.hands[seat] as CardId[]).map((card) => card as number),
      cards: true,
      private: true,
    })),
  )
  for (const { actor, selection } of responses) {
    const seat = game.players.findIndex(({ name }) => name === actor)
    play(game, seat, selection[0] as CardId)
    game.cards.draw(state.deck, state.hands[seat] as CardId[], seat)
  }
  if (state.deck.length < 4) game.finish({ winners: [0], scores: state.scores, reason: 'No cards are left' })
  state.round++
}

function draftOne(game: ParlourGame): void {
  const { state } = game
  const waiting = game.players.filter(({ seat }) => !state.drafted.includes(seat) && !state.left.includes(seat))
  const { actor, selection } = game.requestInputAny(
    waiting.map(({ name, seat }) => ({
      actor: name,
      title: 'Draft a card',
      choices: (state.hands[seat] as CardId[]).map((card) => card as number),
      cards: true,
    })),
  )
  const seat = game.players.findIndex(({ name }) => name === actor)
  play(game, seat, selection[0] as CardId)
  state.drafted.push(seat)
  if (state.drafted.length + state.left.length < game.players.length) return
  state.drafted = []
  state.mode = 'turns'
}

function play(game: ParlourGame, seat: Seat, card: CardId): void {
  const { state } = game
  game.cards.move(card, state.hands[seat] as CardId[], state.played)
  game.cards.reveal(card)
  state.scores[seat] = (state.scores[seat] as number) + 1
  game.tell({ kind: 'plays', seat, card })
}

/** Agents that misbehave, next to one that does not. */
export const parlourModule: GameModule<ParlourState, ParlourOptions, unknown, ParlourAbout> = {
  definition: parlour,
  about: { tagline: 'For tests of the server.', minutes: 1 },
  agents: {
    random: randomAgent,
    steady: {
      about: 'Never breaks the rules.',
      create: (chance) => (question) => {
        for (;;) {
          const answer = question.randomAnswer(chance)
          if (!(Array.isArray(answer) && answer[0] === 'break')) return answer
        }
      },
    },
    throwing: {
      about: 'Throws.',
      create: () => () => {
        throw new Error('I do not want to')
      },
    },
    nonsense: { about: 'Answers what nobody asked.', create: () => () => ['nonsense'] },
    contrite: {
      about: 'Answers nonsense until it is told why that is wrong.',
      create: () => (question) => (question.refusal === null ? ['nonsense'] : ['pass']),
    },
    slow: {
      about: 'Thinks in a thread.',
      slow: true,
      create: (chance) => (question) => thinkLong(question.randomAnswer(chance)),
    },
    stuck: {
      about: 'Never comes to an end.',
      slow: true,
      create: () => () => {
        for (;;);
      },
    },
  },
}

/** Keeps its thread busy for a while without a clock. */
function thinkLong<T>(answer: T): T {
  let n = 1
  for (let i = 0; i < 3_000_000; i++) n = (n * 31 + i) | 0
  if (n === 0.5) throw new Error('never')
  return Array.isArray(answer) && answer[0] === 'break' ? (['pass'] as T) : answer
}
