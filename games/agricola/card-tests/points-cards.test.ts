import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { farms } from '../scenario/farms.ts'

describe('Manger', () => {
  const SIX = ['0,3', '0,4', '1,3', '1,4', '2,3', '2,4']

  test('is worth a point from six cells in pastures on, in one or several', () => {
    const split = { pastures: [SIX.slice(0, 4), SIX.slice(4)] }
    const { ana, bo } = given(farms, { ana: { ...split, played: ['Manger'] }, bo: split })
    ana.has({ points: -5 + 1 })
    bo.has({ points: -5 })
    ana.isOn()
  })

  test('none for five', () => {
    const five = { pastures: [SIX.slice(1)] }
    const { ana, bo } = given(farms, { ana: { ...five, played: ['Manger'] }, bo: five })
    ana.has({ points: -7 })
    bo.has({ points: -7 })
    ana.isOn()
  })

  test('two for seven, three for eight', () => {
    const seven = { pastures: [[...SIX, '2,2']], played: ['Manger'] }
    const { ana, bo } = given(farms, { ana: seven, bo: { ...seven, pastures: [[...SIX, '2,2', '1,2']] } })
    ana.has({ points: -14 + 2 + 7 + 2 })
    bo.has({ points: -14 + 2 + 8 + 3 })
    ana.isOn()
  })

  test('three for nine, four for ten', () => {
    const nine = { pastures: [[...SIX, '0,2', '1,2', '2,2']], played: ['Manger'] }
    const ten = { ...nine, pastures: [['0,1', '0,2', '0,3', '0,4', '1,1', '1,2', '1,3', '1,4', '2,3', '2,4']] }
    const { ana, bo } = given(farms, { ana: nine, bo: ten })
    ana.has({ points: -14 + 2 + 9 + 3 })
    bo.has({ points: -14 + 2 + 10 + 4 })
    ana.isOn()
  })

  test('costs two wood', () => {
    const { ana, bo } = given(farms, { ana: { wood: 2, hand: ['Manger'] }, bo: {} })
    ana.goesTo('meeting-place')
    ana.plays('Manger')
    ana.changedOnly({ wood: 0, hand: [], minors: ['Manger'] })
    bo.isOn()
  })
})

describe('Big Country', () => {
  const FULL = {
    fields: ['0,1', '0,2', '0,3', '0,4', '1,1', '1,2', '1,3', '1,4', '2,0', '2,1', '2,2', '2,3', '2,4'],
    hand: ['Big Country'],
  }

  test('gives a point and two food for each round to come, on a farm without unused cells', () => {
    const { ana, bo } = given(farms, { ana: FULL, bo: {} }, { round: 9 })
    ana.goesTo('meeting-place')
    ana.plays('Big Country')
    ana.changedOnly({ hand: [], minors: ['Big Country'], bonus: 5, food: 10 })
    bo.isOn()
  })

  test('nothing in the last one', () => {
    const { ana, bo } = given(farms, { ana: FULL, bo: {} }, { round: 14 })
    ana.goesTo('meeting-place')
    ana.plays('Big Country')
    ana.changedOnly({ hand: [], minors: ['Big Country'] })
    bo.isOn()
  })

  test('not with one unused cell', () => {
    const { ana, bo } = given(farms, { ana: { ...FULL, fields: FULL.fields.slice(1) }, bo: {} })
    ana.goesTo('meeting-place')
    ana.isNotOffered('Big Country')
    ana.skips()
    bo.isOn()
  })
})

describe('Stable Architect', () => {
  test('is worth a point for each stable in the open', () => {
    const stables = { stables: ['2,3', '2,4', '0,4'], pastures: [['0,4']] }
    const { ana, bo } = given(farms, { ana: { ...stables, played: ['Stable Architect'] }, bo: stables })
    ana.has({ points: -8 + 2 })
    bo.has({ points: -8 })
    ana.isOn()
  })

  test('none without', () => {
    const fenced = { stables: ['0,4'], pastures: [['0,4']] }
    const { ana, bo } = given(farms, { ana: { ...fenced, played: ['Stable Architect'] }, bo: fenced })
    ana.has({ points: -10 })
    bo.has({ points: -10 })
    ana.isOn()
  })
})

describe('Braggart', () => {
  const MINORS = ['Manger', 'Corn Scoop', 'Basket', 'Claypipe', 'Milk Jug', 'Handplow', 'Lasso', 'Pitchfork', 'Brook']
  const with_ = (n: number) => ({ played: ['Braggart', ...MINORS.slice(0, n - 1)], majors: ['fireplace-2'] })

  test('is worth two points from five improvements on, major and minor', () => {
    const { ana, bo } = given(farms, { ana: with_(4), bo: { ...with_(5), majors: ['fireplace-3'] }, cy: {} })
    ana.has({ points: -13 })
    bo.has({ points: -13 + 2 })
    ana.isOn()
  })

  test('three for six, four for seven', () => {
    const { ana, bo } = given(farms, { ana: with_(6), bo: { ...with_(7), majors: ['fireplace-3'] }, cy: {} })
    ana.has({ points: -13 + 3 })
    bo.has({ points: -13 + 4 })
    ana.isOn()
  })

  test('five for eight, seven for nine', () => {
    const { ana, bo } = given(farms, { ana: with_(8), bo: { ...with_(9), majors: ['fireplace-3'] }, cy: {} })
    ana.has({ points: -13 + 5 })
    bo.has({ points: -13 + 7 })
    ana.isOn()
  })

  test('nine for ten', () => {
    const { ana } = given(farms, { ana: with_(10), bo: {}, cy: {} })
    ana.has({ points: -13 + 9 })
    ana.isOn()
  })
})

