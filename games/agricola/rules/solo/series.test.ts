import { given } from '@turnwright/testkit'
import { describe, expect, test } from 'vitest'
import { farms } from '../../scenario/farms.ts'
import { foodFor, goalOf } from './series.ts'

/** A farm that is worth exactly 50 points. */
const FIFTY = {
  house: 'stone',
  rooms: ['0,0', '1,0', '2,0', '0,1', '1,1'],
  fields: ['2,1', '2,2', '2,3', '2,4', '1,4'],
  pastures: [['0,2'], ['0,3'], ['0,4'], ['1,2', '1,3']],
  stables: ['0,2', '0,3', '0,4', '1,2'],
  people: 5,
  grain: 8,
  vegetable: 4,
  sheep: 8,
  boar: 4,
} as const
const FORTY_NINE = { ...FIFTY, boar: 2 }
const FIFTY_FOUR = { ...FIFTY, cattle: 4 }

const OCCUPATIONS = ['Wood Cutter', 'Geologist', 'Stonecutter', 'Priest', 'Cottager', 'Groom', 'Scholar', 'Childless']
const MINORS = ['Canoe', 'Basket', 'Claypipe', 'Manger', 'Corn Scoop', 'Stone Tongs', 'Lasso', 'Loom']
const BOX = [...OCCUPATIONS.slice(2), ...MINORS]
const KEEP = 'Keep an occupation for the games to come'
const table = { at: 'scoring', round: 14, box: BOX } as const

describe('G47: the goals of a series', () => {
  test('G47: rise from 50 to 67, and by one from there on', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 30].map(goalOf)).toEqual([50, 55, 59, 62, 64, 65, 66, 67, 68, 69, 89])
  })

  test('G47: every two points above the goal are a food', () => {
    expect([50, 51, 52, 53, 54].map((points) => foodFor(points, 1))).toEqual([0, 0, 1, 1, 2])
    expect([54, 55, 57].map((points) => foodFor(points, 2))).toEqual([0, 0, 1])
  })
})

describe('G48: a goal that is reached', () => {
  const winner = { ...FIFTY, played: ['Wood Cutter', 'Geologist', 'Canoe'], hand: ['Basket'] }

  test('G48: leads to the next game, with an occupation that was played', () => {
    const { ana } = given(
      farms,
      { ana: { ...FIFTY, played: ['Wood Cutter', 'Geologist'] } },
      { ...table, series: { game: 1 } },
    )
    ana.has({ points: 50 })
    ana.isAsked(KEEP)
    ana.isOffered('Wood Cutter', 'Geologist')
    ana.isNotOffered('none')
    ana.chooses('Geologist')
    ana.sees({ series: { game: 2, goal: 55, isRetry: false, permanent: ['geologist'] }, round: 1 })
    ana.has({
      occupations: ['Geologist'],
      food: 0,
      grain: 0,
      sheep: 0,
      house: 'wood',
      rooms: ['0,0', '1,0'],
      people: 2,
    })
    ana.isOn()
  })

  test('G48: no improvement stays, and none can be chosen', () => {
    const { ana } = given(farms, { ana: winner }, { ...table, series: { game: 1 } })
    ana.isNotOffered('Canoe', 'Basket')
    ana.chooses('Wood Cutter')
    ana.has({ occupations: ['Wood Cutter'], minors: [], majors: [], fields: [], pastures: [], stables: [] })
    ana.isOn()
  })

  test('G48: the hand is dealt anew, with an occupation less for each that stays', () => {
    const { ana, scene } = given(
      farms,
      { ana: { ...FIFTY, played: ['Wood Cutter', 'Geologist'] } },
      { ...table, series: { game: 1 } },
    )
    ana.chooses('Geologist')
    const hand = (scene.game.state as { players: readonly { hand: readonly number[] }[] }).players[0]?.hand ?? []
    expect(hand).toHaveLength(6 + 7)
    ana.isOn()
  })

  test('G48: what stays works from the first round on', () => {
    const { ana } = given(farms, { ana: { ...FIFTY, played: ['Wood Cutter'] } }, { ...table, series: { game: 1 } })
    ana.chooses('Wood Cutter')
    ana.goesTo('forest')
    ana.has({ wood: 3 })
    ana.isOn()
  })

  test('G48: but is not played again', () => {
    const { ana } = given(farms, { ana: { ...FIFTY, played: ['Groom'] } }, { ...table, series: { game: 1 }, box: [] })
    ana.chooses('Groom')
    ana.has({ occupations: ['Groom'], wood: 0 })
    ana.isOn()
  })

  test('G48: brings food for the points above it', () => {
    const { ana } = given(farms, { ana: { ...FIFTY_FOUR, played: ['Wood Cutter'] } }, { ...table, series: { game: 1 } })
    ana.has({ points: 54 })
    ana.chooses('Wood Cutter')
    ana.has({ food: 2, cattle: 0 })
    ana.isOn()
  })

  test('G48: asks nothing of whoever played no occupation', () => {
    const { ana } = given(farms, { ana: { ...FIFTY, played: ['Canoe'], boar: 2 } }, { ...table, series: { game: 1 } })
    ana.sees({ series: { game: 2, permanent: [] } })
    ana.isOn()
  })

  test('G48: later an occupation need not stay', () => {
    const later = { ...FIFTY, played: ['Wood Cutter', 'Geologist'], majors: ['well', 'clay-oven'] }
    const { ana } = given(farms, { ana: later }, { ...table, series: { game: 2, permanent: 1 } })
    ana.has({ points: 56 })
    ana.isNotOffered('Wood Cutter')
    ana.chooses('None of them')
    ana.sees({ series: { game: 3, goal: 59, permanent: ['wood-cutter'] } })
    ana.has({ occupations: ['Wood Cutter'], food: 0 })
    ana.isOn()
  })

  test('G48: no more than seven stay', () => {
    const seven = { ...FIFTY, played: OCCUPATIONS, majors: ['well', 'clay-oven'] }
    const { ana } = given(farms, { ana: seven }, { ...table, box: MINORS, series: { game: 2, permanent: 7 } })
    ana.has({ occupations: OCCUPATIONS.slice(0, 7) })
    ana.sees({ series: { game: 3 } })
    ana.isOn()
  })
})

