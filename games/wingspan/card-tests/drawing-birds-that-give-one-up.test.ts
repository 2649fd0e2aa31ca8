import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { mats } from '../scenario/mats.ts'

const deck = ['Osprey', 'Killdeer', 'Barn Owl', 'Bushtit']

describe('Black Tern', () => {
  test('brings one card and takes one at the end of the turn, also of those that came later', () => {
    const scene = given(mats, { ana: { wetland: ['Mallard', 'Black Tern'] }, bo: {} }, { deck })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.isAsked('Use the Black Tern?')
    scene.ana.draws('deck')
    scene.ana.isAsked('Use the Mallard?')
    scene.ana.draws('deck')
    scene.ana.isAsked('Give up a card')
    scene.ana.isOffered('Osprey', 'Killdeer')
    scene.ana.chooses('Killdeer')
    scene.ana.changedOnly({ hand: ['Osprey'] })
    scene.bo.sees({ discard: { count: 1, top: 'killdeer' } })
    scene.bo.isOn()
  })

  test('takes nothing from those who draw nothing', () => {
    const scene = given(mats, { ana: { wetland: ['Black Tern'], hand: ['Mallard', 'Bushtit'] }, bo: {} }, { deck })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.isDone()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })
})

describe("Clark's Grebe", () => {
  test('brings one card and takes any card of the hand', () => {
    const ana = { wetland: ["Clark's Grebe"], hand: ['Mallard', 'Willet'] }
    const scene = given(mats, { ana, bo: {} }, { deck })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.draws('Hooded Warbler')
    scene.ana.isOffered('Mallard', 'Willet', 'Hooded Warbler')
    scene.ana.chooses('Mallard')
    scene.ana.changedOnly({ hand: ['Willet', 'Hooded Warbler'] })
    scene.bo.sees({ discard: { count: 1, top: 'mallard' } })
    scene.bo.isOn()
  })

  test('takes nothing where the hand is empty by then', () => {
    const scene = given(mats, { ana: { wetland: ['American Coot', "Clark's Grebe"] }, bo: {} }, { deck })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.draws('deck')
    scene.ana.tucks('Osprey')
    scene.ana.isDone()
    scene.ana.changedOnly({ tucked: { 'American Coot': 1, "Clark's Grebe": 0 } })
    scene.bo.sees({ discard: { count: 0 } })
    scene.bo.isOn()
  })
})

describe('Common Yellowthroat', () => {
  const ana = { wetland: ['Common Yellowthroat'] }

  test('brings two cards and takes one', () => {
    const scene = given(mats, { ana, bo: {} }, { deck })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.draws('deck')
    scene.ana.draws('deck')
    scene.ana.isAsked('Give up a card')
    scene.ana.chooses('Osprey')
    scene.ana.changedOnly({ hand: ['Killdeer'] })
    scene.bo.isOn()
  })

  test('takes one also from those who draw only one of the two', () => {
    const scene = given(mats, { ana: { ...ana, hand: ['Mallard'] }, bo: {} }, { deck })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.draws('deck')
    scene.ana.isDone()
    scene.ana.chooses('Mallard')
    scene.ana.changedOnly({ hand: ['Osprey'] })
    scene.bo.isOn()
  })

  test('takes nothing from those who draw nothing', () => {
    const scene = given(mats, { ana: { ...ana, hand: ['Mallard', 'Willet'] }, bo: {} }, { deck })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.isDone()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })
})

describe("Forster's Tern", () => {
  test('brings one card beside that of the row and takes one', () => {
    const scene = given(mats, { ana: { wetland: ["Forster's Tern"] }, bo: {} }, { deck, tray: [] })
    scene.ana.uses('wetland')
    scene.ana.draws('deck')
    scene.ana.isAsked("Use the Forster's Tern?")
    scene.ana.draws('deck')
    scene.ana.isAsked('Give up a card')
    scene.ana.chooses('Osprey')
    scene.ana.changedOnly({ hand: ['Killdeer'] })
    scene.bo.isOn()
  })

  test('neither brings nor takes anything when played', () => {
    const ana = { hand: ["Forster's Tern", 'Mallard'], food: { fish: 1 } }
    const scene = given(mats, { ana, bo: {} }, { deck })
    scene.ana.plays("Forster's Tern")
    scene.ana.has({ hand: ['Mallard'], wetland: ["Forster's Tern"], food: { fish: 0 } })
    scene.bo.isOn()
  })
})

describe('Pied-Billed Grebe', () => {
  const ana = { wetland: ['Pied-Billed Grebe'], hand: ['Mallard'] }

  test('brings two cards and takes one', () => {
    const scene = given(mats, { ana, bo: {} }, { deck })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.draws('deck')
    scene.ana.draws('Trumpeter Swan')
    scene.ana.isAsked('Give up a card')
    scene.ana.isOffered('Mallard', 'Osprey', 'Trumpeter Swan')
    scene.ana.chooses('Trumpeter Swan')
    scene.ana.changedOnly({ hand: ['Mallard', 'Osprey'] })
    scene.bo.sees({ discard: { count: 1, top: 'trumpeter-swan' } })
    scene.bo.isOn()
  })

  test('finds nothing where no card is left to draw, and takes nothing then', () => {
    const scene = given(mats, { ana, bo: {} }, { deck: [], tray: [] })
    scene.ana.uses('wetland')
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Ruddy Duck', () => {
  test('brings two cards and takes one', () => {
    const scene = given(mats, { ana: { wetland: ['Ruddy Duck'] }, bo: {} }, { deck })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.draws('deck')
    scene.ana.draws('deck')
    scene.ana.isAsked('Give up a card')
    scene.ana.chooses('Killdeer')
    scene.ana.changedOnly({ hand: ['Osprey'] })
    scene.bo.isOn()
  })

  test('and a tern take two cards for the three they bring', () => {
    const scene = given(mats, { ana: { wetland: ['Ruddy Duck', 'Black Tern'] }, bo: {} }, { deck })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.draws('deck')
    scene.ana.draws('deck')
    scene.ana.draws('deck')
    scene.ana.isAsked('Give up 2 cards')
    scene.ana.chooses('Osprey')
    scene.ana.chooses('Barn Owl')
    scene.ana.changedOnly({ hand: ['Killdeer'] })
    scene.bo.isOn()
  })

  test('takes nothing from those who draw nothing', () => {
    const scene = given(mats, { ana: { wetland: ['Ruddy Duck'], hand: ['Mallard', 'Willet'] }, bo: {} }, { deck })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.isDone()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Wood Duck', () => {
  const ana = { forest: ['Wood Duck'], wetland: ['Trumpeter Swan'] }

  test('brings two cards and takes one, in the forest too', () => {
    const scene = given(mats, { ana, bo: {} }, { deck })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.draws('deck')
    scene.ana.draws('deck')
    scene.ana.isAsked('Give up a card')
    scene.ana.chooses('Osprey')
    scene.ana.changedOnly({ hand: ['Killdeer'] })
    scene.bo.isOn()
  })

  test('does nothing in the forest when the wetland is used', () => {
    const scene = given(mats, { ana, bo: {} }, { deck })
    scene.ana.uses('wetland')
    scene.ana.draws('deck')
    scene.ana.changedOnly({ hand: ['Osprey'] })
    scene.bo.isOn()
  })
})
