import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { farms } from '../../scenario/farms.ts'

const feeding = { at: 'feeding', round: 4 } as const
const fed = { food: 4 }

describe('feeding the family', () => {
  test('G36: takes two food for each person, without asking whoever has nothing to convert', () => {
    const { ana } = given(farms, { ana: { food: 5 }, bo: fed }, feeding)
    ana.changedOnly({ food: 1 })
    ana.isOn()
  })

  test('G36: takes one for a newborn', () => {
    const { ana } = given(farms, { ana: { food: 5, people: 3, newborns: 1 }, bo: fed }, feeding)
    ana.changedOnly({ food: 0, newborns: 0 })
    ana.isOn()
  })

  test('G36, G45: takes three for each person of a player alone', () => {
    const { ana } = given(farms, { ana: { food: 7 } }, feeding)
    ana.changedOnly({ food: 1 })
    ana.isOn()
  })

  test('G36, G45: and one for a newborn there, too', () => {
    const { ana } = given(farms, { ana: { food: 7, people: 3, newborns: 1 } }, feeding)
    ana.changedOnly({ food: 0, newborns: 0 })
    ana.isOn()
  })
})

describe('begging', () => {
  test('G40: one food less is a marker, and nobody is asked', () => {
    const { ana, bo } = given(farms, { ana: { food: 3 }, bo: {} }, feeding)
    ana.changedOnly({ food: 0, begging: 1 })
    bo.changedOnly({ begging: 4 })
    ana.isOn()
  })

  test('G40: each missing food is one, beside those that were there', () => {
    const { ana } = given(farms, { ana: { food: 1, people: 3, begging: 1 }, bo: fed }, feeding)
    ana.changedOnly({ food: 0, begging: 6 })
    ana.isOn()
  })

  test('G40: food that is there is always eaten', () => {
    const { ana } = given(farms, { ana: { food: 3, grain: 2 }, bo: fed }, feeding)
    ana.chooses('Done converting')
    ana.changedOnly({ food: 0, begging: 1 })
    ana.isOn()
  })
})

describe('with enough food', () => {
  const cook = { ...fed, majors: ['fireplace-2'], sheep: 1 }

  test('G37: whoever can cook is asked to feed the family, and may cook before', () => {
    const { ana } = given(farms, { ana: cook, bo: fed }, feeding)
    ana.isAsked('Feed family')
    ana.converts('Fireplace: sheep → 2 food')
    ana.feeds()
    ana.changedOnly({ food: 2, sheep: 0 })
    ana.isOn()
  })

  test('G37: or feed at once', () => {
    const { ana } = given(farms, { ana: cook, bo: fed }, feeding)
    ana.feeds()
    ana.changedOnly({ food: 0 })
    ana.isOn()
  })

  test('G37: grain and vegetables alone open no question', () => {
    const { ana } = given(farms, { ana: { ...fed, grain: 3, vegetable: 2 }, bo: fed }, feeding)
    ana.changedOnly({ food: 0 })
    ana.isOn()
  })

  test('G37: a Fireplace without anything to cook opens none', () => {
    const { ana } = given(farms, { ana: { ...fed, grain: 1, majors: ['fireplace-2'] }, bo: fed }, feeding)
    ana.changedOnly({ food: 0 })
    ana.isOn()
  })
})
