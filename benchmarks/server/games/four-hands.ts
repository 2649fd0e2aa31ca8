import { type GameModule, noOptions, randomAgent } from '@turnwright/kernel'

export interface FourHandsState {
  /** What each seat chose, round by round. */
  chosen: string[][]
}

const HANDS = ['rock', 'paper', 'scissors']

/** Four players show a hand at the same moment, for ever. */
export const fourHands: GameModule<FourHandsState, Record<string, never>> = {
  definition: {
    id: 'bench-four-hands',
    name: 'Four hands',
    rules: 1,
    seats: { min: 4, max: 4 },
    options: noOptions,
    setup: () => ({ chosen: [] }),
    step(game) {
      const shown = game.requestInputMany(
        game.players.map(({ name }) => ({ actor: name, title: 'Show a hand', choices: HANDS, noAutoRespond: true })),
      )
      game.state.chosen.push(shown.map(({ selection }) => selection[0] as string))
    },
    result: () => null,
    leave: () => {},
    view: ({ chosen }) => ({ rounds: chosen.length, last: chosen.at(-1) ?? null }),
  },
  about: { tagline: 'All at once.', minutes: 1 },
  agents: { random: randomAgent },
}
