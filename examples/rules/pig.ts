import { type GameModule, noOptions, nth, randomAgent, type Seat } from '@turnwright/kernel'

export type PigState = { points: number[]; pot: number; turn: Seat }

export type Said =
  | { readonly kind: 'dare' | 'roll' | 'keep' | 'fifty' }
  | { readonly kind: 'rolled' | 'kept'; readonly by: Seat; readonly points: number }

const ANSWERS = (['roll', 'keep'] as const).map((id) => ({ id, about: { kind: id }, value: id }))

export const pig: GameModule<PigState, Record<string, never>, PigState, Said> = {
  about: { tagline: 'Roll as often as you dare, until a one takes it all.', minutes: 3 },
  agents: { random: randomAgent },
  definition: {
    id: 'pig',
    name: 'Pig',
    rules: 0,
    seats: { min: 2, max: 5 },
    options: noOptions,
    words: {
      en: {
        dare: () => 'Roll on, or keep?',
        roll: () => 'Roll',
        keep: () => 'Keep',
        rolled: ({ by, points }, say) => say`${say.seat(by)} rolls ${points}`,
        kept: ({ by, points }, say) => say`${say.seat(by)} keeps ${points}`,
        fifty: () => 'Fifty points',
      },
    },
    setup: ({ players }) => ({ points: players.map(() => 0), pot: 0, turn: 0 }),
    step(game) {
      const { state } = game
      const by = state.turn
      const rolls = game.ask.one(by, { kind: 'dare' }, ANSWERS) === 'roll'
      const points = rolls ? game.random.die(6) : state.pot
      game.tell({ kind: rolls ? 'rolled' : 'kept', by, points })
      if (rolls && points > 1) return void (state.pot += points)
      if (!rolls) state.points[by] = nth(state.points, by) + points
      state.pot = 0
      state.turn = (by + 1) % game.players.length
    },
    result({ points: scores }) {
      const winners = scores.flatMap((points, seat) => (points < 50 ? [] : seat))
      return winners.length === 0 ? null : { winners, scores, reason: { kind: 'fifty' } }
    },
    leave: ({ state }, seat) => void (state.points = state.points.fill(50).with(seat, 0)),
    view: (state) => state,
  },
}
