import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { farms } from '../../scenario/farms.ts'

const NEXT = 'What comes next?'

describe('effects that answer one moment', () => {
  test.each([
    ['Loam Pit', 'Cottager'],
    ['Cottager', 'Loam Pit'],
  ])('G60: the clay of Loam Pit pays for Cottager, played as %s and %s', (...played) => {
    const { ana, bo } = given(farms, { ana: { played, wood: 5, reed: 2 }, bo: {} })
    ana.goesTo('day-laborer')
    ana.isAsked(NEXT)
    ana.isOffered('loam-pit', 'cottager')
    ana.chooses('loam-pit')
    ana.accepts()
    ana.chooses('renovate')
    ana.changedOnly({ clay: 1, reed: 1, food: 2, house: 'clay' })
    bo.isOn()
  })

  test('G60: the owner may as well begin with what is asked about, and is asked again for the rest', () => {
    const { ana, bo } = given(farms, { ana: { played: ['Loam Pit', 'Cottager'], wood: 5, reed: 2 }, bo: {} })
    ana.goesTo('day-laborer')
    ana.chooses('cottager')
    ana.isAsked('Use Cottager?')
    ana.declines()
    ana.changedOnly({ clay: 3, food: 2 })
    bo.isOn()
  })

  test('G60: the question goes when the order no longer matters', () => {
    const played = ['Loam Pit', 'Cottager', { card: 'Grocer', n: 5 }]
    const { ana, bo } = given(farms, { ana: { played, wood: 5, clay: 1, reed: 2, food: 1 }, bo: {} })
    ana.goesTo('day-laborer')
    ana.isAsked(NEXT)
    ana.converts('Grocer: 1 food → 1 clay')
    ana.isAsked('Use Cottager?')
    ana.declines()
    ana.changedOnly({ clay: 5, food: 2 })
    bo.isOn()
  })

  test.each([
    ['Animal Dealer', 'Milk Jug'],
    ['Milk Jug', 'Animal Dealer'],
  ])('G60: the food of Milk Jug pays for Animal Dealer, played as %s and %s', (...played) => {
    const market = { round: 12, roundCards: ['cattle-market'] } as const
    const { ana, bo } = given(farms, { ana: { played, pastures: [['0,3', '0,4']] }, bo: {}, cy: {} }, market)
    ana.goesTo('cattle-market')
    ana.isAsked('Use Animal Dealer?')
    ana.accepts()
    ana.changedOnly({ food: 2, cattle: 2 })
    bo.isOn()
  })

  test('G60: with a Fireplace Animal Dealer can be paid for before Milk Jug: its owner is asked', () => {
    const cook = {
      played: ['Milk Jug', 'Animal Dealer'],
      majors: ['fireplace-2'],
      sheep: 1,
      pastures: [['0,3', '0,4']],
    }
    const { ana } = given(farms, { ana: cook, bo: {}, cy: {} }, { round: 12, roundCards: ['cattle-market'] })
    ana.goesTo('cattle-market')
    ana.isAsked(NEXT)
    ana.isOffered('milk-jug', 'animal-dealer')
  })

  test('G60: who has the food already is not asked for an order that cannot matter', () => {
    const dealer = { played: ['Animal Dealer', 'Milk Jug'], food: 1, pastures: [['0,3', '0,4']] }
    const { ana, bo } = given(farms, { ana: dealer, bo: {}, cy: {} }, { round: 12, roundCards: ['cattle-market'] })
    ana.goesTo('cattle-market')
    ana.isAsked('Use Animal Dealer?')
    ana.declines()
    ana.changedOnly({ food: 4, cattle: 1 })
    bo.isOn()
  })

  test.each([
    ['Cattle Feeder', 'Pitchfork'],
    ['Pitchfork', 'Cattle Feeder'],
  ])('G60: the food of Pitchfork pays for Cattle Feeder, played as %s and %s', (...played) => {
    const { ana, bo } = given(farms, { ana: { played }, bo: {}, cy: {}, dee: {} }, { taken: { farmland: 1 } })
    ana.goesTo('grain-seeds')
    ana.accepts()
    ana.changedOnly({ food: 2, grain: 1, cattle: 1 })
    bo.isOn()
  })

  test.each([
    ['Plow Driver', 'Childless'],
    ['Childless', 'Plow Driver'],
  ])('G60: the food of Childless pays for Plow Driver, played as %s and %s', (...played) => {
    const heir = { house: 'stone', rooms: ['0,0', '1,0', '2,0'], played } as const
    const { ana } = given(farms, { ana: heir, bo: {} }, { at: 'round-start', round: 3 })
    ana.chooses('1 grain')
    ana.isAsked('Use Plow Driver?')
    ana.accepts()
    ana.chooses('2,4')
    ana.has({ food: 0, grain: 1, fields: ['2,4'] })
    ana.isOn()
  })

  test('G60: nobody is asked for an order where each minds no other', () => {
    const hand = { played: ['Assistant Tiller', 'Cottager', 'Seasonal Worker'], wood: 5, reed: 2 }
    const { ana, bo } = given(farms, { ana: hand, bo: {} })
    ana.goesTo('day-laborer')
    ana.has({ grain: 1 })
    ana.isAsked('Use Assistant Tiller?')
    ana.declines()
    ana.isAsked('Use Cottager?')
    ana.declines()
    ana.changedOnly({ food: 2, grain: 1 })
    bo.isOn()
  })

  test('G60: nor where both use up the same: what is left is left', () => {
    const { ana, bo } = given(farms, { ana: { played: ['Basket', 'Mushroom Collector'] }, bo: {} }, {})
    ana.goesTo('forest')
    ana.isAsked('Use Basket?')
    ana.accepts()
    ana.isAsked('Use Mushroom Collector?')
    ana.accepts()
    ana.changedOnly({ food: 5 })
    bo.isOn()
  })

  test('G60: a promised field and Scholar come in the order that their owner likes', () => {
    const promised = [{ round: 3, what: 'plow', n: 1 }] as const
    const scholar = { house: 'stone', food: 1, played: ['Scholar'], hand: ['Tutor'], promised } as const
    const { ana } = given(farms, { ana: scholar, bo: {} }, { at: 'round-start', round: 3 })
    ana.isAsked(NEXT)
    ana.isOffered('scholar', 'promised-field')
    ana.chooses('scholar')
    ana.declines()
    ana.isAsked('Plow the promised field?')
    ana.accepts()
    ana.chooses('2,4')
    ana.changedOnly({ fields: ['2,4'], promised: [] })
    ana.isOn()
  })

  test('G60: goods that lie on the round come before all of it', () => {
    const promised = [{ round: 3, what: 'food', n: 1 }] as const
    const driver = { house: 'stone', played: ['Plow Driver'], promised } as const
    const { ana } = given(farms, { ana: driver, bo: {} }, { at: 'round-start', round: 3 })
    ana.has({ food: 1 })
    ana.isAsked('Use Plow Driver?')
    ana.declines()
    ana.isOn()
  })

  test('G60: the food of Bread Paddle pays for what Roof Ballaster does when it is played', () => {
    const baker = { food: 1, grain: 1, majors: ['fireplace-2'], played: ['Bread Paddle', 'Tutor'] }
    const { ana, bo } = given(farms, { ana: { ...baker, hand: ['Roof Ballaster'] }, bo: {} })
    ana.goesTo('lessons')
    ana.plays('Roof Ballaster')
    ana.isAsked('Use Bread Paddle?')
    ana.accepts()
    ana.isAsked('Use Roof Ballaster?')
    ana.accepts()
    ana.changedOnly({ food: 1, grain: 0, stone: 2, hand: [], occupations: ['Tutor', 'Roof Ballaster'] })
    bo.isOn()
  })

  test('G60: where either could come first, the owner says whether a played card or what answers it does', () => {
    const baker = { food: 1, grain: 1, sheep: 1, majors: ['fireplace-2'], played: ['Bread Paddle', 'Tutor'] }
    const { ana, bo } = given(farms, { ana: { ...baker, hand: ['Roof Ballaster'] }, bo: {} })
    ana.goesTo('lessons')
    ana.plays('Roof Ballaster')
    ana.isAsked(NEXT)
    ana.isOffered('bread-paddle', 'roof-ballaster')
    ana.chooses('roof-ballaster')
    ana.isAsked('Use Roof Ballaster?')
    ana.declines()
    ana.isAsked('Use Bread Paddle?')
    ana.accepts()
    ana.chooses('Fireplace: grain → 2 food')
    ana.changedOnly({ food: 2, grain: 0, hand: [], occupations: ['Tutor', 'Roof Ballaster'] })
    bo.isOn()
  })

  test('G60: nobody is asked where a played card and what answers it mind each other in nothing', () => {
    const baker = { food: 1, grain: 1, majors: ['fireplace-2'], played: ['Bread Paddle', 'Tutor'] }
    const { ana, bo } = given(farms, { ana: { ...baker, hand: ['Priest'] }, bo: {} })
    ana.goesTo('lessons')
    ana.plays('Priest')
    ana.isAsked('Use Bread Paddle?')
    ana.declines()
    ana.changedOnly({ food: 0, hand: [], occupations: ['Tutor', 'Priest'] })
    bo.isOn()
  })

  test('G60: the food of Junk Room buys grain for baking in the oven that brought it', () => {
    const baker = { grain: 1, clay: 1, stone: 3, played: ['Junk Room', { card: 'Grocer', n: 1 }] }
    const improving = { round: 1, roundCards: ['major-improvement'] } as const
    const { ana, bo } = given(farms, { ana: baker, bo: {} }, improving)
    ana.goesTo('major-improvement')
    ana.plays('stone-oven')
    ana.isAsked(NEXT)
    ana.isOffered('junk-room', 'stone-oven')
    ana.chooses('junk-room')
    ana.converts('Grocer: 1 food → 1 grain')
    ana.accepts()
    ana.chooses('Stone Oven: grain → 4 food')
    ana.changedOnly({ grain: 0, clay: 0, stone: 0, food: 8, majors: ['stone-oven'] })
    bo.isOn()
  })

  test('G59, G60: so it does where it buys the only grain', () => {
    const baker = { clay: 1, stone: 3, played: ['Junk Room', { card: 'Grocer', n: 1 }] }
    const improving = { round: 1, roundCards: ['major-improvement'] } as const
    const { ana, bo } = given(farms, { ana: baker, bo: {} }, improving)
    ana.goesTo('major-improvement')
    ana.plays('stone-oven')
    ana.isNotOffered('Yes')
    ana.converts('Grocer: 1 food → 1 grain')
    ana.accepts()
    ana.changedOnly({ clay: 0, stone: 0, food: 4, majors: ['stone-oven'] })
    bo.isOn()
  })

  test('G60: the clay that the food of Junk Room buys counts for Clay Embankment', () => {
    const builder = { clay: 3, food: 1, played: ['Junk Room', { card: 'Grocer', n: 5 }], hand: ['Clay Embankment'] }
    const improving = { round: 1, roundCards: ['major-improvement'] } as const
    const { ana, bo } = given(farms, { ana: builder, bo: {} }, improving)
    ana.goesTo('major-improvement')
    ana.plays('Clay Embankment')
    ana.isAsked(NEXT)
    ana.isOffered('junk-room', 'clay-embankment')
    ana.chooses('junk-room')
    ana.isAsked(NEXT)
    ana.isOffered('clay-embankment')
    ana.converts('Grocer: 1 food → 1 clay')
    ana.changedOnly({ clay: 6, food: 0, hand: [] })
    bo.isOn()
  })

  test('G60: whoever has bought no clay goes on', () => {
    const builder = { clay: 3, food: 1, played: ['Junk Room', { card: 'Grocer', n: 5 }], hand: ['Clay Embankment'] }
    const improving = { round: 1, roundCards: ['major-improvement'] } as const
    const { ana, bo } = given(farms, { ana: builder, bo: {} }, improving)
    ana.goesTo('major-improvement')
    ana.plays('Clay Embankment')
    ana.chooses('junk-room')
    ana.chooses('clay-embankment')
    ana.changedOnly({ clay: 4, food: 1, hand: [] })
    bo.isOn()
  })

  test('G60: food that one effect takes may first buy the grain that another turns into more', () => {
    const baker = { food: 2, majors: ['clay-oven'], played: ['Bread Paddle', 'Tutor', { card: 'Grocer', n: 1 }] }
    const { ana, bo } = given(farms, { ana: { ...baker, hand: ['Roof Ballaster'] }, bo: {} })
    ana.goesTo('lessons')
    ana.plays('Roof Ballaster')
    ana.isAsked(NEXT)
    ana.chooses('bread-paddle')
    ana.converts('Grocer: 1 food → 1 grain')
    ana.accepts()
    ana.isAsked('Use Roof Ballaster?')
    ana.accepts()
    ana.has({ food: 4, grain: 0, stone: 2 })
    bo.isOn()
  })

  test('G60: what several players do follows clockwise, beginning with the first', () => {
    const driver = { house: 'stone', food: 1 } as const
    const players = {
      ana: { ...driver, played: ['Plow Driver'] },
      bo: { ...driver, wood: 1, played: ['Groom'] },
      cy: { ...driver, hand: ['Tutor'], played: ['Scholar'] },
    }
    const { ana, bo, cy } = given(farms, players, { at: 'round-start', round: 3, first: 1 })
    bo.isAsked('Use Groom?')
    bo.declines()
    cy.isAsked('Use Scholar?')
    cy.declines()
    ana.isAsked('Use Plow Driver?')
    ana.declines()
    bo.isOn()
  })

  test('G60: whoever uses a space comes first: the food of another’s Milk Jug is too late for Animal Dealer', () => {
    const market = { round: 12, roundCards: ['cattle-market'], turn: 1, first: 1 } as const
    const dealer = { pastures: [['0,3', '0,4']], played: ['Animal Dealer'] }
    const { ana, bo, cy } = given(farms, { ana: { played: ['Milk Jug'] }, bo: dealer, cy: {} }, market)
    bo.goesTo('cattle-market')
    ana.changedOnly({ food: 3 })
    bo.changedOnly({ food: 1, cattle: 1 })
    cy.changedOnly({ food: 1 })
    cy.isOn()
  })

  test('G60: goods that lie on the round come to everybody before anybody is asked about a card', () => {
    const promised = [{ round: 3, what: 'food', n: 1 }] as const
    const scholar = { house: 'stone', food: 1, played: ['Scholar'], hand: ['Tutor'] } as const
    const { ana, bo } = given(farms, { ana: scholar, bo: { promised } }, { at: 'round-start', round: 3 })
    ana.isAsked('Use Scholar?')
    bo.changedOnly({ food: 1, promised: [] })
    ana.declines()
    ana.isOn()
  })

  test('G60: whether a hand could be played from does not show in the order that is asked for', () => {
    const scholar = { house: 'stone', food: 1, played: ['Scholar', 'Plow Driver'] } as const
    for (const hand of [['Loom'], ['Big Country']]) {
      const { ana } = given(farms, { ana: { ...scholar, hand }, bo: {} }, { at: 'round-start', round: 3 })
      ana.isAsked(NEXT)
      ana.isOffered('scholar', 'plow-driver')
    }
  })
})
