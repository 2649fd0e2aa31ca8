import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { farms } from '../../scenario/farms.ts'

/** Occupations that do nothing when they are played. */
const HAND = ['Wood Cutter', 'Tutor']

describe('Lessons', () => {
  test('G16: the first occupation is free', () => {
    const { ana, bo } = given(farms, { ana: { hand: HAND }, bo: {} })
    ana.goesTo('lessons')
    ana.plays('Wood Cutter')
    ana.changedOnly({ hand: ['Tutor'], occupations: ['Wood Cutter'] })
    bo.isOn()
  })

  test('G16: the second costs one food', () => {
    const { ana, bo } = given(farms, { ana: { hand: HAND, played: ['Geologist'], food: 1 }, bo: {} })
    ana.goesTo('lessons')
    ana.plays('Tutor')
    ana.changedOnly({ food: 0, hand: ['Wood Cutter'], occupations: ['Geologist', 'Tutor'] })
    bo.isOn()
  })

  test('G16: and so do all later ones', () => {
    const played = ['Geologist', 'Cottager', 'Greengrocer', 'Canoe']
    const { ana, bo } = given(farms, { ana: { hand: HAND, played, food: 3 }, bo: {} })
    ana.goesTo('lessons')
    ana.plays('Tutor')
    ana.has({ food: 2 })
    bo.isOn()
  })

  test('G8, G16: is of no use without the food', () => {
    const { ana } = given(farms, { ana: { hand: HAND, played: ['Geologist'] }, bo: {} })
    ana.isNotOffered('lessons')
    ana.isToldWhyNot('Lessons', 'You have too little food.')
    ana.isOn()
  })

  test('G8: is of no use without an occupation', () => {
    const { ana } = given(farms, { ana: { hand: ['Canoe'] }, bo: {} })
    ana.isNotOffered('lessons')
    ana.isToldWhyNot('Lessons', 'You have no occupation to play.')
    ana.isOn()
  })

  test('G14, G16: three players have second lessons, for two food each time', () => {
    const { ana, bo } = given(farms, { ana: { hand: HAND, food: 3 }, bo: {}, cy: {} })
    ana.goesTo('lessons-b')
    ana.plays('Tutor')
    ana.changedOnly({ food: 1, hand: ['Wood Cutter'], occupations: ['Tutor'] })
    bo.isOn()
  })

  test('G16: for two, not for one', () => {
    const { ana } = given(farms, { ana: { hand: HAND, food: 1 }, bo: {}, cy: {} })
    ana.isOffered('lessons')
    ana.isNotOffered('lessons-b')
    ana.isToldWhyNot('Lessons (second)', 'You have too little food.')
    ana.isOn()
  })

  test('G16: three players pay two for a later one, too', () => {
    const { ana, bo } = given(farms, {
      ana: { hand: HAND, food: 3, played: ['Geologist', 'Cottager'] },
      bo: {},
      cy: {},
    })
    ana.goesTo('lessons-b')
    ana.plays('Tutor')
    ana.has({ food: 1 })
    bo.isOn()
  })

  test('G14, G16: four players pay one there for their first', () => {
    const { ana, bo } = given(farms, { ana: { hand: HAND, food: 3 }, bo: {}, cy: {}, di: {} })
    ana.goesTo('lessons-b')
    ana.plays('Tutor')
    ana.has({ food: 2 })
    bo.isOn()
  })

  test('G16: one for their second', () => {
    const learned = { hand: HAND, food: 3, played: ['Geologist'] }
    const { ana, bo } = given(farms, { ana: learned, bo: {}, cy: {}, di: {} })
    ana.goesTo('lessons-b')
    ana.plays('Tutor')
    ana.has({ food: 2 })
    bo.isOn()
  })

  test('G16: and two from the third on', () => {
    const learned = { hand: HAND, food: 3, played: ['Geologist', 'Cottager'] }
    const { ana, bo } = given(farms, { ana: learned, bo: {}, cy: {}, di: {} })
    ana.goesTo('lessons-b')
    ana.plays('Tutor')
    ana.has({ food: 1 })
    bo.isOn()
  })

  test('G14: two players have no second lessons', () => {
    const { ana } = given(farms, { ana: { hand: HAND, food: 3 }, bo: {} })
    ana.isNotOffered('lessons-b')
    ana.isOn()
  })

  test('G5: are not there without hands', () => {
    const { ana } = given(farms, { ana: { food: 3 }, bo: {}, cy: {} }, { options: { cards: 'none' } })
    ana.isNotOffered('lessons', 'lessons-b')
    ana.isOn()
  })
})
