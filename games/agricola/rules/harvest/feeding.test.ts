import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { farms } from '../../scenario/farms.ts'

const feeding = { at: 'feeding', round: 4 } as const
const fed = { food: 4 }

describe('feeding the family', () => {
  test('takes two food for each person, without asking whoever has nothing to convert', () => {
    const { ana } = given(farms, { ana: { food: 5 }, bo: fed }, feeding)
    ana.has({ food: 1, begging: 0 })
    ana.isOn()
  })

  test('takes one for a newborn', () => {
    const { ana } = given(farms, { ana: { food: 5, people: 3, newborns: 1 }, bo: fed }, feeding)
    ana.has({ food: 0, newborns: 0, begging: 0 })
    ana.isOn()
  })

  test('takes three for each person of a player alone', () => {
    const { ana } = given(farms, { ana: { food: 7 } }, feeding)
    ana.has({ food: 1, begging: 0 })
    ana.isOn()
  })

  test('one less is a begging marker', () => {
    const { ana } = given(farms, { ana: { food: 3 }, bo: fed }, feeding)
    ana.has({ food: 0, begging: 1 })
    ana.isOn()
  })

  test('each missing food is one', () => {
    const { ana } = given(farms, { ana: { food: 1, people: 3, begging: 1 }, bo: fed }, feeding)
    ana.has({ food: 0, begging: 6 })
    ana.isOn()
  })

  test('begins with the starting player', () => {
    const hungry = { grain: 1 }
    const { ana, bo } = given(farms, { ana: hungry, bo: hungry }, { at: 'returning-home', round: 4, first: 1 })
    ana.isNotAsked()
    bo.chooses('Done converting')
    ana.chooses('Done converting')
    bo.isOn()
  })
})

describe('with enough food', () => {
  test('whoever can cook is asked to feed the family, and may cook before', () => {
    const { ana } = given(farms, { ana: { ...fed, majors: ['fireplace-2'], sheep: 1 }, bo: fed }, feeding)
    ana.isAsked('Feed family')
    ana.converts('Fireplace: sheep → 2 food')
    ana.feeds()
    ana.changedOnly({ food: 2, sheep: 0 })
    ana.isOn()
  })

  test('or feed at once', () => {
    const { ana } = given(farms, { ana: { ...fed, majors: ['fireplace-2'], sheep: 1 }, bo: fed }, feeding)
    ana.feeds()
    ana.changedOnly({ food: 0 })
    ana.isOn()
  })

  test('grain and vegetables alone open no question', () => {
    const { ana } = given(farms, { ana: { ...fed, grain: 3, vegetable: 2 }, bo: fed }, feeding)
    ana.has({ food: 0, grain: 3, vegetable: 2, begging: 0 })
    ana.isOn()
  })

  test('a Fireplace without anything to cook opens none', () => {
    const { ana } = given(farms, { ana: { ...fed, grain: 1, majors: ['fireplace-2'] }, bo: fed }, feeding)
    ana.has({ food: 0, grain: 1 })
    ana.isOn()
  })

  test('an unused craft is offered, once', () => {
    const { ana } = given(farms, { ana: { ...fed, majors: ['joinery'], wood: 3 }, bo: fed }, feeding)
    ana.isAsked('Feed family')
    ana.chooses('Joinery: wood → 2 food')
    ana.changedOnly({ food: 2, wood: 2 })
    ana.isOn()
  })

  test('each craft by itself', () => {
    const crafts = ['joinery', 'pottery', 'basketmakers-workshop']
    const { ana } = given(farms, { ana: { ...fed, majors: crafts, wood: 2, clay: 2, reed: 2 }, bo: fed }, feeding)
    ana.chooses('Pottery: clay → 2 food')
    ana.isNotOffered('Pottery: clay → 2 food')
    ana.chooses("Basketmaker's Workshop: reed → 3 food")
    ana.feeds()
    ana.changedOnly({ food: 5, clay: 1, reed: 1 })
    ana.isOn()
  })

  test('a craft without its good is not', () => {
    const { ana } = given(farms, { ana: { ...fed, majors: ['joinery'], clay: 3 }, bo: fed }, feeding)
    ana.has({ food: 0, clay: 3 })
    ana.isOn()
  })
})

