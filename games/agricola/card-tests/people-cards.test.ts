import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { farms } from '../scenario/farms.ts'

const wish = { round: 5, roundCards: ['basic-wish-for-children'] } as const
const THREE_ROOMS = ['0,0', '1,0', '2,0']

describe('Sleeping Corner', () => {
  const sleeper = { rooms: THREE_ROOMS, played: ['Sleeping Corner'] }
  const taken = { taken: { 'basic-wish-for-children': 1 } } as const

  test('uses a Wish for Children on which another person stands', () => {
    const { ana, bo } = given(farms, { ana: sleeper, bo: {} }, { ...wish, ...taken })
    ana.goesTo('basic-wish-for-children')
    ana.changedOnly({ people: 3, newborns: 1 })
    bo.isOn()
  })

  test('the urgent one as well', () => {
    const table = {
      round: 12,
      roundCards: ['urgent-wish-for-children'],
      taken: { 'urgent-wish-for-children': 1 },
    } as const
    const { ana, bo } = given(farms, { ana: sleeper, bo: {} }, table)
    ana.goesTo('urgent-wish-for-children')
    ana.changedOnly({ people: 3, newborns: 1 })
    bo.isOn()
  })

  test('not one on which its owner stands', () => {
    const { ana } = given(farms, { ana: sleeper, bo: {} }, { ...wish, taken: { 'basic-wish-for-children': 0 } })
    ana.isNotOffered('basic-wish-for-children')
    ana.isOn()
  })

  test('no other space, and not without the card', () => {
    const table = { ...wish, taken: { 'basic-wish-for-children': 2, 'grain-seeds': 2 } } as const
    const { ana, bo } = given(farms, { ana: sleeper, bo: { rooms: THREE_ROOMS }, cy: {} }, table)
    ana.isNotOffered('grain-seeds')
    ana.goesTo('fishing')
    bo.isNotOffered('basic-wish-for-children')
    bo.isOn()
  })

  test('one person, not two', () => {
    const second = { rooms: THREE_ROOMS, played: ['Sleeping Corner'] }
    const { ana, bo, cy } = given(farms, { ana: { rooms: THREE_ROOMS }, bo: second, cy: second }, wish)
    ana.goesTo('basic-wish-for-children')
    bo.goesTo('basic-wish-for-children')
    cy.isNotOffered('basic-wish-for-children')
    cy.isOn()
  })

  test('costs a wood, takes two grain fields and is worth a point', () => {
    const farmer = { wood: 1, hand: ['Sleeping Corner'], fields: ['2,0 grain 3', '2,1 grain 1'] }
    const { ana, bo } = given(farms, { ana: farmer, bo: {} })
    ana.has({ points: -7 })
    ana.goesTo('meeting-place')
    ana.plays('Sleeping Corner')
    ana.changedOnly({ wood: 0, hand: [], minors: ['Sleeping Corner'] })
    ana.has({ points: -6 })
    bo.isOn()
  })

  test('not one', () => {
    const farmer = { wood: 1, hand: ['Sleeping Corner'], fields: ['2,0 grain 3', '2,1'] }
    const { ana, bo } = given(farms, { ana: farmer, bo: {} })
    ana.goesTo('meeting-place')
    ana.isNotOffered('Sleeping Corner')
    ana.skips()
    bo.isOn()
  })
})

describe('Caravan', () => {
  test('houses a person more', () => {
    const { ana, bo } = given(farms, { ana: { played: ['Caravan'] }, bo: {} }, wish)
    ana.goesTo('basic-wish-for-children')
    ana.changedOnly({ people: 3, newborns: 1 })
    bo.isOn()
  })

  test('one, not two', () => {
    const { ana } = given(farms, { ana: { people: 3, played: ['Caravan'] }, bo: {} }, wish)
    ana.isNotOffered('basic-wish-for-children')
    ana.isOn()
  })

  test('costs three wood and three food', () => {
    const { ana, bo } = given(farms, { ana: { wood: 3, food: 3, hand: ['Caravan'] }, bo: {} })
    ana.goesTo('meeting-place')
    ana.plays('Caravan')
    ana.changedOnly({ wood: 0, food: 0, hand: [], minors: ['Caravan'] })
    bo.isOn()
  })
})

