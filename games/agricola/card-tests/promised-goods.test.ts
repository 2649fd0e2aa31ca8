import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { farms } from '../scenario/farms.ts'

const TWO = ['Geologist', 'Cottager']
const THREE = [...TWO, 'Tutor']

describe('Handplow', () => {
  test('lays a field five rounds ahead', () => {
    const { ana, bo } = given(farms, { ana: { wood: 1, hand: ['Handplow'] }, bo: {} }, { round: 9 })
    ana.goesTo('meeting-place')
    ana.plays('Handplow')
    ana.changedOnly({ wood: 0, hand: [], minors: ['Handplow'], promised: ['14: 1 plow'] })
    bo.isOn()
  })

  test('lays none past the last round', () => {
    const { ana, bo } = given(farms, { ana: { wood: 1, hand: ['Handplow'] }, bo: {} }, { round: 10 })
    ana.goesTo('meeting-place')
    ana.plays('Handplow')
    ana.changedOnly({ wood: 0, hand: [], minors: ['Handplow'] })
    bo.isOn()
  })

  test('the field may be plowed when the round begins, or not', () => {
    const promised = [{ round: 6, what: 'plow', n: 1 }] as const
    const player = { played: ['Handplow'], promised }
    const { ana, bo } = given(farms, { ana: player, bo: player }, { at: 'round-start', round: 6 })
    ana.accepts()
    ana.chooses('2,2')
    bo.declines()
    ana.has({ fields: ['2,2'], promised: [] })
    bo.has({ fields: [], promised: [] })
    ana.isOn()
  })

  test('costs a wood', () => {
    const { ana, bo } = given(farms, { ana: { hand: ['Handplow'] }, bo: {} })
    ana.goesTo('meeting-place')
    ana.isNotOffered('Handplow')
    ana.skips()
    bo.isOn()
  })
})

describe('Pond Hut', () => {
  test('lays a food on each of the next three rounds', () => {
    const { ana, bo } = given(farms, { ana: { wood: 1, hand: ['Pond Hut'], played: TWO }, bo: {} }, { round: 2 })
    ana.goesTo('meeting-place')
    ana.plays('Pond Hut')
    ana.changedOnly({ wood: 0, hand: [], minors: ['Pond Hut'], promised: ['3: 1 food', '4: 1 food', '5: 1 food'] })
    ana.has({ points: -13 })
    bo.isOn()
  })

  test('is played with exactly two occupations, not with one', () => {
    const { ana, bo } = given(farms, { ana: { wood: 1, hand: ['Pond Hut'], played: ['Geologist'] }, bo: {} })
    ana.goesTo('meeting-place')
    ana.isNotOffered('Pond Hut')
    ana.skips()
    bo.isOn()
  })

  test('not with three', () => {
    const { ana, bo } = given(farms, { ana: { wood: 1, hand: ['Pond Hut'], played: THREE }, bo: {} })
    ana.goesTo('meeting-place')
    ana.isNotOffered('Pond Hut')
    ana.skips()
    bo.isOn()
  })

  test('costs a wood', () => {
    const { ana, bo } = given(farms, { ana: { hand: ['Pond Hut'], played: TWO }, bo: {} })
    ana.goesTo('meeting-place')
    ana.isNotOffered('Pond Hut')
    ana.skips()
    bo.isOn()
  })
})

describe('Large Greenhouse', () => {
  test('lays a vegetable on the 4th, 7th and 9th round from now', () => {
    const { ana, bo } = given(
      farms,
      { ana: { wood: 2, hand: ['Large Greenhouse'], played: TWO }, bo: {} },
      { round: 5 },
    )
    ana.goesTo('meeting-place')
    ana.plays('Large Greenhouse')
    ana.changedOnly({
      wood: 0,
      hand: [],
      minors: ['Large Greenhouse'],
      promised: ['9: 1 vegetable', '12: 1 vegetable', '14: 1 vegetable'],
    })
    bo.isOn()
  })

  test('what would lie past the last round is lost', () => {
    const { ana, bo } = given(
      farms,
      { ana: { wood: 2, hand: ['Large Greenhouse'], played: TWO }, bo: {} },
      { round: 6 },
    )
    ana.goesTo('meeting-place')
    ana.plays('Large Greenhouse')
    ana.has({ promised: ['10: 1 vegetable', '13: 1 vegetable'] })
    bo.isOn()
  })

  test('takes two occupations', () => {
    const { ana, bo } = given(farms, { ana: { wood: 2, hand: ['Large Greenhouse'], played: ['Tutor'] }, bo: {} })
    ana.goesTo('meeting-place')
    ana.isNotOffered('Large Greenhouse')
    ana.skips()
    bo.isOn()
  })

  test('and two wood', () => {
    const { ana, bo } = given(farms, { ana: { wood: 1, hand: ['Large Greenhouse'], played: TWO }, bo: {} })
    ana.goesTo('meeting-place')
    ana.isNotOffered('Large Greenhouse')
    ana.skips()
    bo.isOn()
  })
})