describe('without enough food', () => {
  test('goods are converted until there is enough', () => {
    const { ana } = given(farms, { ana: { food: 2, grain: 2, vegetable: 2 }, bo: fed }, feeding)
    ana.isAsked('Convert goods to food')
    ana.chooses('Eat: grain → 1 food')
    ana.chooses('Eat: vegetables → 1 food')
    ana.changedOnly({ food: 0, grain: 1, vegetable: 1 })
    ana.isOn()
  })

  test('or until the player stops, and begs for the rest', () => {
    const { ana } = given(farms, { ana: { food: 2, grain: 2 }, bo: fed }, feeding)
    ana.chooses('Eat: grain → 1 food')
    ana.chooses('Done converting')
    ana.changedOnly({ food: 0, grain: 1, begging: 1 })
    ana.isOn()
  })

  test('whoever runs out of goods begs without another question', () => {
    const { ana } = given(farms, { ana: { food: 1, grain: 1 }, bo: fed }, feeding)
    ana.chooses('Eat: grain → 1 food')
    ana.changedOnly({ food: 0, grain: 0, begging: 2 })
    ana.isOn()
  })

  test('cooking, cards and crafts are among what can be chosen', () => {
    const cook = { majors: ['fireplace-2', 'joinery'], played: ['Oriental Fireplace'], sheep: 1, vegetable: 1, wood: 1 }
    const { ana } = given(farms, { ana: cook, bo: fed }, feeding)
    ana.isOffered(
      'Eat: vegetables → 1 food',
      'Fireplace: sheep → 2 food',
      'Fireplace: vegetables → 2 food',
      'Oriental Fireplace: sheep → 3 food',
      'Joinery: wood → 2 food',
      'Done converting',
    )
    ana.isNotOffered('Eat: grain → 1 food', 'Fireplace: boar → 2 food', 'Pottery: clay → 2 food')
    ana.chooses('Oriental Fireplace: vegetables → 4 food')
    ana.feeds()
    ana.changedOnly({ food: 0, vegetable: 0 })
    ana.isOn()
  })

  test('a craft works once, also when it did not suffice', () => {
    const { ana } = given(farms, { ana: { majors: ['joinery'], wood: 5, grain: 1 }, bo: fed }, feeding)
    ana.chooses('Joinery: wood → 2 food')
    ana.isNotOffered('Joinery: wood → 2 food')
    ana.chooses('Done converting')
    ana.changedOnly({ food: 0, wood: 4, begging: 2 })
    ana.isOn()
  })

  test('with enough at last, what can still be converted is asked for once more', () => {
    const { ana } = given(
      farms,
      { ana: { food: 2, majors: ['fireplace-2'], sheep: 1, boar: 0, vegetable: 1 }, bo: fed },
      feeding,
    )
    ana.chooses('Fireplace: sheep → 2 food')
    ana.isAsked('Feed family')
    ana.converts('Fireplace: vegetables → 2 food')
    ana.feeds()
    ana.changedOnly({ food: 2, sheep: 0, vegetable: 0 })
    ana.isOn()
  })

  test('food that is there is always eaten', () => {
    const { ana } = given(farms, { ana: { food: 3, grain: 2 }, bo: fed }, feeding)
    ana.chooses('Done converting')
    ana.changedOnly({ food: 0, begging: 1 })
    ana.isOn()
  })
})

describe('grain and vegetables', () => {
  const eater = { food: 1, grain: 1, vegetable: 1, hand: ['Tutor'], played: ['Geologist', 'Cottager'] }

  test('are food in the feeding phase alone', () => {
    const { ana } = given(farms, { ana: eater, bo: {} })
    ana.isNotOffered('Eat: grain → 1 food', 'Eat: vegetables → 1 food')
    ana.isOn()
  })

  test('or at any time, where the table says so', () => {
    const { ana } = given(farms, { ana: eater, bo: {} }, { options: { basicConversionAnytime: true } })
    ana.converts('Eat: grain → 1 food')
    ana.changedOnly({ food: 2, grain: 0 })
    ana.isOffered('Eat: vegetables → 1 food')
    ana.isOn()
  })
})
