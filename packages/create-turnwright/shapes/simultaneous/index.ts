import { type GameDefinition, type GameModule, noOptions, nth, randomAgent, type Seat } from '@turnwright/kernel'
import { spread } from './agent.ts'

/** Everything the game asks, offers and tells, as data. */
export type Ask = { readonly kind: 'choose' } | { readonly kind: 'number'; readonly number: number }
export type Line =
  | { readonly kind: 'chose'; readonly by: Seat; readonly number: number }
  | { readonly kind: 'scores'; readonly by: Seat; readonly number: number }
  | { readonly kind: 'left'; readonly by: Seat }
  | { readonly kind: 'rounds-over' }
  | { readonly kind: 'deserted' }

/** Plain data: whatever matters between two rounds. */
interface State {
  round: number
  points: number[]
  gone: boolean[]
}

export type View = State

const ROUNDS = 5
const CHOICES = [1, 2, 3, 4, 5].map((number) => ({
  id: number,
  about: { kind: 'number', number } as const,
  value: number,
}))

const rules: GameDefinition<State, Record<string, never>, View, Ask | Line> = {
  id: 'my-game',
  name: 'My Game',
  // 0 while you write it; from 1 on it is raised whenever an old game would come out differently.
  rules: 0,
  seats: { min: 2, max: 5 },
  options: noOptions,
  words: {
    en: {
      choose: () => 'Choose a number',
      number: ({ number }) => String(number),
      chose: ({ by, number }, say) => say`${say.seat(by)} chose ${number}`,
      scores: ({ by, number }, say) => say`${say.seat(by)} scores ${number}`,
      left: ({ by }, say) => say`${say.seat(by)} leaves`,
      'rounds-over': () => 'All rounds are played',
      deserted: () => 'Only one player is left',
    },
  },

  setup: ({ players }) => ({ round: 1, points: players.map(() => 0), gone: players.map(() => false) }),

  step(game) {
    const { state, players } = game
    const present = players.filter(({ seat }) => !state.gone[seat])
    // Nobody learns anything before all have answered.
    const answers = game.requestInputMany(
      present.map(({ name }) => ({ actor: name, about: { kind: 'choose' }, choices: CHOICES, private: true })),
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

  result({ round, points, gone }) {
    const present = [...gone.keys()].filter((seat) => !gone[seat])
    if (present.length > 1 && round <= ROUNDS) return null
    const most = Math.max(...present.map((seat) => nth(points, seat)))
    const winners = present.filter((seat) => points[seat] === most)
    return { winners, scores: points, reason: { kind: round > ROUNDS ? 'rounds-over' : 'deserted' } }
  },

  leave(game, seat) {
    game.state.gone[seat] = true
    game.tell({ kind: 'left', by: seat })
  },

  view: (state) => state,
}

export const myGame: GameModule<State, Record<string, never>, View, Ask | Line> = {
  definition: rules,
  about: { tagline: 'Choose high, but not what the others choose.', minutes: 5 },
  agents: { random: randomAgent, spread },
}
