import type { TableRequest } from '@turnwright/kernel/host'
import type { GameFacts, OptionValue, TableWish } from './wire.ts'

/** Names that are words of TypeScript too, for tests. */
const NAMES = ['Ana', 'Bo', 'Cy', 'Dee', 'Eli', 'Fay', 'Gus', 'Hal']

export function tableFor({ seats, seed, options }: TableWish): TableRequest {
  const players = Array.from({ length: seats }, (_, seat) => NAMES[seat] ?? `Player${seat + 1}`)
  return { players, seed, options }
}

/** What somebody wished for, as far as the game has it today. */
export function wishFor({ seats: { min, max }, options }: GameFacts, wish: TableWish): TableWish {
  const fitting = options.map(({ key, choices, default: usual }): [string, OptionValue] => {
    const wanted = wish.options[key]
    return [key, wanted !== undefined && choices.some(({ value }) => value === wanted) ? wanted : usual]
  })
  return { ...wish, seats: Math.max(min, Math.min(max, wish.seats)), options: Object.fromEntries(fitting) }
}
