import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { mats } from '../scenario/mats.ts'

const deck = ['Osprey', 'Killdeer', 'Barn Owl', 'Bushtit']

describe('Black-Necked Stilt', () => {
  const ana = { hand: ['Black-Necked Stilt'], food: { invertebrate: 2 } }

  test('brings two cards when played, from deck and tray as its owner likes', () => {
    const scene = given(mats, { ana, bo: {} }, { deck })
    scene.ana.plays('Black-Necked Stilt')
    scene.ana.draws('deck')
    scene.ana.draws('Hooded Warbler')
    scene.ana.has({ hand: ['Osprey', 'Hooded Warbler'], food: { invertebrate: 0 }, wetland: ['Black-Necked Stilt'] })
    scene.bo.isOn()
  })

  test('brings one card where its owner wants no second', () => {
    const scene = given(mats, { ana, bo: {} }, { deck })
    scene.ana.plays('Black-Necked Stilt')
    scene.ana.draws('deck')
    scene.ana.isDone()
    scene.ana.has({ hand: ['Osprey'] })
    scene.bo.isOn()
  })

  test('adds nothing to the card of its row', () => {
    const scene = given(mats, { ana: { wetland: ['Black-Necked Stilt'] }, bo: {} }, { deck })
    scene.ana.uses('wetland')
    scene.ana.draws('deck')
    scene.ana.changedOnly({ hand: ['Osprey'] })
    scene.bo.isOn()
  })
})

