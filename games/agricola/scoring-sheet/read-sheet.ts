import { WrongSheet } from '@turnwright/kernel/host'
import { ANIMALS } from '../cards/goods.ts'
import type { Farm } from '../farm/index.ts'
import { CardReader } from './read-cards.ts'
import { type Fields, Findings, shown } from './findings.ts'
import { isHousedBy } from './player-of.ts'
import { readFarm } from './read-farm.ts'
import type { SheetInput, SheetPlayer } from './sheet.ts'

const MOST_PLAYERS = 4
const FEWEST_PEOPLE = 2
const MOST_PEOPLE = 5

const LONGEST_NAME = 30

const FIELDS = [
  'name',
  'grid',
  'fields',
  'fences',
  'stables',
  'grain',
  'vegetable',
  ...ANIMALS,
  'people',
  'begging',
  'majors',
  'minors',
  'occupations',
  'bonus',
  'wood',
  'clay',
  'reed',
  'stone',
]

/** What a file says, checked: whatever is wrong with it is told at once, by name. */
export function readSheet(value: unknown): SheetInput {
  const findings = new Findings()
  const sheet = findings.fields(value, 'the sheet', ['players'])
  if (sheet === null) throw new WrongSheet(findings.problems)
  const given = findings.list(sheet['players'], 'players')
  if (Array.isArray(sheet['players']) && (given.length < 1 || given.length > MOST_PLAYERS))
    findings.wrong('players', `there are 1 to ${MOST_PLAYERS} players, not ${given.length}`)
  const cards = new CardReader(findings, given.length)
  const players = given.flatMap((player, at) => readPlayer(player, `player ${at + 1}`, findings, cards) ?? [])
  if (findings.problems.length > 0) throw new WrongSheet(findings.problems)
  return { players }
}

function readPlayer(value: unknown, where: string, findings: Findings, cards: CardReader): SheetPlayer | null {
  const fields = findings.fields(value, where, FIELDS)
  if (fields === null) return null
  const amount = (key: string): number => findings.amount(fields[key], `${where}: ${key}`)
  const orNone = (key: string): number => findings.amount(fields[key] ?? 0, `${where}: ${key}`)
  const farm = readFarm(fields, where, findings)
  for (const animal of ANIMALS) farm[animal] = amount(animal)
  const player = {
    name: readName(fields, where, findings),
    farm,
    grain: amount('grain'),
    vegetable: amount('vegetable'),
    people: readPeople(fields, where, findings),
    begging: amount('begging'),
    bonus: orNone('bonus'),
    majors: cards.majors(fields['majors'], where),
    minors: cards.minors(fields['minors'], where),
    occupations: cards.occupations(fields['occupations'], where),
    wood: orNone('wood'),
    clay: orNone('clay'),
    reed: orNone('reed'),
    stone: orNone('stone'),
  }
  if (!isHousedBy(player)) findings.wrong(where, `${herdText(farm)} do not fit on this farm`)
  return player
}

function readName(fields: Fields, where: string, findings: Findings): string | null {
  const name = fields['name'] ?? null
  if (name === null) return null
  if (typeof name === 'string' && name.trim() !== '' && name.length <= LONGEST_NAME) return name
  findings.wrong(where, `a name has 1 to ${LONGEST_NAME} letters, and is not ${shown(name)}`)
  return null
}

/** Without a room for it one may be born late in the game, so the number of rooms says nothing. */
function readPeople(fields: Fields, where: string, findings: Findings): number {
  const people = fields['people']
  if (typeof people === 'number' && Number.isInteger(people) && people >= FEWEST_PEOPLE && people <= MOST_PEOPLE)
    return people
  findings.wrong(where, `a family has ${FEWEST_PEOPLE} to ${MOST_PEOPLE} people, not ${shown(people)}`)
  return FEWEST_PEOPLE
}

function herdText(farm: Farm): string {
  return ANIMALS.filter((animal) => farm[animal] > 0)
    .map((animal) => `${farm[animal]} ${animal}`)
    .join(', ')
}
