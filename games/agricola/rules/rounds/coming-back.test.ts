import { lineText, project } from '@turnwright/kernel/host'
import { given } from '@turnwright/testkit'
import { describe, expect, test } from 'vitest'
import { farms } from '../../scenario/farms.ts'

const HOUSE = { round: 5, roundCards: ['house-redevelopment'] } as const
const FARM = { round: 14 } as const
const PORCELAIN = 'Hard Porcelain: 2 clay → 1 stone'

/** Could renovate, and could spend the clay for it; with Conservator a question is asked before it is paid. */
const potter = { clay: 2, stone: 2, reed: 1, wood: 4, played: ['Hard Porcelain', 'Conservator'] }

describe('whoever can no longer do what a space is for', () => {
  test('G62: comes back from House Redevelopment without an improvement; what was swapped stays swapped', () => {
    const { ana, bo, scene } = given(farms, { ana: { ...potter, stone: 0 }, bo: {} }, HOUSE)
    ana.goesTo('house-redevelopment')
    ana.isAsked('Renovate')
    ana.converts(PORCELAIN)
    ana.isAsked('Place a person')
    ana.has({ house: 'wood', clay: 0, stone: 1, atHome: 2 })
    ana.isToldWhyNot('House Redevelopment', 'You cannot renovate now.')
    expect(project(scene.game, 1).log.lines.map(lineText)).toContain(
      'ana can do nothing at House Redevelopment any more and comes back',
    )
    ana.goesTo('forest')
    bo.isOn()
  })

  test('G62: and the space is free for others', () => {
    const rival = { clay: 2, reed: 1 }
    const { ana, bo } = given(farms, { ana: { ...potter, stone: 0 }, bo: rival }, HOUSE)
    ana.goesTo('house-redevelopment')
    ana.converts(PORCELAIN)
    ana.goesTo('forest')
    bo.goesTo('house-redevelopment')
    bo.skips()
    bo.changedOnly({ clay: 0, reed: 0, house: 'clay' })
    ana.isOn()
  })

  test('G62: comes back from Farm Redevelopment without fences', () => {
    const { ana } = given(farms, { ana: { ...potter, stone: 0 }, bo: {} }, FARM)
    ana.goesTo('farm-redevelopment')
    ana.converts(PORCELAIN)
    ana.isAsked('Place a person')
    ana.changedOnly({ clay: 0, stone: 1 })
    ana.has({ atHome: 2 })
    ana.isOn()
  })

  test('G62: where there is another way to renovate, it must be gone', () => {
    const { ana, bo } = given(farms, { ana: potter, bo: {} }, HOUSE)
    ana.goesTo('house-redevelopment')
    ana.converts(PORCELAIN)
    ana.has({ house: 'stone' })
    ana.isAsked('Build an improvement')
    ana.skips()
    ana.changedOnly({ clay: 0, stone: 1, reed: 0, house: 'stone' })
    bo.isOn()
  })

  test('G62: the last food spent at a Grocer inside Lessons does not lose the turn', () => {
    const shopper = { food: 1, played: ['Grocer'], hand: ['Tutor'] }
    const { ana } = given(farms, { ana: shopper, bo: {} })
    ana.goesTo('lessons')
    ana.converts('Grocer: 1 food → 1 wood')
    ana.isAsked('Place a person')
    ana.isToldWhyNot('Lessons', 'You have too little food.')
    ana.changedOnly({ food: 0, wood: 1 })
    ana.has({ atHome: 2 })
    ana.isOn()
  })

  test('G62: nor does the last grain at Grain Utilization', () => {
    const eater = { grain: 1, fields: ['2,0'] }
    const table = { round: 1, roundCards: ['grain-utilization'], options: { basicConversionAnytime: true } } as const
    const { ana } = given(farms, { ana: eater, bo: {} }, table)
    ana.goesTo('grain-utilization')
    ana.converts('Eat: grain → 1 food')
    ana.changedOnly({ grain: 0, food: 1 })
    ana.isOn()
  })

  test('G62: offspring is newborn again, and what was paid for it comes back', () => {
    const parents = {
      people: 3,
      newborns: 1,
      atHome: 0,
      food: 2,
      played: ['Adoptive Parents', 'Grocer'],
      hand: ['Tutor'],
    }
    const { ana } = given(farms, { ana: parents, bo: { atHome: 0 } })
    ana.goesTo('lessons')
    ana.converts('Grocer: 1 food → 1 wood')
    ana.isAsked('Place a person')
    ana.has({ food: 1, wood: 1, newborns: 1, atHome: 0, hand: ['Tutor'] })
    ana.goesTo('forest')
    ana.has({ food: 0, wood: 4, newborns: 0 })
    ana.isOn()
  })

  test('G62: where a card has acted on the space already, the person stays', () => {
    const fields = ['0,1', '0,2', '0,3', '0,4', '1,1', '1,2', '1,3', '1,4', '2,0', '2,1', '2,2', '2,3']
    const { ana, bo } = given(farms, { ana: { fields, played: ['Moldboard Plow'] }, bo: {} })
    ana.goesTo('farmland')
    ana.accepts()
    ana.has({ atHome: 1, fields: [...fields, '2,4'] })
    bo.isOn()
  })

  test('G62: Paper Maker at Lessons has acted: whoever then spends the food has had their turn', () => {
    const maker = { wood: 3, played: ['Paper Maker', 'Grocer'], hand: ['Tutor'] }
    const { ana, bo } = given(farms, { ana: maker, bo: {} })
    ana.goesTo('lessons')
    ana.accepts()
    ana.converts('Grocer: 1 food → 1 wood')
    ana.converts('Grocer: 1 food → 1 grain')
    ana.changedOnly({ wood: 3, grain: 1 })
    ana.has({ atHome: 1, hand: ['Tutor'] })
    bo.isOn()
  })

  test('G62: whoever cannot pay for an occupation without Paper Maker uses it', () => {
    const maker = { wood: 1, played: ['Paper Maker'], hand: ['Tutor'], majors: ['fireplace-2'], sheep: 1 }
    const { ana, bo } = given(farms, { ana: maker, bo: {} })
    ana.goesTo('lessons')
    ana.isAsked('Use Paper Maker?')
    ana.isNotOffered('No')
    ana.converts('Fireplace: sheep → 2 food')
    ana.declines()
    ana.plays('Tutor')
    ana.changedOnly({ sheep: 0, food: 1, hand: [], occupations: ['Paper Maker', 'Tutor'] })
    bo.isOn()
  })
})
