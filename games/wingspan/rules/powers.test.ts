import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { mats } from '../scenario/mats.ts'
import { dice } from '../scenario/stage.ts'

describe('W26: nobody must', () => {
  test('use a power, or take all dice of it', () => {
    const { ana, bo } = given(
      mats,
      { ana: { hand: ['Bald Eagle'], food: { fish: 2, rodent: 1 } }, bo: {} },
      { feeder: ['fish', 'fish', 'fish', 'seed'] },
    )
    ana.plays('Bald Eagle')
    ana.chooses('take-2')
    ana.has({ food: { fish: 2 } })
    bo.isOn()
  })

  test('but cards that are handed to others are drawn', () => {
    const { ana, bo } = given(mats, { ana: { wetland: ['Common Loon', 'Willet'] }, bo: {} }, { deck: ['Mallard'] })
    ana.uses('wetland')
    ana.isDone()
    ana.usesThePower()
    bo.isNotOffered('done')
    bo.draws('deck')
    bo.has({ hand: ['Mallard'] })
    bo.isOn()
  })
})

describe('W27: pink powers', () => {
  const kingfisher = { wetland: ['Belted Kingfisher'] }
  const vulture = { hand: ['Turkey Vulture'] }

  test('never work in the turn of their owner', () => {
    const { ana, bo } = given(mats, { ana: { ...vulture, wetland: [{ bird: 'Belted Kingfisher', eggs: 1 }] }, bo: {} })
    ana.plays('Turkey Vulture')
    ana.chooses('wetland')
    ana.has({ food: { fish: 0 } })
    bo.isOn()
  })

  test('work once between two turns of their owner, and again after the next', () => {
    const cy = { ...kingfisher }
    const { ana, bo, ...others } = given(mats, { ana: vulture, bo: vulture, cy, dee: vulture })
    ana.plays('Turkey Vulture')
    ana.chooses('wetland')
    others.cy.usesThePower()
    bo.plays('Turkey Vulture')
    bo.chooses('wetland')
    others.cy.has({ food: { fish: 1 } })
    others.cy.uses('grassland')
    others.cy.isDone()
    others.dee.plays('Turkey Vulture')
    others.dee.chooses('wetland')
    others.cy.usesThePower()
    others.cy.has({ food: { fish: 2 } })
    ana.isOn()
  })

  test('that were refused may be used at the next occasion', () => {
    const { ana, bo, ...others } = given(mats, { ana: vulture, bo: vulture, cy: kingfisher })
    ana.plays('Turkey Vulture')
    ana.chooses('wetland')
    others.cy.skips()
    bo.plays('Turkey Vulture')
    bo.chooses('wetland')
    others.cy.usesThePower()
    others.cy.changedOnly({ food: { fish: 1 } })
    others.cy.isOn()
  })

  test('work after the last turn of their owner too', () => {
    const { ana, bo, scene } = given(
      mats,
      { ana: vulture, bo: { ...kingfisher, turnsLeft: 0 } },
      { round: 4, turnsLeft: 1 },
    )
    ana.plays('Turkey Vulture')
    ana.chooses('wetland')
    bo.usesThePower()
    bo.has({ food: { fish: 1 } })
    scene.isOver()
  })
})

test('W28: pink powers come after the reward and before the brown ones, clockwise from the left', () => {
  const avocet = { wetland: ['American Avocet'], forest: ['Wild Turkey'] }
  const { ana, bo, cy } = given(mats, { ana: { grassland: ['Mourning Dove'] }, bo: avocet, cy: avocet })
  ana.uses('grassland')
  ana.lays('Mourning Dove')
  ana.lays('Mourning Dove')
  cy.isNotAsked()
  bo.lays('Wild Turkey')
  cy.lays('Wild Turkey')
  ana.isAsked('Use the Mourning Dove?')
  ana.usesThePower()
  ana.has({ eggs: { 'Mourning Dove': 3 } })
  bo.isOn()
})

describe('W29: the row counts in which a bird is put', () => {
  test('also through a power', () => {
    const { ana, bo } = given(mats, {
      ana: {
        hand: ['Tufted Titmouse', 'Turkey Vulture'],
        food: { seed: 1 },
        wetland: [{ bird: 'Trumpeter Swan', eggs: 1 }],
      },
      bo: { forest: ['Eastern Kingbird'] },
    })
    ana.plays('Tufted Titmouse')
    bo.skips()
    ana.plays('Turkey Vulture')
    bo.usesThePower()
    bo.changedOnly({ food: { invertebrate: 1 } })
    bo.isOn()
  })

  test('and a bird that moves counts nowhere', () => {
    const { ana, bo } = given(mats, { ana: { forest: ["Bewick's Wren"] }, bo: { wetland: ['Belted Kingfisher'] } })
    ana.uses('forest')
    ana.skips()
    ana.chooses('wetland')
    bo.changedOnly({})
    bo.isOn()
  })
})

test('W30: food that a power brings wakes nobody', () => {
  const { ana, bo } = given(mats, {
    ana: { forest: ['Common Raven', { bird: 'Wild Turkey', eggs: 1 }] },
    bo: { grassland: ['Loggerhead Shrike'] },
  })
  ana.uses('forest')
  ana.takes('fish')
  ana.skips()
  ana.chooses('Wild Turkey')
  ana.chooses('rodent')
  ana.chooses('rodent')
  bo.changedOnly({})
  bo.isOn()
})

test('W31: the dice outside the feeder are rolled and stay there; one fit is enough', () => {
  const { ana, bo } = given(
    mats,
    { ana: { wetland: ['Anhinga'] }, bo: {} },
    { feeder: ['seed', 'rodent'], rolls: dice('fish', 'fish', 'seed') },
  )
  ana.uses('wetland')
  ana.isDone()
  ana.usesThePower()
  ana.changedOnly({ cached: { Anhinga: 1 } })
  bo.sees({ feeder: { dice: ['seed', 'rodent'] } })
  bo.isOn()
})

