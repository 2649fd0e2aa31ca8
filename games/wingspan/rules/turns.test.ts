import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { mats } from '../scenario/mats.ts'

const QUIET = ['Wild Turkey', 'American Woodcock', 'Blue-Winged Warbler', 'Hooded Warbler', 'Prothonotary Warbler']

test('W7: a turn offers every bird that can be played and the three rows, and no pass', () => {
  const { ana } = given(mats, { ana: { hand: ['Turkey Vulture', 'Osprey'] }, bo: {} })
  ana.isOffered('Turkey Vulture', 'forest', 'grassland', 'wetland')
  ana.isNotOffered('Osprey', 'skip', 'pass')
  ana.isOn()
})

describe('W8: the number of birds in the row says what it brings', () => {
  test.each([
    [0, 1],
    [1, 1],
    [2, 2],
    [3, 2],
    [4, 3],
    [5, 3],
  ])('%i birds in the forest: %i dice', (birds, dice) => {
    const { ana, bo } = given(mats, { ana: { forest: QUIET.slice(0, birds) }, bo: {} })
    ana.uses('forest')
    for (const die of (['seed', 'fish', 'rodent'] as const).slice(0, dice)) ana.takes(die)
    bo.isOn()
  })

  test.each([
    [0, 2],
    [2, 3],
    [4, 4],
    [5, 4],
  ])('%i birds in the grassland: %i eggs', (birds, eggs) => {
    const nests = { forest: [{ bird: 'Northern Bobwhite', eggs: 0 }] }
    const { ana, bo } = given(mats, { ana: { grassland: QUIET.slice(0, birds), ...nests }, bo: {} })
    ana.uses('grassland')
    for (let egg = 0; egg < eggs; egg++) ana.lays('Northern Bobwhite')
    ana.has({ eggs: { 'Northern Bobwhite': eggs } })
    bo.isOn()
  })

  test.each([
    [0, 1],
    [2, 2],
    [4, 3],
  ])('%i birds in the wetland: %i cards', (birds, cards) => {
    const { ana, bo } = given(mats, { ana: { wetland: QUIET.slice(0, birds) }, bo: {} }, { deck: QUIET })
    ana.uses('wetland')
    for (let card = 0; card < cards; card++) ana.draws('deck')
    ana.has({ hand: QUIET.slice(0, cards) })
    bo.isOn()
  })

  test('then its brown powers work from right to left', () => {
    const forest = ['Northern Cardinal', 'Blue-Gray Gnatcatcher']
    const { ana, bo } = given(mats, { ana: { forest }, bo: {} })
    ana.uses('forest')
    ana.skips()
    ana.isAsked('Use the Blue-Gray Gnatcatcher?')
    ana.usesThePower()
    ana.isAsked('Use the Northern Cardinal?')
    ana.usesThePower()
    ana.changedOnly({ food: { invertebrate: 1, fruit: 1 } })
    bo.isOn()
  })
})

test('W9: a row may be used again and again, also where it brings nothing', () => {
  const { ana, bo } = given(mats, { ana: {}, bo: {} })
  ana.uses('grassland')
  bo.uses('grassland')
  ana.uses('grassland')
  ana.changedOnly({})
  bo.isOn()
})

describe('W10: trades', () => {
  test('a card for one more die, where one bird lives', () => {
    const { ana, bo } = given(mats, { ana: { forest: ['Wild Turkey'], hand: ['Mallard', 'Osprey'] }, bo: {} })
    ana.uses('forest')
    ana.takes('seed')
    ana.isAsked('Trade a card for one more die?')
    ana.chooses('Osprey')
    ana.takes('fish')
    ana.changedOnly({ food: { seed: 1, fish: 1 }, hand: ['Mallard'] })
    bo.sees({ discard: { count: 1, top: 'osprey' } })
    bo.isOn()
  })

  test('none where two birds live, and none without a card', () => {
    const { ana, bo } = given(mats, {
      ana: { forest: ['Wild Turkey', 'Hooded Warbler'], hand: ['Mallard'] },
      bo: { forest: ['American Woodcock'] },
    })
    ana.uses('forest')
    ana.takes('seed')
    ana.takes('fish')
    bo.uses('forest')
    bo.takes('rodent')
    ana.isOn()
  })

  test('a food for one more egg', () => {
    const { ana, bo } = given(mats, { ana: { grassland: ['Wild Turkey'], food: { seed: 1, fish: 1 } }, bo: {} })
    ana.uses('grassland')
    ana.lays('Wild Turkey')
    ana.lays('Wild Turkey')
    ana.chooses('fish')
    ana.lays('Wild Turkey')
    ana.changedOnly({ food: { seed: 1, fish: 0 }, eggs: { 'Wild Turkey': 3 } })
    bo.isOn()
  })

  test('an egg for one more card, or not', () => {
    const nest = [{ bird: 'Trumpeter Swan', eggs: 1 }]
    const { ana, bo } = given(mats, { ana: { wetland: nest }, bo: { wetland: nest } }, { deck: QUIET, tray: [] })
    ana.uses('wetland')
    ana.draws('deck')
    ana.chooses('Trumpeter Swan')
    ana.draws('deck')
    ana.has({ eggs: { 'Trumpeter Swan': 0 }, hand: ['Wild Turkey', 'American Woodcock'] })
    bo.uses('wetland')
    bo.isDone()
    bo.skips()
    bo.changedOnly({})
    ana.isOn()
  })
})
