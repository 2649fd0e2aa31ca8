import { given } from '@turnwright/testkit'
import { test } from 'vitest'
import { mats } from '../scenario/mats.ts'
import { dice } from '../scenario/stage.ts'

test('W40: those with the fewest birds gain, all who are equal', () => {
  const { ana, bo, cy } = given(
    mats,
    { ana: { wetland: ['American Bittern'] }, bo: {}, cy: {} },
    { deck: ['Mallard', 'Osprey', 'Willet'] },
  )
  ana.uses('wetland')
  ana.isDone()
  ana.usesThePower()
  bo.draws('deck')
  cy.draws('deck')
  ana.changedOnly({})
  bo.has({ hand: ['Mallard'] })
  cy.has({ hand: ['Osprey'] })
  bo.isOn()
})

test('W41: the owner names who takes a die first', () => {
  const { ana, bo, cy } = given(mats, { ana: { forest: ["Anna's Hummingbird"] }, bo: {}, cy: {} })
  ana.uses('forest')
  ana.skips()
  ana.chooses('cy')
  cy.takes('fish')
  ana.takes('seed')
  bo.takes('rodent')
  bo.isOn()
})

test('W42: one card for each and one more; the owner picks first and gets the last', () => {
  const table = { deck: ['Mallard', 'Osprey', 'Willet', 'Killdeer'] }
  const oystercatcher = { hand: ['American Oystercatcher'], food: { invertebrate: 2 } }
  const { ana, bo } = given(mats, { ana: oystercatcher, bo: {} }, table)
  ana.plays('American Oystercatcher')
  ana.usesThePower()
  ana.isOffered('Mallard', 'Osprey', 'Willet')
  ana.isNotOffered('Killdeer')
  ana.chooses('Osprey')
  bo.chooses('Willet')
  ana.has({ hand: ['Osprey', 'Mallard'] })
  bo.has({ hand: ['Willet'] })
  bo.isOn()
})

test('W43: discarded bonus cards come back when the deck has run out', () => {
  const { ana, bo } = given(
    mats,
    { ana: { hand: ['California Condor'] }, bo: {} },
    { bonusDeck: ['Forester'], bonusDiscard: ['Historian'] },
  )
  ana.plays('California Condor')
  ana.chooses('forest')
  ana.usesThePower()
  ana.isOffered('Forester', 'Historian')
  bo.sees('The discarded bonus cards are shuffled into a new deck')
  bo.sees('ana looks at 2 bonus cards')
  ana.chooses('Historian')
  ana.has({ bonus: ['Historian'] })
  bo.isOn()
})

test('W44: the last bird of a row moves to the end of any other, with all that lies on it', () => {
  const wren = { bird: 'Blue Grosbeak', eggs: 2 }
  const { ana, bo } = given(mats, { ana: { forest: [wren], wetland: ['Willet'] }, bo: {} })
  ana.uses('forest')
  ana.skips()
  ana.chooses('wetland')
  ana.changedOnly({ forest: [], wetland: ['Willet', 'Blue Grosbeak'] })
  bo.isOn()
})

test('W45: a repeated power is used as that of the other bird; in one chain no bird comes twice', () => {
  const wetland = ['Anhinga', 'Hooded Merganser']
  const { ana, bo } = given(
    mats,
    { ana: { wetland }, bo: {} },
    { feeder: ['seed', 'rodent', 'fruit', 'seed'], rolls: dice('fish', 'fish') },
  )
  ana.uses('wetland')
  ana.isDone()
  ana.chooses('Anhinga')
  ana.usesThePower()
  ana.usesThePower()
  ana.changedOnly({ cached: { Anhinga: 2, 'Hooded Merganser': 0 } })
  bo.isOn()
})

test('W45: two birds may both repeat the same third one', () => {
  const forest = ['Northern Cardinal', 'Northern Mockingbird', 'Gray Catbird']
  const { ana, bo } = given(mats, { ana: { forest }, bo: {} })
  ana.uses('forest')
  ana.skips()
  ana.chooses('Northern Cardinal')
  ana.usesThePower()
  ana.chooses('Northern Cardinal')
  ana.usesThePower()
  ana.usesThePower()
  ana.has({ food: { fruit: 3 } })
  bo.isOn()
})

test('W45: a bird that was made to repeat another does not repeat it again when its own turn comes', () => {
  const forest = ['Northern Cardinal', 'Blue Jay', 'Northern Mockingbird', 'Gray Catbird']
  const { ana, bo } = given(mats, { ana: { forest, food: { seed: 1 } }, bo: {} })
  ana.uses('forest')
  ana.skips()
  ana.chooses('Northern Mockingbird')
  ana.isNotOffered('Gray Catbird')
  ana.chooses('Northern Cardinal')
  ana.usesThePower()
  ana.isNotOffered('Northern Cardinal')
  ana.isOffered('Blue Jay', 'Gray Catbird')
  ana.chooses('Gray Catbird')
  ana.isNotOffered('Northern Mockingbird')
  ana.chooses('Northern Cardinal')
  ana.usesThePower()
  ana.skips()
  ana.usesThePower()
  ana.has({ food: { fruit: 3, seed: 1 } })
  bo.isOn()
})

test('W45: in the next turn everything may be repeated again', () => {
  const forest = ['Northern Cardinal', 'Gray Catbird']
  const { ana, bo } = given(mats, { ana: { forest }, bo: {} })
  for (const fruit of [2, 4]) {
    ana.uses('forest')
    ana.skips()
    ana.chooses('Northern Cardinal')
    ana.usesThePower()
    ana.usesThePower()
    ana.has({ food: { fruit } })
    bo.uses('forest')
    bo.skips()
  }
  ana.isOn()
})

test('W46: one more bird may bring another', () => {
  const hand = ['Tufted Titmouse', 'Downy Woodpecker', 'Hooded Warbler']
  const { ana, bo } = given(mats, {
    ana: { hand, food: { seed: 2, invertebrate: 2 }, wetland: [{ bird: 'Trumpeter Swan', eggs: 2 }] },
    bo: {},
  })
  ana.plays('Tufted Titmouse')
  ana.chooses({ otherwise: ['seed-1'] })
  ana.plays('Downy Woodpecker')
  ana.chooses({ otherwise: ['seed-1'] })
  ana.plays('Hooded Warbler')
  ana.has({ forest: hand, eggs: { 'Trumpeter Swan': 0 }, food: { seed: 0, invertebrate: 0 } })
  bo.isOn()
})

test('W47: food is traded for another kind', () => {
  const { ana, bo } = given(mats, { ana: { wetland: ['Green Heron'], food: { seed: 1 } }, bo: {} })
  ana.uses('wetland')
  ana.isDone()
  ana.chooses('seed')
  ana.isNotOffered('seed')
  ana.chooses('rodent')
  ana.changedOnly({ food: { seed: 0, rodent: 1 } })
  bo.isOn()
})

test('W48: the egg goes to another bird than the one that lays it', () => {
  const { ana, bo } = given(mats, { ana: {}, bo: { wetland: ['American Avocet'] } })
  ana.uses('grassland')
  bo.changedOnly({})
  bo.isOn()
})

test('W49: a power touches the mat of its owner alone', () => {
  const { ana, bo } = given(mats, { ana: { grassland: ["Baird's Sparrow"] }, bo: { forest: ['Wild Turkey'] } })
  ana.uses('grassland')
  ana.isDone()
  ana.isNotOffered('Wild Turkey')
  ana.lays("Baird's Sparrow")
  bo.changedOnly({})
  bo.isOn()
})