describe('G49: a goal that is missed', () => {
  test('G49: gives the same cards once more, without food', () => {
    const loser = { ...FORTY_NINE, food: 9, played: ['Wood Cutter', 'Corn Scoop'], hand: ['Basket', 'Priest'] }
    const { ana } = given(farms, { ana: loser }, { ...table, box: ['Groom'], series: { game: 1 } })
    ana.has({ hand: ['Basket', 'Priest', 'Wood Cutter', 'Corn Scoop'], occupations: [], minors: [], food: 0, sheep: 0 })
    ana.sees({ series: { game: 1, goal: 50, isRetry: true }, round: 1 })
    ana.isOn()
  })

  test('G49: also those that were passed on', () => {
    const loser = { ...FORTY_NINE, food: 1, hand: ['Clay Embankment', 'Groom'], atHome: 1 }
    const { ana } = given(farms, { ana: loser }, { round: 14, series: { game: 1 } })
    ana.goesTo('meeting-place')
    ana.plays('Clay Embankment')
    ana.has({ hand: ['Groom'] })
    ana.chooses('Done converting')
    ana.has({ hand: ['Clay Embankment', 'Groom'] })
    ana.sees({ series: { isRetry: true } })
    ana.isOn()
  })

  test('G49: what stays from games before goes on staying', () => {
    const loser = { ...FIFTY, played: ['Wood Cutter', 'Groom'] }
    const { ana } = given(farms, { ana: loser }, { ...table, series: { game: 2, permanent: 1 } })
    ana.has({ occupations: ['Wood Cutter'], hand: ['Groom'] })
    ana.isOn()
  })

  test('G49: missed again, the series is over', () => {
    const { scene } = given(farms, { ana: FORTY_NINE }, { ...table, series: { game: 1, isRetry: true } })
    scene.isOver({
      winners: [],
      scores: [0],
      reason: '0 games of the series won; 49 points were too few for 50.',
    })
  })

  test('G49: the games before it were won', () => {
    const { scene } = given(farms, { ana: FIFTY_FOUR }, { ...table, series: { game: 2, isRetry: true } })
    scene.isOver({ winners: [0], scores: [1], reason: '1 game of the series won; 54 points were too few for 55.' })
  })

  test('G49: reached the second time, it counts like the first', () => {
    const { ana } = given(farms, { ana: FIFTY }, { ...table, series: { game: 1, isRetry: true } })
    ana.sees({ series: { game: 2, isRetry: false } })
    ana.isOn()
  })
})
