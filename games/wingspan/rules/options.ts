import type { OptionField, StandardSchema } from '@turnwright/kernel'
import { AUTOMA_LEVELS, type AutomaLevel } from '../cards/automa.ts'
import { HOUSE_BIRDS } from '../cards/birds/house-birds.ts'

/** What a table can choose. */
export interface WingspanOptions {
  /** Adds the ten birds that came later. */
  readonly swiftStart: boolean
  /** Adds the birds of no box. */
  readonly house: boolean
  readonly goalBoard: GoalBoard
  /** How hard the opponent of a single player is. */
  readonly automa: AutomaLevel
  /** Adds a card to the solo opponent's deck that makes it stronger. */
  readonly automubonSociety: boolean
}

export type GoalBoard = 'green' | 'blue'

const DEFAULTS: WingspanOptions = {
  swiftStart: false,
  house: false,
  goalBoard: 'green',
  automa: 'eagle',
  automubonSociety: false,
}
const BOARDS: readonly GoalBoard[] = ['green', 'blue']
const ALONE = { min: 1, max: 1 }

/** The same for the form in the lobby. */
export const optionFields: readonly OptionField[] = [
  {
    key: 'goalBoard',
    title: 'Goals',
    choices: [
      { value: 'green', title: 'Green: most wins the round' },
      { value: 'blue', title: 'Blue: a point for each, no rivalry' },
    ],
    default: DEFAULTS.goalBoard,
  },
  {
    key: 'swiftStart',
    title: 'Ten more birds',
    choices: [
      { value: false, title: 'The 170 birds of the box' },
      { value: true, title: 'With the Swift Start birds' },
    ],
    default: DEFAULTS.swiftStart,
  },
  ...houseField(),
  {
    key: 'automa',
    title: 'Solo opponent',
    choices: [
      { value: 'eaglet', title: 'Eaglet' },
      { value: 'eagle', title: 'Eagle' },
      { value: 'eagle-eyed-eagle', title: 'Eagle-eyed eagle' },
    ],
    default: DEFAULTS.automa,
    seats: ALONE,
  },
  {
    key: 'automubonSociety',
    title: 'Solo opponent plays',
    choices: [
      { value: false, title: 'With its ten cards' },
      { value: true, title: 'With an eleventh, stronger card' },
    ],
    default: DEFAULTS.automubonSociety,
    seats: ALONE,
  },
]

/** Nobody is asked about birds that are not there. */
function houseField(): readonly OptionField[] {
  if (HOUSE_BIRDS.length === 0) return []
  const choices = [
    { value: false, title: 'Without them' },
    { value: true, title: `With ${HOUSE_BIRDS.length} more` },
  ]
  return [{ key: 'house', title: 'Birds of the house', choices, default: DEFAULTS.house }]
}

/** What is left out is chosen for the table; what is unknown is refused. */
export const wingspanOptions: StandardSchema<WingspanOptions> = {
  '~standard': { version: 1, vendor: 'wingspan', validate },
}

interface Refusal {
  readonly issues: readonly { readonly message: string; readonly path?: readonly string[] }[]
}

function validate(value: unknown): { readonly value: WingspanOptions } | Refusal {
  if (value !== undefined && (typeof value !== 'object' || value === null || Array.isArray(value)))
    return issue('options are an object')
  const chosen: Partial<Record<string, unknown>> = { ...DEFAULTS, ...value }
  const { swiftStart, house, goalBoard, automa, automubonSociety, ...rest } = chosen
  const [unknown] = Object.keys(rest)
  if (unknown !== undefined) return issue('there is no such option', unknown)
  if (typeof swiftStart !== 'boolean') return issue('must be true or false', 'swiftStart')
  if (typeof house !== 'boolean') return issue('must be true or false', 'house')
  if (typeof automubonSociety !== 'boolean') return issue('must be true or false', 'automubonSociety')
  if (!isOneOf(BOARDS, goalBoard)) return issue(`must be one of ${BOARDS.join(', ')}`, 'goalBoard')
  if (!isLevel(automa)) return issue(`must be one of ${Object.keys(AUTOMA_LEVELS).join(', ')}`, 'automa')
  return { value: { swiftStart, house, goalBoard, automa, automubonSociety } }
}

function isLevel(value: unknown): value is AutomaLevel {
  return typeof value === 'string' && Object.hasOwn(AUTOMA_LEVELS, value)
}

function isOneOf<T>(list: readonly T[], value: unknown): value is T {
  return list.some((one) => one === value)
}

function issue(message: string, ...path: readonly string[]): Refusal {
  return { issues: [{ message, path }] }
}
