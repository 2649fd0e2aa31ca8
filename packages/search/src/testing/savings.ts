import { type AgentKind, type GameDefinition, noOptions } from '@turnwright/kernel'
import { createGame, type Game } from '@turnwright/kernel/host'
import type { Mind, Question } from '@turnwright/kernel/search'

/** Alone against the bank: spend a coin now, or save it and cash in later; only who saves can cash in, and only once. */
interface SavingsState {
  coins: number
  saved: boolean
  turns: number
}

type SavingsAbout = { readonly kind: 'turn' } | { readonly kind: 'spend' | 'save' | 'cash-in' }

const TURNS = 3
const SAVINGS = 9

export const savings: GameDefinition<SavingsState, Record<string, never>, unknown, SavingsAbout> = {
  id: 'savings',
  name: 'Savings',
  rules: 1,
  seats: { min: 1, max: 1 },
  options: noOptions,
  identities: [],
  words: { en: { turn: () => 'Your turn', spend: () => 'Spend', save: () => 'Save', 'cash-in': () => 'Cash in' } },
  setup: () => ({ coins: 0, saved: false, turns: 0 }),
  step(game) {
    const { state } = game
    const [chosen] = game.requestInputSingle({
      actor: game.player(0).name,
      about: { kind: 'turn' },
      choices: [
        { about: { kind: 'spend' } },
        { about: { kind: 'save' } },
        ...(state.saved ? [{ about: { kind: 'cash-in' as const } }] : []),
      ],
    }) as readonly string[]
    state.turns++
    if (chosen === 'save') state.saved = true
    else if (chosen === 'spend') state.coins++
    else {
      state.coins += SAVINGS
      state.saved = false
    }
  },
  result: ({ coins, turns }) => (turns < TURNS ? null : { winners: [0], scores: [coins], reason: 'Over' }),
  leave: (game) => game.finish({ winners: [], scores: [game.state.coins], reason: 'left' }),
  view: ({ coins, saved, turns }) => ({ coins, saved, turns }),
}

export const spender: AgentKind = { about: 'Spends.', create: () => () => ['spend'] }

/** Who plays on spends all of it: by that alone, saving never pays. */
export const savingsMind: Mind<SavingsState> = {
  unit: 'points',
  rollout: () => () => ['spend'],
  evaluate: ({ state }) => state.coins,
  turn: ({ state }) => state.turns,
  rank: ({ selector }) => {
    const ids =
      selector.type === 'action'
        ? []
        : selector.choices.map((choice) => (choice as { about: { kind: string } }).about.kind)
    return ids.map((id) => ({ answer: [id], prior: 1 / ids.length }))
  },
}

/** The first question is put to `answer`. */
export function askedToSave(answer: (question: Question) => void): Game {
  const game = createGame(savings, { players: ['ana'], seed: 'savings' }) as Game
  game.keepCheckpoints()
  let isFirst = true
  game.seatResponder(0, (question) => {
    if (isFirst) answer(question)
    isFirst = false
    return ['spend']
  })
  game.run()
  return game
}