describe('Carolina Wren', () => {
  test('brings two cards of the tray, which is filled up only afterwards', () => {
    const scene = given(mats, { ana: { hand: ['Carolina Wren'], food: { fruit: 1 } }, bo: {} }, { deck })
    scene.ana.plays('Carolina Wren')
    scene.ana.draws('Trumpeter Swan')
    scene.ana.isOffered('Hooded Warbler', 'Prothonotary Warbler', 'deck')
    scene.ana.isNotOffered('Trumpeter Swan', 'Osprey')
    scene.ana.draws('Prothonotary Warbler')
    scene.ana.has({ hand: ['Trumpeter Swan', 'Prothonotary Warbler'], food: { fruit: 0 }, forest: ['Carolina Wren'] })
    scene.bo.sees({ tray: [{ bird: 'hooded-warbler' }, { bird: 'osprey' }, { bird: 'killdeer' }], deck: 2 })
    scene.bo.isOn()
  })

  test('brings nothing when its row is used', () => {
    const scene = given(mats, { ana: { forest: ['Carolina Wren'] }, bo: {} }, { deck })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Mallard', () => {
  test('adds a card to the one of its row', () => {
    const scene = given(mats, { ana: { wetland: ['Mallard'] }, bo: {} }, { deck })
    scene.ana.uses('wetland')
    scene.ana.draws('deck')
    scene.ana.isAsked('Use the Mallard?')
    scene.ana.draws('deck')
    scene.ana.changedOnly({ hand: ['Osprey', 'Killdeer'] })
    scene.bo.isOn()
  })

  test('adds none where its owner wants none', () => {
    const scene = given(mats, { ana: { wetland: ['Mallard'] }, bo: {} }, { deck })
    scene.ana.uses('wetland')
    scene.ana.draws('deck')
    scene.ana.isDone()
    scene.ana.changedOnly({ hand: ['Osprey'] })
    scene.bo.isOn()
  })

  test('brings nothing when played', () => {
    const scene = given(mats, { ana: { hand: ['Mallard'], food: { seed: 1 } }, bo: {} }, { deck })
    scene.ana.plays('Mallard')
    scene.ana.has({ hand: [], wetland: ['Mallard'] })
    scene.bo.isOn()
  })
})

describe('American Bittern', () => {
  const row = ['American Bittern']

  test('gives one card to whoever has the fewest birds in the wetland, however many they have elsewhere', () => {
    const bo = { forest: ['Hooded Warbler'], grassland: ['Wild Turkey'] }
    const scene = given(mats, { ana: { wetland: row }, bo }, { deck })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.usesThePower()
    scene.bo.isAsked('Draw a card')
    scene.bo.isNotOffered('done')
    scene.bo.draws('deck')
    scene.ana.changedOnly({})
    scene.bo.changedOnly({ hand: ['Osprey'] })
    scene.bo.isOn()
  })

  test('gives one card to each of those who are equal, its owner first', () => {
    const scene = given(mats, { ana: { wetland: row }, bo: { wetland: ['Trumpeter Swan'] } }, { deck })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.usesThePower()
    scene.ana.draws('deck')
    scene.bo.draws('deck')
    scene.ana.changedOnly({ hand: ['Osprey'] })
    scene.bo.changedOnly({ hand: ['Killdeer'] })
    scene.bo.isOn()
  })

  test('gives its owner alone a card where the other has one bird more', () => {
    const bo = { wetland: ['Trumpeter Swan', 'Prothonotary Warbler'] }
    const scene = given(mats, { ana: { wetland: row }, bo }, { deck })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.usesThePower()
    scene.ana.draws('Hooded Warbler')
    scene.ana.changedOnly({ hand: ['Hooded Warbler'] })
    scene.bo.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Common Loon', () => {
  const ana = { wetland: ['Common Loon'] }
  const bo = { forest: ['Hooded Warbler'], grassland: ['Wild Turkey'] }
  const cy = { forest: ['Blue-Winged Warbler'], grassland: ['American Woodcock'] }

  test('gives one card to each of the two with no bird in the wetland, clockwise', () => {
    const scene = given(mats, { ana, bo, cy }, { deck })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.usesThePower()
    scene.bo.isAsked('Draw a card')
    scene.bo.draws('deck')
    scene.cy.draws('Trumpeter Swan')
    scene.ana.changedOnly({})
    scene.bo.changedOnly({ hand: ['Osprey'] })
    scene.cy.changedOnly({ hand: ['Trumpeter Swan'] })
    scene.bo.isOn()
  })

  test('passes over whoever has as many birds in the wetland as its owner', () => {
    const scene = given(mats, { ana, bo: { wetland: ['Trumpeter Swan'] }, cy }, { deck })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.usesThePower()
    scene.cy.draws('deck')
    scene.ana.changedOnly({})
    scene.bo.changedOnly({})
    scene.cy.changedOnly({ hand: ['Osprey'] })
    scene.bo.isOn()
  })

  test('gives nobody a card where its owner does not use it', () => {
    const scene = given(mats, { ana, bo, cy }, { deck })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.skips()
    scene.bo.changedOnly({})
    scene.cy.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Northern Shoveler', () => {
  const ana = { wetland: ['Northern Shoveler'] }

  test('gives everybody one card of the deck, clockwise from its owner', () => {
    const scene = given(mats, { ana, bo: {}, cy: {} }, { deck })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.usesThePower()
    scene.ana.changedOnly({ hand: ['Osprey'] })
    scene.bo.changedOnly({ hand: ['Killdeer'] })
    scene.cy.changedOnly({ hand: ['Barn Owl'] })
    scene.bo.sees({ deck: 1 })
    scene.bo.isOn()
  })

  test('gives nobody a card where its owner does not use it', () => {
    const scene = given(mats, { ana, bo: {}, cy: {} }, { deck })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.skips()
    scene.ana.changedOnly({})
    scene.bo.changedOnly({})
    scene.cy.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Purple Gallinule', () => {
  const ana = { wetland: ['Purple Gallinule'] }

  test('gives everybody one card of the deck after the card of the row', () => {
    const scene = given(mats, { ana, bo: { hand: ['Mallard'] } }, { deck, tray: [] })
    scene.ana.uses('wetland')
    scene.ana.draws('deck')
    scene.ana.usesThePower()
    scene.ana.changedOnly({ hand: ['Osprey', 'Killdeer'] })
    scene.bo.changedOnly({ hand: ['Mallard', 'Barn Owl'] })
    scene.bo.isOn()
  })

  test('does not touch the tray where the deck has run out', () => {
    const scene = given(mats, { ana, bo: {} }, { deck: [] })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.changedOnly({})
    scene.bo.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Spotted Sandpiper', () => {
  const ana = { grassland: ['Wild Turkey'], wetland: ['Spotted Sandpiper'] }

  test('gives everybody one card of the deck', () => {
    const scene = given(mats, { ana, bo: {} }, { deck })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.usesThePower()
    scene.ana.changedOnly({ hand: ['Osprey'] })
    scene.bo.changedOnly({ hand: ['Killdeer'] })
    scene.bo.sees({ deck: 2 })
    scene.bo.isOn()
  })

  test('gives the last card to its owner', () => {
    const scene = given(mats, { ana, bo: {} }, { deck: ['Osprey'] })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.usesThePower()
    scene.ana.changedOnly({ hand: ['Osprey'] })
    scene.bo.changedOnly({})
    scene.bo.isOn()
  })

  test('gives nothing when another row is used', () => {
    const scene = given(mats, { ana, bo: {} }, { deck })
    scene.ana.uses('grassland')
    scene.ana.isDone()
    scene.ana.changedOnly({})
    scene.bo.changedOnly({})
    scene.bo.isOn()
  })
})

describe("Wilson's Snipe", () => {
  test('gives everybody one card, with the discards shuffled in when the deck runs out', () => {
    const scene = given(
      mats,
      { ana: { wetland: ["Wilson's Snipe"] }, bo: {} },
      { deck: ['Osprey'], discard: ['Bushtit'] },
    )
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.usesThePower()
    scene.ana.changedOnly({ hand: ['Osprey'] })
    scene.bo.changedOnly({ hand: ['Bushtit'] })
    scene.bo.sees({ deck: 0, discard: { count: 0 } })
    scene.bo.isOn()
  })

  test('gives nobody more than one', () => {
    const scene = given(mats, { ana: { wetland: ["Wilson's Snipe"] }, bo: {} }, { deck })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.usesThePower()
    scene.ana.changedOnly({ hand: ['Osprey'] })
    scene.bo.changedOnly({ hand: ['Killdeer'] })
    scene.bo.isOn()
  })

  test('gives nothing when played', () => {
    const ana = { hand: ["Wilson's Snipe"], food: { invertebrate: 1 } }
    const scene = given(mats, { ana, bo: {} }, { deck })
    scene.ana.plays("Wilson's Snipe")
    scene.ana.has({ hand: [], wetland: ["Wilson's Snipe"] })
    scene.bo.changedOnly({})
    scene.bo.isOn()
  })
})

describe('American Oystercatcher', () => {
  const ana = { hand: ['American Oystercatcher'], food: { invertebrate: 2 } }

  test('turns up three cards at a table of two; its owner picks first and gets what is left', () => {
    const scene = given(mats, { ana, bo: {} }, { deck })
    scene.ana.plays('American Oystercatcher')
    scene.ana.usesThePower()
    scene.ana.isOffered('Osprey', 'Killdeer', 'Barn Owl')
    scene.ana.isNotOffered('Bushtit', 'Hooded Warbler')
    scene.ana.chooses('Killdeer')
    scene.bo.isOffered('Osprey', 'Barn Owl')
    scene.bo.chooses('Barn Owl')
    scene.ana.has({ hand: ['Killdeer', 'Osprey'], food: { invertebrate: 0 }, wetland: ['American Oystercatcher'] })
    scene.bo.changedOnly({ hand: ['Barn Owl'] })
    scene.bo.sees({ deck: 1 })
    scene.bo.isOn()
  })

  test('turns up four cards at a table of three, picked clockwise', () => {
    const scene = given(mats, { ana, bo: {}, cy: {} }, { deck: [...deck, 'Mallard'] })
    scene.ana.plays('American Oystercatcher')
    scene.ana.usesThePower()
    scene.ana.isOffered('Osprey', 'Killdeer', 'Barn Owl', 'Bushtit')
    scene.ana.isNotOffered('Mallard')
    scene.ana.chooses('Osprey')
    scene.bo.chooses('Bushtit')
    scene.cy.chooses('Killdeer')
    scene.ana.has({ hand: ['Osprey', 'Barn Owl'] })
    scene.bo.changedOnly({ hand: ['Bushtit'] })
    scene.cy.changedOnly({ hand: ['Killdeer'] })
    scene.bo.isOn()
  })

  test('turns up nothing where its owner would rather not', () => {
    const scene = given(mats, { ana, bo: {} }, { deck })
    scene.ana.plays('American Oystercatcher')
    scene.ana.skips()
    scene.ana.has({ hand: [] })
    scene.bo.changedOnly({})
    scene.bo.sees({ deck: 4 })
    scene.bo.isOn()
  })

  test('turns up nothing when its row is used', () => {
    const scene = given(mats, { ana: { wetland: ['American Oystercatcher'] }, bo: {} }, { deck })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.changedOnly({})
    scene.bo.changedOnly({})
    scene.bo.isOn()
  })
})
