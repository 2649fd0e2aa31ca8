import type { GameSummary, HintRule, SeatRequest, TableRequest } from '@turnwright/protocol/client'
import type { OptionTexts } from '@turnwright/tabletop'
import { WATCH_PACES, type WatchPlan } from '../watch/watch-path.ts'
import { botWords, inOrderOfStrength } from '../bots/bot-words.ts'
import { paceOf } from '../pace/pace-form.ts'
import { bestAgent, livelySeats, seatsFor } from './open-table.ts'

/** What somebody has filled in so far, by field; fields that were not touched are missing. */
export type Filled = Readonly<Record<string, string>>

type Option = GameSummary['options'][number]

/** The choice that opens a field to write in. No value of a game has a space in front. */
export const OWN_TEXT = ' own text'

const PEOPLE = 'people'
const WATCH = 'watch'
const BOTS = 'bots '

export function seatChoices({ seats: { min, max } }: GameSummary): readonly (readonly [string, string])[] {
  const counts = Array.from({ length: max - min + 1 }, (_, step) => min + step)
  return counts.map((count) => [String(count), count === 1 ? 'You alone' : `${count} players`])
}

export function companyChoices(game: GameSummary): readonly (readonly [string, string])[] {
  return [[PEOPLE, 'People'], ...botChoices(game)]
}

/** Where nobody else can come. */
export function botChoices({ agents }: GameSummary): readonly (readonly [string, string])[] {
  return inOrderOfStrength(agents).map(({ name }) => [companyOfBots(name), `Bots: ${botWords(name)}`])
}

/** How a form says that these bots sit there. */
export function companyOfBots(agent: string): string {
  return `${BOTS}${agent}`
}

/** How a bot of this company plays; nothing to say about people. */
export function aboutCompany({ agents }: Pick<GameSummary, 'agents'>, filled: Filled): string | null {
  return agents.find(({ name }) => companyOf(filled) === `${BOTS}${name}`)?.about ?? null
}

/** Whether whoever opens the table does not play at it. */
export function isWatched(filled: Filled): boolean {
  return filled['place'] === WATCH
}

export const placeChoices: readonly (readonly [string, string])[] = [
  ['play', 'You play'],
  [WATCH, 'You watch bots play'],
]

export function botCounts({ seats: { min, max } }: GameSummary): readonly (readonly [string, string])[] {
  const counts = Array.from({ length: max - min + 1 }, (_, step) => min + step)
  return counts.map((count) => [String(count), count === 1 ? '1 bot' : `${count} bots`])
}

/** The bot that was chosen for a seat. */
export function botAt(game: GameSummary, filled: Filled, seat: number): string {
  return filled[botKey(seat)] ?? bestAgent(game) ?? 'random'
}

export function botKey(seat: number): string {
  return `bot ${seat}`
}

/** The bots that the form describes, and how they are watched. */
export function watchWanted(game: GameSummary, filled: Filled, seed: string): WatchPlan {
  const agents = Array.from({ length: seatsOf(game, filled) }, (_, seat) => botAt(game, filled, seat))
  const pace = WATCH_PACES.find(([each]) => each === filled['pace'])?.[0] ?? 'calm'
  return { game: game.id, agents, options: optionsWanted(game, filled), seed, pace }
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

/** Whether others may look on, where there are others. */
export function allowsSpectators(filled: Filled): boolean {
  return filled['spectators'] !== 'no'
}

export const spectatorChoices: readonly (readonly [string, string])[] = [
  ['yes', 'Whoever may come to the table'],
  ['no', 'Nobody'],
]

/** Who may be given hints. Among people nobody is, unless it was chosen and everybody who sits down agrees. */
export function hintRuleOf(filled: Filled, isForPeople: boolean): HintRule {
  const wanted = filled['hints']
  if (wanted === 'nobody') return 'nobody'
  return wanted === 'everybody' && isForPeople ? 'everybody' : 'bots'
}

export function hintChoices(isForPeople: boolean): readonly (readonly [HintRule, string])[] {
  return isForPeople
    ? [
        ['bots', 'Not among people'],
        ['everybody', 'For everybody: who sits down agrees'],
        ['nobody', 'Not at this table'],
      ]
    : [
        ['bots', 'Allowed'],
        ['nobody', 'Not at this table'],
      ]
}

/** Whether other people are to sit down. */
export function isForPeople(game: GameSummary, filled: Filled): boolean {
  return !isWatched(filled) && seatsOf(game, filled) > 1 && companyOf(filled) === PEOPLE
}

/** What this many players can choose: nobody who plays with others is asked about playing alone. */
export function optionsFor(game: GameSummary, filled: Filled): readonly Option[] {
  const count = seatsOf(game, filled)
  return game.options.filter(({ seats }) => seats === undefined || (seats.min <= count && count <= seats.max))
}

const WHOLE = 'whole'

/** Options that go well together, and the whole game; nothing where the game names none. */
export function presetChoices({ presets }: GameSummary): readonly (readonly [string, string])[] {
  if (presets.length === 0) return []
  return [[WHOLE, 'The whole game'], ...presets.map(({ name, note }, at) => [String(at), `${name}: ${note}`] as const)]
}

/** Which preset the options are; the whole game where they are none. */
export function presetOf({ presets, options }: GameSummary, filled: Filled): string {
  const value = (key: string) => filled[key] ?? String(options.find((option) => option.key === key)?.default)
  const at = presets.findIndex((preset) =>
    Object.entries(preset.options).every(([key, of]) => value(key) === String(of)),
  )
  return at < 0 ? WHOLE : String(at)
}

/** What choosing a preset fills in: its own options, and the game's defaults for those of others. */
export function presetFilled({ presets, options }: GameSummary, chosen: string): Filled {
  const keys = new Set(presets.flatMap((preset) => Object.keys(preset.options)))
  const own: Readonly<Record<string, string | number | boolean>> = presets[Number(chosen)]?.options ?? {}
  return Object.fromEntries(
    options.flatMap(({ key, default: usual }) => (keys.has(key) ? [[key, String(own[key] ?? usual)]] : [])),
  )
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
  const other: SeatRequest = company.startsWith(BOTS)
    ? { kind: 'bot', agent: company.slice(BOTS.length) }
    : { kind: 'open' }
  return {
    game: game.id,
    seats: seatsFor(seatsOf(game, filled), other),
    visibility: filled['visibility'] === 'invite' ? 'invite' : 'open',
    allowsSecondLooks: allowsSecondLooks(filled),
    hints: hintRuleOf(filled, isForPeople(game, filled)),
    ...(isForPeople(game, filled) ? { pace: paceOf(filled), allowsSpectators: allowsSpectators(filled) } : {}),
    options: optionsWanted(game, filled),
  }
}

function optionsWanted(game: GameSummary, filled: Filled): Record<string, string | number | boolean> {
  const asked = optionsFor(game, filled)
  const valueOf = (option: Option) => (asked.includes(option) ? optionValue(option, filled) : option.default)
  return Object.fromEntries(game.options.map((option) => [option.key, valueOf(option)]))
}

function optionValue(option: Option, filled: Filled): string | number | boolean {
  const { key, choices, default: usual } = option
  if (filled[key] === OWN_TEXT) return textOf(option, filled)
  return choices.find(({ value }) => String(value) === filled[key])?.value ?? usual
}
