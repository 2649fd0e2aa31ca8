import { type GameRecord, type LogEntry, RECORD_FORMAT } from '@turnwright/kernel/host'

type Check = readonly [field: keyof GameRecord, what: string, holds: (value: unknown) => boolean]

const CHECKS: readonly Check[] = [
  ['format', 'a number', (value) => Number.isInteger(value)],
  ['game', 'the name of a game', (value) => typeof value === 'string'],
  ['rules', 'a number', (value) => Number.isInteger(value)],
  ['players', 'a list of names', (value) => isListOf(value, (name) => typeof name === 'string')],
  ['seed', 'a text', (value) => typeof value === 'string'],
  ['from', 'a moment of a game', (value) => value === undefined || isMoment(value)],
  ['entries', 'a number', (value) => Number.isInteger(value)],
  ['log', 'a list of entries', (value) => isListOf(value, isEntry)],
  ['fingerprints', 'a list of pairs', (value) => isListOf(value, isFingerprint)],
  ['result', 'a result or null', (value) => value === null || isObject(value)],
]

/** What records of earlier formats did not have. */
const NEW_CHECKS: readonly Check[] = [
  ['generator', 'the name of a generator', (value) => typeof value === 'string'],
  ['secondLooks', 'true or false', (value) => typeof value === 'boolean'],
]

/** Why something that came from outside is not the record of a game; null when it has the shape of one. */
export function recordProblem(value: unknown): string | null {
  if (!isObject(value)) return 'it holds no object'
  const { format } = value
  const isEarlier = typeof format === 'number' && format < RECORD_FORMAT
  for (const [field, what, holds] of isEarlier ? CHECKS : [...CHECKS, ...NEW_CHECKS])
    if (!holds(value[field])) return field in value ? `"${field}" is not ${what}` : `it has no "${field}"`
  return null
}

const ENTRIES: Readonly<Record<LogEntry['kind'], (entry: Readonly<Record<string, unknown>>) => boolean>> = {
  answer: isAnswer,
  timeout: isAnswer,
  leave: ({ seat, to }) => isSeat(seat) && Number.isInteger(to),
  undo: ({ seat, to, consent }) => isSeat(seat) && Number.isInteger(to) && isListOf(consent, isSeat),
  seat: ({ seat, player }) => isSeat(seat) && typeof player === 'string',
  rules: ({ rules, from }) => Number.isInteger(rules) && isObject(from) && isObject(from['position']),
}

function isMoment(value: unknown): boolean {
  if (!isObject(value) || !isObject(value['state']) || !isObject(value['cards']) || !isObject(value['story']))
    return false
  if (!Number.isInteger(value['seats']) || !Array.isArray(value['story']['happenings'])) return false
  return ['tail', 'results', 'left'].every((list) => Array.isArray(value[list]))
}

function isEntry(value: unknown): boolean {
  if (!isObject(value) || typeof value['kind'] !== 'string') return false
  return Object.hasOwn(ENTRIES, value['kind']) && ENTRIES[value['kind'] as LogEntry['kind']](value)
}

function isAnswer({ seat, about, title, selection, hinted }: Readonly<Record<string, unknown>>): boolean {
  const isAsked = typeof title === 'string' || (isObject(about) && typeof about['kind'] === 'string')
  if (!isSeat(seat) || !isAsked || !isObject(selection) || (hinted ?? true) !== true) return false
  return Array.isArray(selection) || isObject(selection['anytimeAction'])
}

function isFingerprint(value: unknown): boolean {
  return Array.isArray(value) && value.length === 2 && Number.isInteger(value[0]) && typeof value[1] === 'string'
}

function isSeat(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) >= 0
}

function isListOf(value: unknown, holds: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(holds)
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