describe('Strawberry Patch', () => {
  const beans = ['2,0 vegetable 1', '2,1 vegetable 2']

  test('lays a food on each of the next three rounds', () => {
    const { ana, bo } = given(
      farms,
      { ana: { wood: 1, hand: ['Strawberry Patch'], fields: beans }, bo: {} },
      { round: 7 },
    )
    ana.goesTo('meeting-place')
    ana.plays('Strawberry Patch')
    ana.changedOnly({
      wood: 0,
      hand: [],
      minors: ['Strawberry Patch'],
      promised: ['8: 1 food', '9: 1 food', '10: 1 food'],
    })
    bo.isOn()
  })

  test('is worth two points', () => {
    const { ana } = given(farms, { ana: { played: ['Strawberry Patch'] }, bo: {} })
    ana.has({ points: -12 })
    ana.isOn()
  })

  test('takes two vegetable fields', () => {
    const one = { wood: 1, hand: ['Strawberry Patch'], fields: ['2,0 vegetable 2', '2,1 grain 3'] }
    const { ana, bo } = given(farms, { ana: one, bo: {} })
    ana.goesTo('meeting-place')
    ana.isNotOffered('Strawberry Patch')
    ana.skips()
    bo.isOn()
  })

  test('and a wood', () => {
    const { ana, bo } = given(farms, { ana: { hand: ['Strawberry Patch'], fields: beans }, bo: {} })
    ana.goesTo('meeting-place')
    ana.isNotOffered('Strawberry Patch')
    ana.skips()
    bo.isOn()
  })
})

describe('Herring Pot', () => {
  test('lays a food on each of the next three rounds when its owner goes fishing', () => {
    const { ana, bo } = given(farms, { ana: { played: ['Herring Pot'] }, bo: {} }, { round: 3, stock: { fishing: 2 } })
    ana.goesTo('fishing')
    ana.changedOnly({ food: 2, promised: ['4: 1 food', '5: 1 food', '6: 1 food'] })
    bo.isOn()
  })

  test('not elsewhere, and not for others', () => {
    const { ana, bo } = given(farms, { ana: { played: ['Herring Pot'] }, bo: {} })
    ana.goesTo('reed-bank')
    bo.goesTo('fishing')
    ana.changedOnly({ reed: 1 })
    bo.changedOnly({ food: 1 })
    ana.isOn()
  })

  test('costs a clay', () => {
    const { ana, bo } = given(farms, { ana: { clay: 1, hand: ['Herring Pot'] }, bo: {} })
    ana.goesTo('meeting-place')
    ana.plays('Herring Pot')
    ana.changedOnly({ clay: 0, hand: [], minors: ['Herring Pot'] })
    bo.isOn()
  })
})

describe('Sack Cart', () => {
  const carter = { wood: 2, hand: ['Sack Cart'], played: TWO }

  test('lays a grain on rounds 5, 8, 11 and 14', () => {
    const { ana, bo } = given(farms, { ana: carter, bo: {} }, { round: 4 })
    ana.goesTo('meeting-place')
    ana.plays('Sack Cart')
    ana.changedOnly({
      wood: 0,
      hand: [],
      minors: ['Sack Cart'],
      promised: ['5: 1 grain', '8: 1 grain', '11: 1 grain', '14: 1 grain'],
    })
    bo.isOn()
  })

  test('but only on those to come', () => {
    const { ana, bo } = given(farms, { ana: carter, bo: {} }, { round: 8 })
    ana.goesTo('meeting-place')
    ana.plays('Sack Cart')
    ana.has({ promised: ['11: 1 grain', '14: 1 grain'] })
    bo.isOn()
  })

  test('takes two wood', () => {
    const { ana, bo } = given(farms, { ana: { ...carter, wood: 1 }, bo: {} })
    ana.goesTo('meeting-place')
    ana.isNotOffered('Sack Cart')
    ana.skips()
    bo.isOn()
  })

  test('and two occupations', () => {
    const { ana, bo } = given(farms, { ana: { ...carter, played: ['Tutor'] }, bo: {} })
    ana.goesTo('meeting-place')
    ana.isNotOffered('Sack Cart')
    ana.skips()
    bo.isOn()
  })
})
