import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { farms } from '../scenario/farms.ts'

describe('playing cards', () => {
  test('G17: a minor improvement needs what it requires and costs what it costs', () => {
    const hand = ['Loom']
    const players = {
      ana: { hand, wood: 2, played: ['Tutor'] },
      bo: { hand, wood: 1, played: ['Tutor', 'Carpenter'] },
      cy: { hand, wood: 2, played: ['Tutor', 'Carpenter'] },
    }
    const { ana, bo, cy } = given(farms, players, { round: 4, turn: 2 })
    cy.goesTo('meeting-place')
    cy.plays('Loom')
    cy.changedOnly({ wood: 0, hand: [], minors: ['Loom'], isStartPlayer: true })
    ana.isToldWhyNot('Major Improvement', 'You can pay for no improvement.')
    ana.goesTo('forest')
    bo.isToldWhyNot('Major Improvement', 'You can pay for no improvement.')
    bo.isOn()
  })

  test('G17: a passing card goes to the left neighbour when it has worked', () => {
    const { ana, bo } = given(farms, { ana: { hand: ['Market Stall'], grain: 1 }, bo: {}, cy: {} })
    ana.goesTo('meeting-place')
    ana.plays('Market Stall')
    ana.changedOnly({ grain: 0, vegetable: 1, hand: [] })
    bo.has({ hand: ['Market Stall'] })
    bo.isOn()
  })

  test('G17: alone it leaves the game', () => {
    const { ana } = given(farms, { ana: { hand: ['Market Stall'], grain: 1 } })
    ana.goesTo('meeting-place')
    ana.plays('Market Stall')
    ana.changedOnly({ grain: 0, vegetable: 1, hand: [] })
    ana.isOn()
  })

  test('G18: a Cooking Hearth is paid for with clay or with a Fireplace, which others may build again', () => {
    const { ana, bo } = given(farms, { ana: { majors: ['fireplace-2'], clay: 4 }, bo: { clay: 2 } }, { round: 5 })
    ana.goesTo('major-improvement')
    ana.plays('cooking-hearth-4')
    ana.isAsked('Pay for the Cooking Hearth')
    ana.isOffered('4 clay', 'Give back the Fireplace')
    ana.chooses('Give back the Fireplace')
    ana.changedOnly({ majors: ['cooking-hearth-4'] })
    bo.sees({
      majors: [
        'fireplace-2',
        'fireplace-3',
        'cooking-hearth-5',
        'well',
        'clay-oven',
        'stone-oven',
        'joinery',
        'pottery',
        'basketmakers-workshop',
      ],
    })
    bo.isOn()
  })

  test('G18: what somebody has nobody else can build', () => {
    const { ana, bo } = given(farms, { ana: { clay: 9 }, bo: { majors: ['fireplace-2'] } }, { round: 4 })
    ana.goesTo('major-improvement')
    ana.isNotOffered('fireplace-2')
    ana.isOffered('fireplace-3', 'cooking-hearth-4', 'cooking-hearth-5')
    ana.plays('fireplace-3')
    bo.isOn()
  })

  test('G19: bonuses of a space come before its own effect', () => {
    const { ana, bo } = given(farms, { ana: { played: ['Cottager'], wood: 5, reed: 2 }, bo: {} })
    ana.goesTo('day-laborer')
    ana.has({ food: 0 })
    ana.declines()
    ana.changedOnly({ food: 2 })
    bo.isOn()
  })

  test('G19: a card does not act on what it was played with', () => {
    const players = { ana: { hand: ['Paper Maker'], wood: 1, played: ['Tutor'], food: 1 }, bo: {} }
    const { ana, bo } = given(farms, players)
    ana.goesTo('lessons')
    ana.plays('Paper Maker')
    ana.changedOnly({ hand: [], food: 0, occupations: ['Tutor', 'Paper Maker'] })
    bo.isOn()
  })

  test('G20: goods laid out past the last round are lost', () => {
    const { ana, bo } = given(
      farms,
      { ana: { hand: ['Pond Hut'], wood: 1, played: ['Tutor', 'Carpenter'] }, bo: {} },
      { round: 13 },
    )
    ana.goesTo('meeting-place')
    ana.plays('Pond Hut')
    ana.has({ promised: ['14: 1 food'] })
    bo.isOn()
  })

  test('G21: where cards change a price, the player chooses among what can be paid', () => {
    const player = {
      house: 'clay',
      clay: 5,
      wood: 2,
      reed: 2,
      played: ['Frame Builder', 'Brushwood Collector'],
    } as const
    const { ana, bo } = given(farms, { ana: player, bo: {} })
    ana.goesTo('farm-expansion')
    ana.chooses('build-rooms')
    ana.chooses('0,1')
    ana.isAsked('Pay for the room')
    ana.isOffered('5 clay, 2 reed', '1 wood, 3 clay, 2 reed', '1 wood, 5 clay', '2 wood, 3 clay')
    ana.chooses('2 wood, 3 clay')
    ana.changedOnly({ wood: 0, clay: 2, rooms: ['0,0', '0,1', '1,0'] })
    bo.isOn()
  })

  test('G21: what a card replaces may be what another would have made cheaper', () => {
    const player = { house: 'clay', wood: 1, stone: 1, reed: 1, played: ['Stonecutter', 'Frame Builder'] } as const
    const { ana, bo } = given(farms, { ana: player, bo: {}, cy: {} }, { round: 5, roundCards: ['house-redevelopment'] })
    ana.goesTo('house-redevelopment')
    ana.isAsked('Pay for the renovation')
    ana.isOffered('1 reed, 1 stone', '1 wood, 1 reed')
    ana.isNotOffered('1 wood, 1 reed, 1 stone')
    ana.chooses('1 wood, 1 reed')
    ana.skips()
    ana.changedOnly({ house: 'stone', wood: 0, reed: 0 })
    bo.isOn()
  })

  test('G22: who may play from the hand is always asked, with or without anything to play', () => {
    const { ana, bo } = given(farms, { ana: { hand: ['Loom'] }, bo: {} })
    ana.goesTo('meeting-place')
    ana.isAsked('Play a minor improvement')
    ana.isNotOffered('Loom')
    ana.skips()
    bo.isOn()
  })

  test('G22: who holds no minor improvement is not asked for one, which everybody knew', () => {
    const { ana, bo } = given(farms, { ana: { hand: ['Tutor'] }, bo: {} })
    ana.goesTo('meeting-place')
    ana.changedOnly({})
    bo.isOn()
  })
})
