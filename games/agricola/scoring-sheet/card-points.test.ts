import { describe, expect, test } from 'vitest'
import { ANA, BO } from './testing/real-table.ts'
import { scoreSheet } from './score-sheet.ts'

const bonusOf = (...players: readonly object[]) => scoreSheet({ players }).players.map(({ bonus }) => bonus)
const empty = { ...ANA, majors: [], minors: [], occupations: [], bonus: 0 }
const quiet = [{ ...BO }, { ...BO }]

describe('what cards count at the end', () => {
  test('S3: Loom: a point for every three sheep', () => {
    const loom = { ...empty, minors: ['loom'] }
    expect([2, 3, 5, 6].map((sheep) => bonusOf({ ...loom, sheep })[0])).toEqual([0, 1, 1, 2])
  })

  test('S3: Manger: points for cells in pastures, the highest tier alone', () => {
    const fenceRow = (from: number, to: number, rows: number): string[] => {
      const edges: string[] = []
      for (let column = from; column <= to; column++) edges.push(`0,${column}:top`, `${rows - 1},${column}:bottom`)
      for (let line = 0; line < rows; line++) edges.push(`${line},${from}:left`, `${line},${to}:right`)
      return edges
    }
    const points = (from: number, rows: number) =>
      bonusOf({ ...BO, minors: ['manger'], fences: fenceRow(from, 4, rows) })[0]
    expect([points(4, 3), points(3, 2), points(3, 3), points(1, 2), points(2, 3)]).toEqual([0, 0, 1, 3, 3])
    const tall = fenceRow(1, 4, 3).length
    expect([tall, points(1, 3)]).toEqual([14, 4])
  })

  test('S3: Wool Blankets: three points in a wooden house, two in clay, none in stone', () => {
    const house = (material: string) => BO.grid.map((cells) => cells.map((each) => (each === 'wood' ? material : each)))
    const points = ['wood', 'clay', 'stone'].map(
      (material) => bonusOf({ ...BO, grid: house(material), minors: ['wool-blankets'] })[0],
    )
    expect(points).toEqual([3, 2, 0])
  })

  test('S3: Stable Architect: a point for each stable in the open', () => {
    const points = (stables: readonly string[]) =>
      bonusOf({ ...empty, stables, sheep: 2, occupations: ['stable-architect'] })[0]
    expect([points([]), points(['0,4']), points(['0,4', '2,4']), points(['2,2', '2,3', '2,4'])]).toEqual([0, 0, 1, 3])
  })

  test('S3: Tutor: a point for each occupation played after it', () => {
    const points = (...occupations: readonly string[]) => bonusOf({ ...BO, occupations })[0]
    expect(points('tutor')).toBe(0)
    expect(points('grocer', 'tutor')).toBe(0)
    expect(points('tutor', 'grocer', 'priest')).toBe(2)
  })

  test('S3: Braggart: points for improvements from five on', () => {
    const minors = ['loom', 'manger', 'canoe', 'corn-scoop', 'basket', 'claypipe']
    const majors = ['well', 'joinery', 'pottery', 'clay-oven', 'stone-oven']
    const points = (n: number) => {
      const all = [...minors, ...majors].slice(0, n)
      const braggart = {
        ...BO,
        occupations: ['braggart'],
        minors: all.filter((id) => minors.includes(id)),
        majors: all.filter((id) => majors.includes(id)),
      }
      return bonusOf(braggart, ...quiet)[0]
    }
    expect([4, 5, 6, 7, 8, 9, 10, 11].map(points)).toEqual([0, 2, 3, 4, 5, 7, 9, 9])
  })

  test('S3: Organic Farmer: a point for each pasture with animals and three places free, arranged at their best', () => {
    const farmer = { ...empty, stables: [], boar: 0, cattle: 0, occupations: ['organic-farmer'] }
    expect([0, 1, 2, 3, 4, 6, 7].map((sheep) => bonusOf({ ...farmer, sheep })[0])).toEqual([0, 1, 2, 2, 1, 1, 0])
  })

  test('S3: Organic Farmer: room that other cards make counts', () => {
    const farmer = { ...empty, stables: [], boar: 0, cattle: 0, sheep: 7, occupations: ['organic-farmer'] }
    expect(bonusOf({ ...farmer, minors: ['drinking-trough'] })).toEqual([2])
  })

  test('S3: House Steward: three points for everybody with the most rooms', () => {
    const two = BO
    const three = { ...BO, grid: BO.grid.map(([, ...others]) => ['wood', ...others]) }
    expect(bonusOf({ ...two, occupations: ['house-steward'] }, three, three)).toEqual([0, 3, 3])
    expect(bonusOf({ ...three, occupations: ['house-steward'] }, two, two)).toEqual([3, 0, 0])
    expect(bonusOf(three, two, two)).toEqual([0, 0, 0])
  })

  test('S3: printed points of improvements, also negative ones', () => {
    const cards = (minors: readonly string[]) => scoreSheet({ players: [{ ...BO, minors }] }).players[0]?.cards
    expect([cards(['bottles']), cards(['mantlepiece']), cards(['bottles', 'mantlepiece'])]).toEqual([4, -3, 1])
  })
})
