import { type GameModule, noOptions, type Plain, randomAgent } from '@turnwright/kernel'

export interface LedgerState {
  written: number[]
}

/** Two clerks write numbers into a book by turns, for ever. Everything that was ever answered can be read in it. */
export const ledger: GameModule<LedgerState, Record<string, never>> = {
  definition: {
    id: 'bench-ledger',
    name: 'Ledger',
    rules: 1,
    seats: { min: 2, max: 2 },
    options: noOptions,
    setup: () => ({ written: [] }),
    step(game) {
      const { written } = game.state
      const [number] = game.requestInputSingle({
        type: 'action',
        actor: game.player(written.length % 2).name,
        title: 'Write a number',
        accept: (answer: Plain) => (typeof answer === 'number' ? { value: answer } : { refused: 'That is no number' }),
        examples: () => [written.length],
      })
      written.push(number as number)
    },
    result: () => null,
    leave: () => {},
    view: ({ written }) => ({ written }),
  },
  about: { tagline: 'What is written stays.', minutes: 1 },
  agents: { random: randomAgent },
}