describe('Lasso', () => {
  const market = { round: 1, roundCards: ['sheep-market'] } as const

  test('places a second person right after one on an animal market', () => {
    const { ana, bo } = given(farms, { ana: { played: ['Lasso'] }, bo: {} }, market)
    ana.goesTo('sheep-market')
    ana.isAsked('Place another person right away')
    ana.goesTo('forest')
    ana.changedOnly({ sheep: 1, wood: 3 })
    bo.isOn()
  })

  test('or on one right after another space', () => {
    const { ana, bo } = given(farms, { ana: { played: ['Lasso'] }, bo: {} }, market)
    ana.goesTo('forest')
    ana.isOffered('sheep-market')
    ana.isNotOffered('fishing')
    ana.goesTo('sheep-market')
    ana.changedOnly({ sheep: 1, wood: 3 })
    bo.isOn()
  })

  test('or not', () => {
    const { ana, bo } = given(farms, { ana: { played: ['Lasso'] }, bo: {} }, market)
    ana.goesTo('forest')
    ana.chooses('stop')
    ana.changedOnly({ wood: 3 })
    bo.isOn()
  })

  test('a third waits for the next turn', () => {
    const table = { round: 10, roundCards: ['cattle-market'] } as const
    const player = {
      people: 3,
      pastures: [
        ['0,3', '0,4'],
        ['1,3', '1,4'],
      ],
      played: ['Lasso'],
    }
    const { ana, bo } = given(farms, { ana: player, bo: {} }, table)
    ana.goesTo('cattle-market')
    ana.goesTo('pig-market')
    ana.changedOnly({ cattle: 1, boar: 1 })
    bo.isOn()
  })

  test('not for the person who played it', () => {
    const { ana, bo } = given(farms, { ana: { reed: 1, hand: ['Lasso'] }, bo: {} }, market)
    ana.goesTo('meeting-place')
    ana.plays('Lasso')
    ana.changedOnly({ reed: 0, hand: [], minors: ['Lasso'] })
    bo.isOn()
  })

  test('also for offspring that may work', () => {
    const table = { round: 5, roundCards: ['sheep-market', 'basic-wish-for-children'] } as const
    const parents = { food: 1, rooms: THREE_ROOMS, atHome: 1, played: ['Lasso', 'Adoptive Parents'] }
    const { ana, bo } = given(farms, { ana: parents, bo: {} }, table)
    ana.goesTo('basic-wish-for-children')
    ana.isNotOffered('forest')
    ana.goesTo('sheep-market')
    ana.changedOnly({ people: 3, sheep: 1, food: 0 })
    bo.isOn()
  })

  test('but not without the food it takes', () => {
    const table = { round: 5, roundCards: ['sheep-market', 'basic-wish-for-children'] } as const
    const parents = { rooms: THREE_ROOMS, atHome: 1, played: ['Lasso', 'Adoptive Parents'] }
    const { ana, bo } = given(farms, { ana: parents, bo: {} }, table)
    ana.goesTo('basic-wish-for-children')
    ana.changedOnly({ people: 3, newborns: 1 })
    bo.isOn()
  })

  test('is not asked where no market is open, and costs a reed', () => {
    const { ana, bo } = given(farms, { ana: { reed: 1, hand: ['Lasso'] }, bo: {} })
    ana.goesTo('meeting-place')
    ana.plays('Lasso')
    ana.changedOnly({ reed: 0, hand: [], minors: ['Lasso'] })
    bo.isOn()
  })
})

describe('Adoptive Parents', () => {
  const parents = { food: 1, rooms: THREE_ROOMS, atHome: 1, played: ['Adoptive Parents'] }

  test('let a newborn work in the round of its birth, for a food', () => {
    const { ana, bo } = given(farms, { ana: parents, bo: { atHome: 1 } }, wish)
    ana.goesTo('basic-wish-for-children')
    bo.goesTo('fishing')
    ana.isOn()
    ana.goesTo('forest')
    ana.has({ food: 0, wood: 3, people: 3, newborns: 0 })
    ana.isOn()
  })

  test('then it eats like an adult', () => {
    const table = { round: 7, roundCards: ['basic-wish-for-children'] } as const
    const { ana, bo } = given(farms, { ana: { ...parents, food: 7 }, bo: { food: 4, atHome: 1 } }, table)
    ana.goesTo('basic-wish-for-children')
    bo.goesTo('fishing')
    ana.goesTo('forest')
    ana.has({ food: 0, begging: 0 })
    ana.isOn()
  })

  test('or rest', () => {
    const { ana, bo } = given(farms, { ana: parents, bo: { atHome: 1 } }, wish)
    ana.goesTo('basic-wish-for-children')
    bo.goesTo('fishing')
    ana.chooses('stay')
    ana.has({ food: 1, people: 3, newborns: 0, atHome: 3 })
    ana.isOn()
  })

  test('where food is needed, it takes that food besides', () => {
    const learners = { ...parents, hand: ['Tutor'] }
    const { ana, bo } = given(farms, { ana: learners, bo: { atHome: 1 } }, wish)
    ana.goesTo('basic-wish-for-children')
    bo.goesTo('fishing')
    ana.isNotOffered('lessons')
    ana.isToldWhyNot('Lessons', 'You have too little food.')
    ana.chooses('stay')
    ana.isOn()
  })

  test('which is enough with one more', () => {
    const learners = { ...parents, food: 2, hand: ['Tutor'] }
    const { ana, bo } = given(farms, { ana: learners, bo: { atHome: 1 } }, wish)
    ana.goesTo('basic-wish-for-children')
    bo.goesTo('fishing')
    ana.goesTo('lessons')
    ana.plays('Tutor')
    ana.has({ food: 0, occupations: ['Adoptive Parents', 'Tutor'] })
    ana.isOn()
  })

  test('without the food it rests', () => {
    const { ana, bo } = given(farms, { ana: { ...parents, food: 0 }, bo: { atHome: 1 } }, wish)
    ana.goesTo('basic-wish-for-children')
    bo.goesTo('fishing')
    ana.isNotOffered('forest')
    ana.chooses('stay')
    ana.isOn()
  })
})

