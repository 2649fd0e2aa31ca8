import { type AgentKind, type CardId, type GameDefinition, noOptions } from '@turnwright/kernel'
import { createGame, type Game } from '@turnwright/kernel/host'
import type { Mind, Question } from '@turnwright/kernel/search'

/** Alone: take five coins, or draw three cards and play one of them, of which the key alone opens the chest. */
interface ChestState {
  deck: CardId[]
  hand: CardId[]
  coins: number
  isOver: boolean
}

type ChestAbout = { readonly kind: 'begin' | 'coins' | 'draw' | 'play' }

const CARDS = ['key', 'stone', 'leaf']
const COINS = 5
const CHEST = 9

const chest: GameDefinition<ChestState, Record<string, never>, unknown, ChestAbout> = {
  id: 'chest',
  name: 'Chest',
  rules: 1,
  seats: { min: 1, max: 1 },
  options: noOptions,
  identities: CARDS,
  words: { en: { begin: () => 'Begin', coins: () => 'Coins', draw: () => 'Draw', play: () => 'Play a card' } },
  setup(game) {
    const deck = game.cards.create('card', CARDS)
    game.cards.shuffle(deck)
    return { deck, hand: [], coins: 0, isOver: false }
  },
  step(game) {
    const { state, cards } = game
    const { name: actor } = game.player(0)
    const [chosen] = game.requestInputSingle({
      actor,
      about: { kind: 'begin' },
      choices: [{ about: { kind: 'coins' } }, { about: { kind: 'draw' } }],
    }) as readonly string[]
    state.isOver = true
    if (chosen === 'coins') {
      state.coins = COINS
      return
    }
    state.hand = state.deck.splice(0)
    for (const card of state.hand) cards.show(card, 0)
    const [card] = game.requestInputSingle({
      actor,
      about: { kind: 'play' },
      choices: state.hand,
      cards: true,
    }) as readonly CardId[]
    state.coins = card !== undefined && cards.identity(card) === 'key' ? CHEST : 0
  },
  result: ({ coins, isOver }) => (isOver ? { winners: [0], scores: [coins], reason: 'Over' } : null),
  leave: (game) => game.finish({ winners: [], scores: [game.state.coins], reason: 'left' }),
  view: ({ coins, hand, deck }) => ({ coins, hand, left: deck.length }),
}

/** Takes the coins; whoever draws in its place plays any card. */
export const careful: AgentKind = {
  about: 'Takes the coins.',
  create: (chance) => (question) => (question.about?.kind === 'begin' ? ['coins'] : question.randomAnswer(chance)),
}

/** Knows nothing of keys: all cards are as likely as one another. */
export const chestMind: Mind<ChestState> = {
  unit: 'points',
  rollout: (_world, _seat, chance) => (question) => question.randomAnswer(chance),
  evaluate: ({ state }) => state.coins,
  turn: () => 0,
  rank: ({ selector }) => {
    const answers =
      selector.type === 'action'
        ? []
        : selector.choices.map((choice) => (typeof choice === 'number' ? choice : kindOf(choice)))
    return answers.map((answer) => ({ answer: [answer], prior: 1 / answers.length }))
  },
}

function kindOf(choice: unknown): string {
  return (choice as { readonly about: ChestAbout }).about.kind
}

/** The first question is put to `answer`. */
export function askedAtChest(answer: (question: Question) => void): Game {
  const game = createGame(chest, { players: ['ana'], seed: 'chest' }) as Game
  game.keepCheckpoints()
  game.seatResponder(0, (question) => {
    if (question.about?.kind === 'begin') answer(question)
    return ['coins']
  })
  game.run()
  return game
}
