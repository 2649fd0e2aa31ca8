import { given } from '@turnwright/testkit'
import { describe, expect, test } from 'vitest'
import { farms } from '../../scenario/farms.ts'

describe('a harvest', () => {
  test('G35: every planted field gives one crop', () => {
    const ana = { fields: ['2,0 grain 3', '2,1 vegetable 2', '2,2'], food: 4 }
    const scene = given(farms, { ana, bo: { food: 4 } }, { at: 'field', round: 4 })
    scene.ana.changedOnly({ fields: ['2,0 grain 2', '2,1 vegetable 1', '2,2'], grain: 1, vegetable: 1, food: 0 })
    scene.ana.isOn()
  })

  test('G36: two food for an adult, one for a newborn', () => {
    const ana = { people: 3, newborns: 1, food: 5 }
    const scene = given(farms, { ana, bo: { food: 4 } }, { at: 'feeding', round: 7 })
    scene.ana.changedOnly({ food: 0, newborns: 0 })
    scene.ana.isOn()
  })

  test('G37: a Fireplace owner with enough food may still cook before feeding', () => {
    const ana = { majors: ['fireplace-2'], food: 4, sheep: 1 }
    const scene = given(farms, { ana, bo: { food: 4 } }, { at: 'feeding', round: 4 })
    scene.ana.isAsked('Feed family')
    scene.ana.converts('Fireplace: sheep → 2 food')
    scene.ana.feeds()
    scene.ana.changedOnly({ food: 2, sheep: 0 })
    scene.ana.isOn()
  })

  test('G37: with enough food and nothing to convert nobody is asked', () => {
    const scene = given(farms, { ana: { food: 4, grain: 2 }, bo: { food: 4 } }, { at: 'feeding', round: 4 })
    scene.ana.changedOnly({ food: 0 })
    scene.ana.isOn()
  })

  test('G38: without enough food goods are converted one by one', () => {
    const ana = { food: 1, grain: 2, vegetable: 1, played: ['Oriental Fireplace'] }
    const scene = given(farms, { ana, bo: { food: 4 } }, { at: 'feeding', round: 4 })
    scene.ana.isAsked('Convert goods to food')
    const [asked] = scene.scene.promptsOf(0)
    expect(asked?.help).toBe('Your family needs 4 food; each that is missing is a begging marker.')
    scene.ana.isOffered('Eat: grain → 1 food', 'Oriental Fireplace: vegetables → 4 food', 'Done converting')
    scene.ana.chooses('Oriental Fireplace: vegetables → 4 food')
    scene.ana.changedOnly({ food: 1, vegetable: 0 })
    scene.ana.isOn()
  })

  test('G39: a craft works once in a harvest, whether or not food is short', () => {
    const ana = { majors: ['joinery', 'pottery', 'basketmakers-workshop'], wood: 2, clay: 1, reed: 1 }
    const scene = given(farms, { ana, bo: { food: 4 } }, { at: 'feeding', round: 4 })
    scene.ana.chooses('Joinery: wood → 2 food')
    scene.ana.isNotOffered('Joinery: wood → 2 food')
    scene.ana.chooses('Pottery: clay → 2 food')
    scene.ana.isAsked('Feed family')
    scene.ana.chooses("Basketmaker's Workshop: reed → 3 food")
    scene.ana.changedOnly({ wood: 1, clay: 0, reed: 0, food: 3 })
    scene.ana.isOn()
  })

  test('G40: whoever stops converting begs for what is missing', () => {
    const scene = given(farms, { ana: { food: 1, grain: 3 }, bo: { food: 4 } }, { at: 'feeding', round: 4 })
    scene.ana.chooses('Eat: grain → 1 food')
    scene.ana.chooses('Done converting')
    scene.ana.changedOnly({ food: 0, grain: 2, begging: 2 })
    scene.ana.isOn()
  })

  test('G40: with nothing to convert it is begged at once', () => {
    const scene = given(farms, { ana: { food: 3 }, bo: {} }, { at: 'feeding', round: 4 })
    scene.ana.changedOnly({ food: 0, begging: 1 })
    scene.bo.changedOnly({ begging: 4 })
    scene.ana.isOn()
  })

  test('G41: two of a kind have one young, and nothing is cooked meanwhile', () => {
    const ana = { pastures: [['0,3'], ['0,4', '1,4']], sheep: 2, boar: 3, cattle: 1, majors: ['fireplace-2'] }
    const scene = given(farms, { ana, bo: {} }, { at: 'breeding', round: 4 })
    scene.ana.isAsked('Make room for your animals')
    scene.ana.isNotOffered('cook')
    scene.ana.chooses('release-sheep')
    scene.ana.has({ sheep: 2, boar: 4, cattle: 1 })
    scene.ana.isOn()
  })

  test('G42: everybody from the starting player on, one phase after the other', () => {
    const cook = { majors: ['fireplace-2'], sheep: 1, food: 4 }
    const second = { majors: ['fireplace-3'], sheep: 1, food: 4 }
    const { ana, bo } = given(farms, { ana: cook, bo: second }, { at: 'returning-home', round: 4, first: 1 })
    ana.isNotAsked()
    bo.isAsked('Feed family')
    bo.feeds()
    ana.isAsked('Feed family')
    ana.feeds()
    bo.isOn()
  })
})