describe('Bottles', () => {
  test('cost a clay and a food for each person, and are worth four points', () => {
    const { ana, bo } = given(farms, { ana: { people: 3, clay: 3, food: 3, hand: ['Bottles'] }, bo: {} })
    ana.goesTo('meeting-place')
    ana.plays('Bottles')
    ana.changedOnly({ clay: 0, food: 0, hand: [], minors: ['Bottles'] })
    ana.has({ points: -11 + 4 })
    bo.isOn()
  })

  test('newborns count', () => {
    const family = { people: 3, newborns: 1, clay: 2, food: 3, hand: ['Bottles'] }
    const { ana, bo } = given(farms, { ana: family, bo: {} })
    ana.goesTo('meeting-place')
    ana.isNotOffered('Bottles')
    ana.skips()
    bo.isOn()
  })

  test('not for a food less', () => {
    const { ana, bo } = given(farms, { ana: { clay: 2, food: 1, hand: ['Bottles'] }, bo: {} })
    ana.goesTo('meeting-place')
    ana.isNotOffered('Bottles')
    ana.skips()
    bo.isOn()
  })
})

describe('Childless', () => {
  const start = { at: 'round-start', round: 5 } as const

  test('gets a food and a crop at the start of a round with three rooms and two people', () => {
    const { ana } = given(farms, { ana: { rooms: THREE_ROOMS, played: ['Childless'] }, bo: {} }, start)
    ana.isNotOffered('1 wood')
    ana.chooses('1 vegetable')
    ana.has({ food: 1, vegetable: 1, grain: 0 })
    ana.isOn()
  })

  test('or grain', () => {
    const { ana } = given(farms, { ana: { rooms: THREE_ROOMS, played: ['Childless'] }, bo: {} }, start)
    ana.chooses('1 grain')
    ana.has({ food: 1, grain: 1, vegetable: 0 })
    ana.isOn()
  })

  test('not with two rooms, and not with three people', () => {
    const family = { rooms: THREE_ROOMS, people: 3, played: ['Childless'] }
    const { ana, bo } = given(farms, { ana: { played: ['Childless'] }, bo: family }, start)
    ana.has({ food: 0, grain: 0 })
    bo.has({ food: 0, grain: 0 })
    ana.isOn()
  })
})

describe('Small-scale Farmer', () => {
  const start = { at: 'round-start', round: 5 } as const

  test('gets a wood at the start of a round with two rooms', () => {
    const { ana } = given(farms, { ana: { played: ['Small-scale Farmer'] }, bo: {} }, start)
    ana.has({ wood: 1 })
    ana.isOn()
  })

  test('not with three', () => {
    const { ana } = given(farms, { ana: { rooms: THREE_ROOMS, played: ['Small-scale Farmer'] }, bo: {} }, start)
    ana.has({ wood: 0 })
    ana.isOn()
  })
})

describe('Pastor', () => {
  const three = { rooms: THREE_ROOMS }

  test('gets goods once nobody else lives in two rooms', () => {
    const builder = { wood: 5, reed: 2 }
    const { ana, bo } = given(farms, { ana: builder, bo: { played: ['Pastor'] }, cy: three, di: three })
    ana.goesTo('farm-expansion')
    ana.chooses('build-rooms')
    ana.chooses('2,0')
    bo.changedOnly({ wood: 3, clay: 2, reed: 1, stone: 1 })
    bo.isOn()
  })

  test('at once when it is so already, and only once', () => {
    const { ana, bo } = given(farms, { ana: { hand: ['Pastor'] }, bo: three, cy: three, di: three })
    ana.goesTo('lessons')
    ana.plays('Pastor')
    ana.changedOnly({ wood: 3, clay: 2, reed: 1, stone: 1, hand: [], occupations: ['Pastor'] })
    bo.isOn()
  })

  test('not while another does', () => {
    const { ana, bo } = given(farms, { ana: { hand: ['Pastor'] }, bo: three, cy: three, di: {} })
    ana.goesTo('lessons')
    ana.plays('Pastor')
    ana.changedOnly({ hand: [], occupations: ['Pastor'] })
    bo.isOn()
  })

  test("not with three rooms of one's own", () => {
    const { ana, bo } = given(farms, { ana: { ...three, hand: ['Pastor'] }, bo: three, cy: three, di: three })
    ana.goesTo('lessons')
    ana.plays('Pastor')
    ana.changedOnly({ hand: [], occupations: ['Pastor'] })
    bo.isOn()
  })
})