describe('Organic Farmer', () => {
  const farmer = {
    pastures: [
      ['0,3', '0,4'],
      ['1,3', '1,4'],
    ],
    played: ['Organic Farmer'],
  }

  test('is worth a point for each pasture with an animal and three places free', () => {
    const { ana, bo } = given(farms, { ana: { ...farmer, sheep: 2 }, bo: { ...farmer, played: [], sheep: 2 } })
    ana.has({ points: -5 + 2 })
    bo.has({ points: -5 })
    ana.isOn()
  })

  test('not for one with two places free, and not for an empty one', () => {
    const { ana, bo } = given(farms, { ana: { ...farmer, sheep: 7 }, bo: farmer })
    ana.has({ points: -14 + 4 + 3 + 4 })
    bo.has({ points: -14 + 4 + 3 })
    ana.isOn()
  })

  const full = { pastures: [['0,4']], stables: ['0,4'], sheep: 3, played: ['Organic Farmer'] }

  test('may let animals go before points are counted', () => {
    const { ana, scene } = given(farms, { ana: full, bo: {} }, { at: 'scoring', round: 14 })
    ana.has({ points: -8 })
    ana.isAsked('The game is over')
    ana.does('arrange-animals')
    ana.answers([
      { at: '0,4', animal: 'sheep', n: 1 },
      { at: 'house', animal: 'sheep', n: 1 },
      { at: 'away', animal: 'sheep', n: 1 },
    ])
    ana.chooses('Count points')
    scene.isOver({ winners: [0], scores: [-7, -14] })
  })

  test('is not asked without any', () => {
    const { scene } = given(farms, { ana: { ...full, sheep: 0 }, bo: {} }, { at: 'scoring', round: 14 })
    scene.isOver({ winners: [0], scores: [-10, -14] })
  })
})

describe('Tutor', () => {
  test('is worth a point for each occupation played after it', () => {
    const { ana, bo } = given(farms, {
      ana: { played: ['Geologist', 'Tutor', 'Cottager', 'Corn Scoop', 'Groom'] },
      bo: { played: ['Priest', 'Scholar', 'Tutor'] },
    })
    ana.has({ points: -14 + 2 })
    bo.has({ points: -14 })
    ana.isOn()
  })

  test('not for itself', () => {
    const { ana, bo } = given(farms, { ana: { hand: ['Tutor'] }, bo: {} })
    ana.goesTo('lessons')
    ana.plays('Tutor')
    ana.changedOnly({ hand: [], occupations: ['Tutor'] })
    ana.has({ points: -14 })
    bo.isOn()
  })
})

describe('House Steward', () => {
  const others = { bo: {}, cy: {} }

  test('gives four wood with nine rounds to come', () => {
    const { ana, bo } = given(farms, { ana: { hand: ['House Steward'] }, ...others }, { round: 5 })
    ana.goesTo('lessons')
    ana.plays('House Steward')
    ana.changedOnly({ wood: 4, hand: [], occupations: ['House Steward'] })
    bo.isOn()
  })

  test('three with eight', () => {
    const { ana, bo } = given(farms, { ana: { hand: ['House Steward'] }, ...others }, { round: 6 })
    ana.goesTo('lessons')
    ana.plays('House Steward')
    ana.has({ wood: 3 })
    bo.isOn()
  })

  test('three with six, too', () => {
    const { ana, bo } = given(farms, { ana: { hand: ['House Steward'] }, ...others }, { round: 8 })
    ana.goesTo('lessons')
    ana.plays('House Steward')
    ana.has({ wood: 3 })
    bo.isOn()
  })

  test('two with five', () => {
    const { ana, bo } = given(farms, { ana: { hand: ['House Steward'] }, ...others }, { round: 9 })
    ana.goesTo('lessons')
    ana.plays('House Steward')
    ana.has({ wood: 2 })
    bo.isOn()
  })

  test('two with three', () => {
    const { ana, bo } = given(farms, { ana: { hand: ['House Steward'] }, ...others }, { round: 11 })
    ana.goesTo('lessons')
    ana.plays('House Steward')
    ana.has({ wood: 2 })
    bo.isOn()
  })

  test('one with two', () => {
    const { ana, bo } = given(farms, { ana: { hand: ['House Steward'] }, ...others }, { round: 12 })
    ana.goesTo('lessons')
    ana.plays('House Steward')
    ana.has({ wood: 1 })
    bo.isOn()
  })

  test('one with one', () => {
    const { ana, bo } = given(farms, { ana: { hand: ['House Steward'] }, ...others }, { round: 13 })
    ana.goesTo('lessons')
    ana.plays('House Steward')
    ana.has({ wood: 1 })
    bo.isOn()
  })

  test('none in the last round', () => {
    const { ana, bo } = given(farms, { ana: { hand: ['House Steward'] }, ...others }, { round: 14 })
    ana.goesTo('lessons')
    ana.plays('House Steward')
    ana.has({ wood: 0 })
    bo.isOn()
  })

  test('three points go to everybody with the most rooms', () => {
    const three = { rooms: ['0,0', '1,0', '2,0'] }
    const { ana, bo, cy } = given(farms, { ana: { played: ['House Steward'] }, bo: three, cy: three })
    ana.has({ points: -14 })
    bo.has({ points: -13 + 3 })
    cy.has({ points: -13 + 3 })
    ana.isOn()
  })
})
