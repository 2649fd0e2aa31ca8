import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { mats } from '../scenario/mats.ts'

describe('W11: a bird goes to the leftmost free slot of a row it lives in', () => {
  test('without a question where it lives in one only', () => {
    const { ana, bo } = given(mats, {
      ana: { hand: ['Mallard'], food: { seed: 1 }, wetland: [{ bird: 'Trumpeter Swan', eggs: 1 }] },
      bo: {},
    })
    ana.plays('Mallard')
    ana.has({ wetland: ['Trumpeter Swan', 'Mallard'], hand: [], food: { seed: 0 } })
    bo.isOn()
  })

  test('and to none that holds five', () => {
    const full = ['Wild Turkey', 'American Woodcock', 'Blue-Winged Warbler', 'Hooded Warbler', 'Prothonotary Warbler']
    const { ana, bo } = given(mats, { ana: { hand: ['Turkey Vulture'], forest: full }, bo: {} })
    ana.plays('Turkey Vulture')
    ana.isNotOffered('forest')
    ana.chooses('grassland')
    ana.has({ forest: full, grassland: ['Turkey Vulture'] })
    bo.isOn()
  })
})

describe('W12: eggs by column', () => {
  test.each([
    [0, 0],
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
  ])('after %i birds: %i', (birds, eggs) => {
    const row = ['Mallard', 'Killdeer', 'Osprey', 'Willet'].slice(0, birds)
    const { ana, bo } = given(mats, {
      ana: { hand: ['Turkey Vulture'], grassland: row, forest: [{ bird: 'Wild Turkey', eggs: 5 }] },
      bo: {},
    })
    ana.plays('Turkey Vulture')
    ana.chooses('grassland')
    ana.has({ eggs: { 'Wild Turkey': 5 - eggs }, grassland: [...row, 'Turkey Vulture'] })
    bo.isOn()
  })

  test('from any birds of the player, one by one', () => {
    const { ana, bo } = given(mats, {
      ana: {
        hand: ['Mallard'],
        food: { seed: 1 },
        wetland: [{ bird: 'Trumpeter Swan', eggs: 2 }, 'Osprey', 'Willet'],
        forest: [{ bird: 'Wild Turkey', eggs: 1 }],
      },
      bo: {},
    })
    ana.plays('Mallard')
    ana.chooses('Wild Turkey')
    ana.has({ eggs: { 'Wild Turkey': 0, 'Trumpeter Swan': 1 } })
    bo.isOn()
  })
})

describe('W13: food', () => {
  test('is paid without a question where there is one way only', () => {
    const { ana, bo } = given(mats, { ana: { hand: ['Hooded Warbler'], food: { invertebrate: 3 } }, bo: {} })
    ana.plays('Hooded Warbler')
    ana.has({ food: { invertebrate: 1 }, forest: ['Hooded Warbler'] })
    bo.isOn()
  })

  test('is suggested, and can be paid otherwise: two tokens stand for one', () => {
    const { ana, bo } = given(mats, { ana: { hand: ['Hooded Warbler'], food: { invertebrate: 2, fish: 2 } }, bo: {} })
    ana.plays('Hooded Warbler')
    ana.isOffered('Pay 2 invertebrate', 'Pay otherwise')
    ana.isRefused('does not pay exactly', { otherwise: ['invertebrate-1', 'fish-1'] })
    ana.isRefused('does not pay exactly', { otherwise: ['invertebrate-1', 'invertebrate-2', 'fish-1', 'fish-2'] })
    ana.chooses({ otherwise: ['invertebrate-1', 'fish-1', 'fish-2'] })
    ana.has({ food: { invertebrate: 1, fish: 0 }, forest: ['Hooded Warbler'] })
    bo.isOn()
  })

  test('is one of several where the card says so', () => {
    const { ana, bo } = given(mats, { ana: { hand: ['Killdeer'], food: { invertebrate: 1, seed: 1 } }, bo: {} })
    ana.plays('Killdeer')
    ana.chooses('grassland')
    ana.chooses({ otherwise: ['seed-1'] })
    ana.has({ food: { invertebrate: 1, seed: 0 } })
    bo.isOn()
  })

  test('is offered six tokens of a kind at most, however many there are', () => {
    const { ana, bo } = given(mats, { ana: { hand: ['American Crow'], food: { seed: 70, fish: 1 } }, bo: {} })
    ana.plays('American Crow')
    ana.chooses('forest')
    ana.isNotOffered('seed-7')
    ana.chooses('suggested')
    ana.has({ food: { seed: 69, fish: 1 } })
    bo.isOn()
  })

  test('may be any where the card says so, but nothing that is cached', () => {
    const cached = [{ bird: 'Acorn Woodpecker', cached: 3 }]
    const { ana } = given(mats, { ana: { hand: ['American Crow'], wetland: cached }, bo: {} })
    ana.isToldWhyNot('American Crow', 'Your food does not pay for it')
    ana.isOn()
  })
})

describe('W14: once it lies there', () => {
  test('others react first, then its white power is asked for; brown powers wait', () => {
    const { ana, bo } = given(mats, {
      ana: { hand: ['Brown Pelican', 'Mallard'], food: { fish: 2 } },
      bo: { wetland: ['Belted Kingfisher'] },
    })
    ana.plays('Brown Pelican')
    bo.isAsked('Use the Belted Kingfisher?')
    bo.usesThePower()
    ana.isAsked('Use the Brown Pelican?')
    ana.usesThePower()
    ana.has({ food: { fish: 3 } })
    bo.isOn()
  })

  test('and until then nobody is told which bird it is, and all of it can be taken back', () => {
    const { ana, bo } = given(mats, { ana: { hand: ['Turkey Vulture'] }, bo: {} })
    ana.plays('Turkey Vulture')
    bo.isNotAsked()
    ana.undoes()
    ana.plays('Turkey Vulture')
    ana.chooses('wetland')
    ana.cannotUndo()
    bo.isOn()
  })
})

test('W15: who cannot pay in full is told why', () => {
  const { ana } = given(mats, {
    ana: {
      hand: ['Mallard', 'Bald Eagle', 'Turkey Vulture'],
      food: { fish: 1 },
      wetland: ['Willet'],
      forest: ['Osprey'],
      grassland: ['Killdeer'],
    },
    bo: {},
  })
  ana.isNotOffered('Mallard', 'Bald Eagle', 'Turkey Vulture')
  ana.isToldWhyNot('Turkey Vulture', 'Needs 1 egg and you have 0')
  ana.isOn()
})
