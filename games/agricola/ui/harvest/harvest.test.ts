import { expect, test } from 'vitest'
import { roundTracker } from '../round-tracker.ts'
import { seatedDiners } from './diners.ts'
import { expectedYoung, harvestNumber, orderOfSeats, stepState } from './steps.ts'

const rounds = Array.from({ length: 14 }, (_, at) => ({
  round: at + 1,
  isHarvest: [4, 7, 9, 11, 13, 14].includes(at + 1),
}))

test('harvests are counted', () => {
  const number = (round: number) => harvestNumber({ round, rounds } as never)
  expect(number(4)).toEqual({ n: 1, of: 6 })
  expect(number(9)).toEqual({ n: 3, of: 6 })
  expect(number(14)).toEqual({ n: 6, of: 6 })
})

test('fields before feeding before breeding', () => {
  expect(['field', 'feeding', 'breeding'].map((step) => stepState(step as 'field', 'feeding'))).toEqual([
    'done',
    'now',
    'later',
  ])
})

test('the harvest goes around from the starting player, past those who left', () => {
  const players = [true, false, true].map((isPresent) => ({ isPresent }))
  expect(orderOfSeats({ first: 2, players } as never)).toEqual([2, 0])
})

test('a pair has one young, one animal alone has none', () => {
  expect(expectedYoung({ animals: { sheep: 2, boar: 1, cattle: 5 } })).toEqual(['sheep', 'cattle'])
})

test('two bowls for an adult, one for a newborn, three for who is alone', () => {
  expect(seatedDiners({ total: 3, newborns: 1 }, 5)).toEqual([
    { from: 0, bowls: 2 },
    { from: 2, bowls: 2 },
    { from: 4, bowls: 1 },
  ])
  expect(seatedDiners({ total: 2, newborns: 0 }, 6)).toEqual([
    { from: 0, bowls: 3 },
    { from: 3, bowls: 3 },
  ])
})

test('the tracker says where the year stands', () => {
  const at = (phase: string, round: number) => roundTracker({ phase, round, totalRounds: 14 } as never)
  expect(at('draft', 0)).toEqual({ label: 'Draft' })
  expect(at('work', 3)).toEqual({ label: 'Round 3', steps: { now: 2, of: 14 } })
  expect(at('feeding', 4)).toEqual({ label: 'Harvest', steps: { now: 3, of: 14 } })
  expect(at('scoring', 14)).toEqual({ label: 'Scoring', steps: { now: 14, of: 14 } })
})
