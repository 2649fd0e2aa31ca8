import type { GameSummary, SeatRequest, TableRequest } from '@turnwright/protocol/client'
import { livelySeats, seatsFor } from './open-table.ts'

/** What somebody has filled in so far, by field; fields that were not touched are missing. */
export type Filled = Readonly<Record<string, string>>

type Option = GameSummary['options'][number]

/** The choice that opens a field to write in. No value of a game has a space in front. */
export const OWN_TEXT = ' own text'

const PEOPLE = 'people'
const BOTS = 'bots '

export function seatChoices({ seats: { min, max } }: GameSummary): readonly (readonly [string, string])[] {
  const counts = Array.from({ length: max - min + 1 }, (_, step) => min + step)
  return counts.map((count) => [String(count), count === 1 ? 'You alone' : `${count} players`])
}

export function companyChoices({ agents }: GameSummary): readonly (readonly [string, string])[] {
  return [[PEOPLE, 'People'], ...agents.map(({ name }) => [`${BOTS}${name}`, `Bots: ${name}`] as const)]
}

export function seatsOf(game: GameSummary, filled: Filled): number {
  return Number(filled['seats'] ?? livelySeats(game))
}

export function companyOf(filled: Filled): string {
  return filled['company'] ?? PEOPLE
}

export function textOf(option: Option, filled: Filled): string {
  return filled[`${option.key} text`] ?? ''
}

/** The table that the form describes. The form speaks in words; the rules want the value those words stand for. */
export function tableWanted(game: GameSummary, filled: Filled): TableRequest {
  const company = companyOf(filled)
  const other: SeatRequest = company.startsWith(BOTS)
    ? { kind: 'bot', agent: company.slice(BOTS.length) }
    : { kind: 'open' }
  return {
    game: game.id,
    seats: seatsFor(seatsOf(game, filled), other),
    visibility: filled['visibility'] === 'invite' ? 'invite' : 'open',
    options: Object.fromEntries(game.options.map((option) => [option.key, optionValue(option, filled)])),
  }
}

function optionValue(option: Option, filled: Filled): string | number | boolean {
  const { key, choices, default: usual } = option
  if (filled[key] === OWN_TEXT) return textOf(option, filled)
  return choices.find(({ value }) => String(value) === filled[key])?.value ?? usual
}
