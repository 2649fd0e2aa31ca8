import { given } from '@turnwright/testkit'
import { describe, expect, test } from 'vitest'
import { farms } from '../../scenario/farms.ts'
import { type AgricolaState, playerAt } from '../state.ts'
import { craftOptions } from './anytime-actions.ts'

const feeding = { at: 'feeding', round: 4 } as const
const fed = { food: 4 }
const CRAFTS = ['joinery', 'pottery', 'basketmakers-workshop']

describe('crafts in a harvest', () => {
  test('G37, G39: an unused one is offered though there is enough food, once', () => {
    const { ana } = given(farms, { ana: { ...fed, majors: ['joinery'], wood: 3 }, bo: fed }, feeding)
    ana.isAsked('Feed family')
    ana.chooses('Joinery: wood → 2 food')
    ana.changedOnly({ food: 2, wood: 2 })
    ana.isOn()
  })

  test('G39: each works by itself, and none has to', () => {
    const { ana } = given(farms, { ana: { ...fed, majors: CRAFTS, wood: 2, clay: 2, reed: 2 }, bo: fed }, feeding)
    ana.chooses('Pottery: clay → 2 food')
    ana.isNotOffered('Pottery: clay → 2 food')
    ana.chooses("Basketmaker's Workshop: reed → 3 food")
    ana.feeds()
    ana.changedOnly({ food: 5, clay: 1, reed: 1 })
    ana.isOn()
  })

  test('G37: one without its good opens no question', () => {
    const { ana } = given(farms, { ana: { ...fed, majors: ['joinery'], clay: 3 }, bo: fed }, feeding)
    ana.changedOnly({ food: 0 })
    ana.isOn()
  })

  test('G39: they work once whether or not food is short', () => {
    const { ana } = given(farms, { ana: { majors: CRAFTS, wood: 2, clay: 1, reed: 1 }, bo: fed }, feeding)
    ana.isAsked('Convert goods to food')
    ana.chooses('Joinery: wood → 2 food')
    ana.isNotOffered('Joinery: wood → 2 food')
    ana.chooses('Pottery: clay → 2 food')
    ana.isAsked('Feed family')
    ana.chooses("Basketmaker's Workshop: reed → 3 food")
    ana.changedOnly({ wood: 1, clay: 0, reed: 0, food: 3 })
    ana.isOn()
  })

  test('G39: once, also when that did not suffice', () => {
    const { ana } = given(farms, { ana: { majors: ['joinery'], wood: 5, grain: 1 }, bo: fed }, feeding)
    ana.chooses('Joinery: wood → 2 food')
    ana.isNotOffered('Joinery: wood → 2 food')
    ana.chooses('Done converting')
    ana.changedOnly({ food: 0, wood: 4, begging: 2 })
    ana.isOn()
  })

  test('G39: and once more in the next harvest', () => {
    const joiner = { food: 8, majors: ['joinery'], wood: 3 }
    const { ana, bo } = given(farms, { ana: joiner, bo: { food: 8 } }, { at: 'feeding', round: 13 })
    ana.chooses('Joinery: wood → 2 food')
    ana.goesTo('grain-seeds')
    bo.goesTo('clay-pit')
    ana.goesTo('reed-bank')
    bo.goesTo('fishing')
    ana.isAsked('Feed family')
    ana.chooses('Joinery: wood → 2 food')
    ana.changedOnly({ food: 4, wood: 1, grain: 1, reed: 2 })
  })

  test('G27, G39: one names its improvement, among what feeds a family', () => {
    const { ana, scene } = given(
      farms,
      { ana: { majors: ['joinery', 'basketmakers-workshop'], wood: 1, reed: 1 }, bo: fed },
      feeding,
    )
    expect(craftOptions(playerAt(scene.game.state as AgricolaState, 0))).toEqual([
      {
        type: 'craft',
        resource: 'wood',
        count: 1,
        food: 2,
        improvement: 'Joinery',
        about: { kind: 'convert', with: { major: 'joinery' }, good: 'wood', n: 1, food: 2 },
      },
      {
        type: 'craft',
        resource: 'reed',
        count: 1,
        food: 3,
        improvement: "Basketmaker's Workshop",
        about: { kind: 'convert', with: { major: 'basketmakers-workshop' }, good: 'reed', n: 1, food: 3 },
      },
    ])
    ana.chooses('Done converting')
    ana.isOn()
  })
})