test('W32: a narrower bird is tucked, any other discarded', () => {
  const { ana, bo } = given(mats, { ana: { forest: ['Great Horned Owl'] }, bo: {} }, { deck: ['Spotted Owl'] })
  ana.uses('forest')
  ana.skips()
  ana.usesThePower()
  ana.changedOnly({})
  bo.sees({ discard: { top: 'spotted-owl' } })
  bo.isOn()
})

describe('W33: a hunt that succeeds', () => {
  test('wakes the vultures of others at once, and one that fails does not', () => {
    const hunters = { forest: ["Cooper's Hawk", 'Barred Owl'] }
    const { ana, bo } = given(
      mats,
      { ana: hunters, bo: { grassland: ['Turkey Vulture'] } },
      { deck: ['Osprey', 'Killdeer', 'Mallard'] },
    )
    ana.uses('forest')
    ana.skips()
    ana.usesThePower()
    bo.isNotAsked()
    ana.usesThePower()
    bo.takes('rodent')
    bo.changedOnly({ food: { rodent: 1 } })
    bo.isOn()
  })
})

describe('W34: tucking', () => {
  test('comes before what follows, and nobody else sees the card', () => {
    const { ana, bo } = given(
      mats,
      { ana: { wetland: ['American Coot'], hand: ['Mallard'] }, bo: {} },
      { deck: ['Osprey'] },
    )
    ana.uses('wetland')
    ana.isDone()
    ana.tucks('Mallard')
    ana.draws('deck')
    ana.changedOnly({ hand: ['Osprey'], tucked: { 'American Coot': 1 } })
    bo.sees('ana tucks a card under American Coot')
    ana.sees('ana tucks Mallard under American Coot')
    bo.isOn()
  })

  test('nothing follows where nothing was tucked', () => {
    const { ana, bo } = given(
      mats,
      { ana: { wetland: ['American Coot'], hand: ['Mallard'] }, bo: {} },
      { deck: ['Osprey'] },
    )
    ana.uses('wetland')
    ana.isDone()
    ana.skips()
    ana.changedOnly({})
    bo.isOn()
  })
})

test('W35: a food of one’s own for two cards that nobody sees', () => {
  const { ana, bo } = given(
    mats,
    { ana: { wetland: ['Canada Goose'], food: { seed: 2 } }, bo: {} },
    { deck: ['Mallard', 'Osprey', 'Willet'] },
  )
  ana.uses('wetland')
  ana.isDone()
  ana.usesThePower()
  ana.changedOnly({ food: { seed: 1 }, tucked: { 'Canada Goose': 2 } })
  bo.sees({ deck: 1 })
  bo.isOn()
})

test('W36: an egg for food comes from another bird, an egg for cards from any', () => {
  const grassland = [
    { bird: 'Killdeer', eggs: 1 },
    { bird: 'American Crow', eggs: 1 },
  ]
  const { ana, bo } = given(mats, { ana: { grassland }, bo: {} })
  ana.uses('grassland')
  ana.isDone()
  ana.isNotOffered('American Crow')
  ana.skips()
  ana.isOffered('American Crow', 'Killdeer')
  ana.skips()
  ana.changedOnly({})
  bo.isOn()
})

describe('W37: a card promised away', () => {
  test('is any card of the hand, at the end of the turn', () => {
    const { ana, bo } = given(
      mats,
      { ana: { wetland: ['Black Tern'], hand: ['Mallard'] }, bo: {} },
      { deck: ['Osprey'] },
    )
    ana.uses('wetland')
    ana.isDone()
    ana.draws('deck')
    ana.isAsked('Give up a card')
    ana.chooses('Mallard')
    ana.changedOnly({ hand: ['Osprey'] })
    bo.isOn()
  })

  test('is void with an empty hand', () => {
    const wetland = ['American Coot', 'Black Tern']
    const { ana, bo } = given(mats, { ana: { wetland }, bo: {} }, { deck: ['Osprey'], tray: [] })
    ana.uses('wetland')
    ana.isDone()
    ana.draws('deck')
    ana.tucks('Osprey')
    ana.changedOnly({ tucked: { 'American Coot': 1, 'Black Tern': 0 } })
    bo.isOn()
  })
})

test('W38: everybody lays one egg, the owner one more on another bird', () => {
  const bowls = ['Hooded Warbler', 'Blue-Winged Warbler']
  const { ana, bo } = given(mats, { ana: { grassland: ['Lazuli Bunting'], forest: bowls }, bo: { forest: bowls } })
  ana.uses('grassland')
  ana.isDone()
  ana.usesThePower()
  ana.lays('Hooded Warbler')
  ana.isNotOffered('Hooded Warbler')
  ana.lays('Blue-Winged Warbler')
  bo.lays('Hooded Warbler')
  ana.has({ eggs: { 'Hooded Warbler': 1, 'Blue-Winged Warbler': 1, 'Lazuli Bunting': 0 } })
  bo.has({ eggs: { 'Hooded Warbler': 1, 'Blue-Winged Warbler': 0 } })
  bo.isOn()
})

test('W39: an egg on each nest includes the bird that was played', () => {
  const { ana, bo } = given(mats, {
    ana: { hand: ['Bobolink'], food: { invertebrate: 1, seed: 2 }, forest: ['Wild Turkey'] },
    bo: {},
  })
  ana.plays('Bobolink')
  ana.usesThePower()
  ana.has({ eggs: { Bobolink: 1, 'Wild Turkey': 1 } })
  bo.isOn()
})

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
