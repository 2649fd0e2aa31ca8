import { counted, type GameModule, noOptions, randomAgent, type Seat } from '@turnwright/kernel'
import { counting } from './agent.ts'

/** Everything the game asks, offers and tells, as data; `words` makes sentences of it. */
export type Said =
  | { readonly kind: 'take' }
  | { readonly kind: 'stones'; readonly count: number }
  | { readonly kind: 'took'; readonly by: Seat; readonly count: number }
  | { readonly kind: 'left'; readonly by: Seat }
  | { readonly kind: 'last-stone' }

/** Plain data: whatever matters between two questions. */
type State = { stones: number; turn: Seat; winner: Seat | null }

/** What everybody is shown: here there are no secrets. */
export type View = Readonly<Pick<State, 'stones' | 'turn'>>

export const myGame: GameModule<State, Record<string, never>, View, Said> = {
  about: { tagline: 'Whoever takes the last stone wins.', minutes: 3 },
  agents: { random: randomAgent, counting },
  definition: {
    id: 'my-game',
    name: 'My Game',
    rules: 0, // While you write it; from 1 on it is raised whenever an old game would come out differently.
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
      },
    },

    setup: () => ({ stones: 15, turn: 0, winner: null }),

    step(game) {
      const { state } = game
      const by = state.turn
      const counts = [1, 2, 3].filter((count) => count <= state.stones)
      const choices = counts.map((count) => ({ id: count, about: { kind: 'stones', count } as const, value: count }))
      const count = game.ask.one(by, { kind: 'take' }, choices, { noAutoRespond: true })
      game.tell({ kind: 'took', by, count })
      state.stones -= count
      if (state.stones === 0) state.winner = by
      else state.turn = 1 - by
    },

    result({ winner, stones }) {
      if (winner === null) return null
      const reason: Said = stones === 0 ? { kind: 'last-stone' } : { kind: 'left', by: 1 - winner }
      return { winners: [winner], scores: [0, 1].map((seat) => (seat === winner ? 1 : 0)), reason }
    },

    leave(game, seat) {
      game.tell({ kind: 'left', by: seat })
      game.state.winner = 1 - seat
    },

    view: ({ stones, turn }) => ({ stones, turn }),
  },
}
