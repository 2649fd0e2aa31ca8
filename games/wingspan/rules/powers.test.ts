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
