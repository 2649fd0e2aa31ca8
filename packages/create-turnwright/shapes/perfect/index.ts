import { counted, type GameDefinition, type GameModule, noOptions, randomAgent, type Seat } from '@turnwright/kernel'
import { counting } from './agent.ts'

/** Everything the game asks, offers and tells, as data. */
export type Ask = { readonly kind: 'take' } | { readonly kind: 'stones'; readonly count: number }
export type Line =
  | { readonly kind: 'took'; readonly by: Seat; readonly count: number }
  | { readonly kind: 'left'; readonly by: Seat }
  | { readonly kind: 'last-stone' }
  | { readonly kind: 'deserted' }

/** Plain data: whatever matters between two questions. */
interface State {
  stones: number
  turn: Seat
  gone: Seat | null
}

/** What everybody is shown: here there are no secrets. */
export interface View {
  readonly stones: number
  readonly turn: Seat
}

const STONES = 15
const MOST = 3

const rules: GameDefinition<State, Record<string, never>, View, Ask | Line> = {
  id: 'my-game',
  name: 'My Game',
  // 0 while you write it; from 1 on it is raised whenever an old game would come out differently.
  rules: 0,
  seats: { min: 2, max: 2 },
  options: noOptions,
  viewWords: { seats: ['turn'] },
  words: {
    en: {
      take: () => 'Take some stones',
      stones: ({ count }) => counted(count, 'stone'),
      took: ({ by, count }, say) => say`${say.seat(by)} takes ${counted(count, 'stone')}`,
      left: ({ by }, say) => say`${say.seat(by)} leaves`,
      'last-stone': () => 'The last stone is taken',
      deserted: () => 'The other player left',
    },
  },

  setup: () => ({ stones: STONES, turn: 0, gone: null }),

  step(game) {
    const { state } = game
    const by = state.turn
    const counts = [1, 2, MOST].filter((count) => count <= state.stones)
    const choices = counts.map((count) => ({ id: count, about: { kind: 'stones', count } as const, value: count }))
    const taken = game.ask.one(by, { kind: 'take' }, choices, { noAutoRespond: true })
    state.stones -= taken
    state.turn = 1 - by
    game.tell({ kind: 'took', by, count: taken })
  },

  result({ stones, turn, gone }) {
    if (gone === null && stones > 0) return null
    const winner = 1 - (gone ?? turn)
    const reason: Line = { kind: gone === null ? 'last-stone' : 'deserted' }
    return { winners: [winner], scores: [0, 1].map((seat) => (seat === winner ? 1 : 0)), reason }
  },

  leave(game, seat) {
    game.state.gone = seat
    game.tell({ kind: 'left', by: seat })
  },

  view: ({ stones, turn }) => ({ stones, turn }),
}

export const myGame: GameModule<State, Record<string, never>, View, Ask | Line> = {
  definition: rules,
  about: { tagline: 'Whoever takes the last stone wins.', minutes: 3 },
  agents: { random: randomAgent, counting },
}
