import { type GameModule, noOptions, nth, randomAgent, type Seat } from '@turnwright/kernel'
import { spread } from './agent.ts'

/** Everything the game asks and tells, as data; `words` makes sentences of it. */
export type Said =
  | { readonly kind: 'choose' }
  | { readonly kind: 'chose' | 'scores'; readonly by: Seat; readonly number: number }
  | { readonly kind: 'left'; readonly by: Seat }
  | { readonly kind: 'over' }

/** Plain data: whatever matters between two rounds. Here everybody is shown all of it. */
type State = { round: number; rounds: number; points: number[]; gone: boolean[] }
export type View = State

export const myGame: GameModule<State, Record<string, never>, View, Said> = {
  about: { tagline: 'Choose high, but not what the others choose.', minutes: 5 },
  agents: { random: randomAgent, spread },
  definition: {
    id: 'my-game',
    name: 'My Game',
    rules: 0, // While you write it; from 1 on it is raised whenever an old game would come out differently.
    seats: { min: 2, max: 5 },
    options: noOptions,
    words: {
      en: {
        choose: () => 'Choose a number',
        chose: ({ by, number }, say) => say`${say.seat(by)} chose ${number}`,
        scores: ({ by, number }, say) => say`${say.seat(by)} scores ${number}`,
        left: ({ by }, say) => say`${say.seat(by)} leaves`,
        over: () => 'The game is over',
      },
    },

    setup: ({ players }) => ({ round: 1, rounds: 5, points: players.map(() => 0), gone: players.map(() => false) }),

    step(game) {
      const { state, players } = game
      const asked = players.filter(({ seat }) => !state.gone[seat])
      // Nobody learns anything before all have answered.
      const answers = game.requestInputMany(
        asked.map(({ name }) => ({ actor: name, about: { kind: 'choose' }, choices: [1, 2, 3, 4, 5], private: true })),
      )
      const chosen = answers.map(({ seat, selection }) => ({ by: seat, number: nth(selection, 0) }))
      for (const each of chosen) game.tell({ kind: 'chose', ...each })
      for (const { by, number } of chosen) {
        if (chosen.some((other) => other.by !== by && other.number === number)) continue
        state.points[by] = nth(state.points, by) + number
        game.tell({ kind: 'scores', by, number })
      }
      state.round++
    },

    result({ round, rounds, points, gone }) {
      const present = [...gone.keys()].filter((seat) => !gone[seat])
      if (present.length > 1 && round <= rounds) return null
      const most = Math.max(...present.map((seat) => nth(points, seat)))
      return { winners: present.filter((seat) => points[seat] === most), scores: points, reason: { kind: 'over' } }
    },

    leave(game, seat) {
      game.tell({ kind: 'left', by: seat })
      game.state.gone[seat] = true
    },

    view: (state) => state,
  },
}
