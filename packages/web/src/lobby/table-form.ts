import type { GameSummary, SeatRequest, TableRequest } from '@turnwright/protocol/client'
import type { OptionTexts } from '@turnwright/tabletop'
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

/** How a bot of this company plays; nothing to say about people. */
export function aboutCompany({ agents }: Pick<GameSummary, 'agents'>, filled: Filled): string | null {
  return agents.find(({ name }) => companyOf(filled) === `${BOTS}${name}`)?.about ?? null
}

export function seatsOf(game: GameSummary, filled: Filled): number {
  return Number(filled['seats'] ?? livelySeats(game))
}

export function companyOf(filled: Filled): string {
  return filled['company'] ?? PEOPLE
}

/** Whether answers may be taken back past what was revealed. */
export function allowsSecondLooks(filled: Filled): boolean {
  return filled['secondLooks'] !== 'no'
}

/** Programs always agree: where only they play there is nobody to ask. */
export function secondLookChoices(isForPeople: boolean): readonly (readonly [string, string])[] {
  return [
    ['yes', isForPeople ? 'Allowed when everybody agrees' : 'Allowed'],
    ['no', 'Not at this table'],
  ]
}

/** What this many players can choose: nobody who plays with others is asked about playing alone. */
export function optionsFor(game: GameSummary, filled: Filled): readonly Option[] {
  const count = seatsOf(game, filled)
  return game.options.filter(({ seats }) => seats === undefined || (seats.min <= count && count <= seats.max))
}

/** Where the text of an option is filled in: beside its choice, so that both are kept while one looks around. */
export function textKey({ key }: Pick<Option, 'key'>): string {
  return `${key} text`
}

export function textOf(option: Option, filled: Filled): string {
  return filled[textKey(option)] ?? ''
}

/** The first field with a text that the game would not take. */
export function wrongText(game: GameSummary, filled: Filled, texts: OptionTexts | null): string | null {
  if (texts === null) return null
  const written = optionsFor(game, filled).filter(({ key }) => filled[key] === OWN_TEXT)
  const wrong = written.find((option) => texts.problemsOf(textOf(option, filled)).length > 0)
  return wrong === undefined ? null : textKey(wrong)
}

/** The table that the form describes. The form speaks in words; the rules want the value those words stand for. */
export function tableWanted(game: GameSummary, filled: Filled): TableRequest {
  const company = companyOf(filled)
  const asked = optionsFor(game, filled)
  const valueOf = (option: Option) => (asked.includes(option) ? optionValue(option, filled) : option.default)
  const other: SeatRequest = company.startsWith(BOTS)
    ? { kind: 'bot', agent: company.slice(BOTS.length) }
    : { kind: 'open' }
  return {
    game: game.id,
    seats: seatsFor(seatsOf(game, filled), other),
    visibility: filled['visibility'] === 'invite' ? 'invite' : 'open',
    allowsSecondLooks: allowsSecondLooks(filled),
    options: Object.fromEntries(game.options.map((option) => [option.key, valueOf(option)])),
  }
}

function optionValue(option: Option, filled: Filled): string | number | boolean {
  const { key, choices, default: usual } = option
  if (filled[key] === OWN_TEXT) return textOf(option, filled)
  return choices.find(({ value }) => String(value) === filled[key])?.value ?? usual
}
