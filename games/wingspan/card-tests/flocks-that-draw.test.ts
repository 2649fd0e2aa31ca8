import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { mats } from '../scenario/mats.ts'

const hand = ['Mallard', 'Osprey', 'Willet']
const deck = ['Killdeer', 'Barn Owl', 'Dickcissel']

describe('American Coot', () => {
  test('takes one card from the hand, and one is drawn for it', () => {
    const scene = given(mats, { ana: { wetland: ['American Coot'], hand }, bo: {} }, { deck })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.tucks('Mallard')
    scene.ana.isAsked('Draw a card')
    scene.ana.draws('deck')
    scene.ana.changedOnly({ hand: ['Osprey', 'Willet', 'Killdeer'], tucked: { 'American Coot': 1 } })
    scene.bo.isOn()
  })

  test('brings no card where none is tucked', () => {
    const scene = given(mats, { ana: { wetland: ['American Coot'], hand }, bo: {} }, { deck })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.skips()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })
})

describe('American Robin', () => {
  test('takes one card from the hand, and one is drawn for it, from the tray if so wished', () => {
    const scene = given(mats, { ana: { forest: ['American Robin', 'Hooded Warbler'], hand }, bo: {} }, { deck })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.tucks('Osprey')
    scene.ana.isAsked('Draw a card')
    scene.ana.draws('Trumpeter Swan')
    scene.ana.changedOnly({
      hand: ['Mallard', 'Willet', 'Trumpeter Swan'],
      tucked: { 'American Robin': 1, 'Hooded Warbler': 0 },
    })
    scene.bo.isOn()
  })

  test('brings no card to an empty hand', () => {
    const scene = given(mats, { ana: { grassland: ['American Robin'] }, bo: { hand } }, { deck })
    scene.ana.uses('grassland')
    scene.ana.isDone()
    scene.ana.changedOnly({})
    scene.bo.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Barn Swallow', () => {
  const ana = { grassland: ['Barn Swallow'], wetland: ['Trumpeter Swan'], hand }

  test('takes one card from the hand in the grassland, and one is drawn for it', () => {
    const scene = given(mats, { ana, bo: {} }, { deck })
    scene.ana.uses('grassland')
    scene.ana.isDone()
    scene.ana.tucks('Willet')
    scene.ana.isAsked('Draw a card')
    scene.ana.draws('deck')
    scene.ana.changedOnly({
      hand: ['Mallard', 'Osprey', 'Killdeer'],
      tucked: { 'Barn Swallow': 1, 'Trumpeter Swan': 0 },
    })
    scene.bo.isOn()
  })

  test('takes none when another row is used', () => {
    const scene = given(mats, { ana, bo: {} }, { deck })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })
})

describe('House Finch', () => {
  test('takes the only card of the hand, and one is drawn for it', () => {
    const scene = given(mats, { ana: { wetland: ['House Finch'], hand: ['Osprey'] }, bo: {} }, { deck })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.tucks('Osprey')
    scene.ana.isAsked('Draw a card')
    scene.ana.draws('deck')
    scene.ana.changedOnly({ hand: ['Killdeer'], tucked: { 'House Finch': 1 } })
    scene.bo.isOn()
  })

  test('takes a card also from those who do not want to draw', () => {
    const scene = given(mats, { ana: { grassland: ['House Finch'], hand }, bo: {} }, { deck })
    scene.ana.uses('grassland')
    scene.ana.isDone()
    scene.ana.tucks('Osprey')
    scene.ana.isDone()
    scene.ana.changedOnly({ hand: ['Mallard', 'Willet'], tucked: { 'House Finch': 1 } })
    scene.bo.isOn()
  })

  test('takes none when played', () => {
    const ana = { hand: ['House Finch', 'Osprey'], food: { seed: 1, fruit: 1 } }
    const scene = given(mats, { ana, bo: {} }, { deck })
    scene.ana.plays('House Finch')
    scene.ana.chooses('forest')
    scene.ana.has({ hand: ['Osprey'], forest: ['House Finch'], tucked: { 'House Finch': 0 } })
    scene.bo.isOn()
  })
})

describe('Purple Martin', () => {
  test('takes the card that its row has just brought, and one is drawn for it', () => {
    const scene = given(mats, { ana: { wetland: ['Purple Martin'] }, bo: {} }, { deck })
    scene.ana.uses('wetland')
    scene.ana.draws('deck')
    scene.ana.tucks('Killdeer')
    scene.ana.isAsked('Draw a card')
    scene.ana.draws('deck')
    scene.ana.changedOnly({ hand: ['Barn Owl'], tucked: { 'Purple Martin': 1 } })
    scene.bo.isOn()
  })

  test('takes nothing from an empty hand', () => {
    const scene = given(mats, { ana: { wetland: ['Purple Martin'] }, bo: {} }, { deck })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Ring-Billed Gull', () => {
  const gull = { bird: 'Ring-Billed Gull', tucked: 2 }

  test('adds one card to its flock, and one is drawn for it', () => {
    const scene = given(mats, { ana: { wetland: [gull], hand }, bo: {} }, { deck })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.tucks('Willet')
    scene.ana.isAsked('Draw a card')
    scene.ana.draws('Prothonotary Warbler')
    scene.ana.changedOnly({ hand: ['Mallard', 'Osprey', 'Prothonotary Warbler'], tucked: { 'Ring-Billed Gull': 3 } })
    scene.bo.isOn()
  })

  test('takes none when another player uses their wetland', () => {
    const scene = given(mats, { ana: { wetland: [gull], hand }, bo: { hand: ['Bushtit'] } }, { deck, turn: 1 })
    scene.bo.uses('wetland')
    scene.bo.isDone()
    scene.ana.changedOnly({})
    scene.ana.isOn()
  })
})

describe('Tree Swallow', () => {
  test('takes one card from the hand, and one is drawn for it', () => {
    const scene = given(mats, { ana: { wetland: ['Tree Swallow'], hand: ['Mallard', 'Willet'] }, bo: {} }, { deck })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.tucks('Mallard')
    scene.ana.isAsked('Draw a card')
    scene.ana.draws('deck')
    scene.ana.changedOnly({ hand: ['Willet', 'Killdeer'], tucked: { 'Tree Swallow': 1 } })
    scene.bo.isOn()
  })

  test('takes a card also where none is left to draw', () => {
    const ana = { wetland: ['Tree Swallow'], hand: ['Mallard', 'Willet'] }
    const scene = given(mats, { ana, bo: {} }, { deck: [], tray: [] })
    scene.ana.uses('wetland')
    scene.ana.tucks('Willet')
    scene.ana.changedOnly({ hand: ['Mallard'], tucked: { 'Tree Swallow': 1 } })
    scene.bo.isOn()
  })

  test('brings no card where none is tucked', () => {
    const scene = given(mats, { ana: { wetland: ['Tree Swallow'], hand }, bo: {} }, { deck })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.skips()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Violet-Green Swallow', () => {
  test('takes one card from the hand in the forest, and one is drawn for it', () => {
    const scene = given(mats, { ana: { forest: ['Violet-Green Swallow', 'Hooded Warbler'], hand }, bo: {} }, { deck })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.tucks('Mallard')
    scene.ana.isAsked('Draw a card')
    scene.ana.draws('deck')
    scene.ana.changedOnly({
      hand: ['Osprey', 'Willet', 'Killdeer'],
      tucked: { 'Violet-Green Swallow': 1, 'Hooded Warbler': 0 },
    })
    scene.bo.isOn()
  })

  test('takes nothing from an empty hand', () => {
    const scene = given(mats, { ana: { forest: ['Violet-Green Swallow', 'Hooded Warbler'] }, bo: {} }, { deck })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Yellow-Rumped Warbler', () => {
  test('takes one card that was not traded for a die, and one is drawn for it', () => {
    const scene = given(mats, { ana: { forest: ['Yellow-Rumped Warbler'], hand }, bo: {} }, { deck })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.chooses('Mallard')
    scene.ana.skips()
    scene.ana.isNotOffered('Mallard')
    scene.ana.tucks('Osprey')
    scene.ana.isAsked('Draw a card')
    scene.ana.draws('deck')
    scene.ana.changedOnly({ hand: ['Willet', 'Killdeer'], tucked: { 'Yellow-Rumped Warbler': 1 } })
    scene.bo.isOn()
  })

  test('takes nothing where the last card was traded', () => {
    const scene = given(mats, { ana: { forest: ['Yellow-Rumped Warbler'], hand: ['Mallard'] }, bo: {} }, { deck })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.chooses('Mallard')
    scene.ana.skips()
    scene.ana.changedOnly({ hand: [] })
    scene.bo.isOn()
  })
})
