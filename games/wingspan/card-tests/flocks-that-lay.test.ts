import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { mats } from '../scenario/mats.ts'

const hand = ['Mallard', 'Osprey', 'Willet']

describe("Brewer's Blackbird", () => {
  test('takes a card from the hand and an egg for it', () => {
    const ana = { grassland: ["Brewer's Blackbird"], wetland: ['Trumpeter Swan'], hand: ['Mallard', 'Osprey'] }
    const scene = given(mats, { ana, bo: {} })
    scene.ana.uses('grassland')
    scene.ana.isDone()
    scene.ana.tucks('Mallard')
    scene.ana.isNotOffered('Trumpeter Swan')
    scene.ana.lays("Brewer's Blackbird")
    scene.ana.changedOnly({
      hand: ['Osprey'],
      tucked: { "Brewer's Blackbird": 1, 'Trumpeter Swan': 0 },
      eggs: { "Brewer's Blackbird": 1, 'Trumpeter Swan': 0 },
    })
    scene.bo.isOn()
  })

  test('takes the card also where its nest of three is full', () => {
    const ana = { grassland: [{ bird: "Brewer's Blackbird", eggs: 3 }], hand: ['Mallard', 'Osprey'] }
    const scene = given(mats, { ana, bo: {} })
    scene.ana.uses('grassland')
    scene.ana.tucks('Osprey')
    scene.ana.changedOnly({ hand: ['Mallard'], tucked: { "Brewer's Blackbird": 1 } })
    scene.bo.isOn()
  })

  test('lays no egg without a card', () => {
    const ana = { grassland: ["Brewer's Blackbird"] }
    const scene = given(mats, { ana, bo: {} })
    scene.ana.uses('grassland')
    scene.ana.isDone()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Bushtit', () => {
  test('takes a card from the hand and one egg for it, on itself alone', () => {
    const ana = { forest: [{ bird: 'Bushtit', eggs: 3 }, 'Hooded Warbler'], hand }
    const scene = given(mats, { ana, bo: {} })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.tucks('Mallard')
    scene.ana.isNotOffered('Hooded Warbler')
    scene.ana.lays('Bushtit')
    scene.ana.changedOnly({
      hand: ['Osprey', 'Willet'],
      tucked: { Bushtit: 1, 'Hooded Warbler': 0 },
      eggs: { Bushtit: 4, 'Hooded Warbler': 0 },
    })
    scene.bo.isOn()
  })

  test('takes the card also where its nest of five is full', () => {
    const scene = given(mats, { ana: { grassland: [{ bird: 'Bushtit', eggs: 5 }], hand }, bo: {} })
    scene.ana.uses('grassland')
    scene.ana.tucks('Mallard')
    scene.ana.changedOnly({ hand: ['Osprey', 'Willet'], tucked: { Bushtit: 1 } })
    scene.bo.isOn()
  })

  test('takes neither where its owner would rather not', () => {
    const scene = given(mats, { ana: { wetland: ['Bushtit'], hand }, bo: {} })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.skips()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Common Grackle', () => {
  test('takes a card from the hand and one egg for it, on itself alone', () => {
    const scene = given(mats, { ana: { wetland: ['Common Grackle', 'Trumpeter Swan'], hand }, bo: {} })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.tucks('Willet')
    scene.ana.isNotOffered('Trumpeter Swan')
    scene.ana.lays('Common Grackle')
    scene.ana.changedOnly({
      hand: ['Mallard', 'Osprey'],
      tucked: { 'Common Grackle': 1, 'Trumpeter Swan': 0 },
      eggs: { 'Common Grackle': 1, 'Trumpeter Swan': 0 },
    })
    scene.bo.isOn()
  })

  test('takes the card without the egg where its owner likes that better', () => {
    const scene = given(mats, { ana: { forest: ['Common Grackle', 'Hooded Warbler'], hand }, bo: {} })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.tucks('Willet')
    scene.ana.isDone()
    scene.ana.changedOnly({ hand: ['Mallard', 'Osprey'], tucked: { 'Common Grackle': 1, 'Hooded Warbler': 0 } })
    scene.bo.isOn()
  })

  test('lays no egg without a card', () => {
    const scene = given(mats, { ana: { wetland: ['Common Grackle'] }, bo: {} })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Dickcissel', () => {
  test('takes a card from the hand and one egg for it, on itself alone', () => {
    const ana = { forest: ['Hooded Warbler'], grassland: [{ bird: 'Dickcissel', eggs: 1 }], hand }
    const scene = given(mats, { ana, bo: {} })
    scene.ana.uses('grassland')
    scene.ana.isDone()
    scene.ana.tucks('Osprey')
    scene.ana.isNotOffered('Hooded Warbler')
    scene.ana.lays('Dickcissel')
    scene.ana.changedOnly({
      hand: ['Mallard', 'Willet'],
      tucked: { 'Hooded Warbler': 0, Dickcissel: 1 },
      eggs: { 'Hooded Warbler': 0, Dickcissel: 2 },
    })
    scene.bo.isOn()
  })

  test('takes the card also where the eggs of the row have filled its nest of three', () => {
    const scene = given(mats, { ana: { grassland: [{ bird: 'Dickcissel', eggs: 1 }], hand }, bo: {} })
    scene.ana.uses('grassland')
    scene.ana.lays('Dickcissel')
    scene.ana.lays('Dickcissel')
    scene.ana.tucks('Osprey')
    scene.ana.changedOnly({ hand: ['Mallard', 'Willet'], tucked: { Dickcissel: 1 }, eggs: { Dickcissel: 3 } })
    scene.bo.isOn()
  })
})

describe('Red-Winged Blackbird', () => {
  test('takes a card from the hand and one egg for it, on itself alone', () => {
    const scene = given(mats, { ana: { wetland: ['Red-Winged Blackbird', 'Trumpeter Swan'], hand }, bo: {} })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.tucks('Mallard')
    scene.ana.isNotOffered('Trumpeter Swan')
    scene.ana.lays('Red-Winged Blackbird')
    scene.ana.changedOnly({
      hand: ['Osprey', 'Willet'],
      tucked: { 'Red-Winged Blackbird': 1, 'Trumpeter Swan': 0 },
      eggs: { 'Red-Winged Blackbird': 1, 'Trumpeter Swan': 0 },
    })
    scene.bo.isOn()
  })

  test('takes nothing when played', () => {
    const scene = given(mats, { ana: { hand: ['Red-Winged Blackbird', 'Osprey'], food: { seed: 1 } }, bo: {} })
    scene.ana.plays('Red-Winged Blackbird')
    scene.ana.chooses('grassland')
    scene.ana.has({
      hand: ['Osprey'],
      tucked: { 'Red-Winged Blackbird': 0 },
      eggs: { 'Red-Winged Blackbird': 0 },
    })
    scene.bo.isOn()
  })
})

describe('Yellow-Headed Blackbird', () => {
  test('takes a card that its row has just brought and one egg for it, on itself alone', () => {
    const ana = { forest: ['Hooded Warbler'], wetland: ['Yellow-Headed Blackbird'] }
    const scene = given(mats, { ana, bo: {} }, { deck: ['Killdeer'] })
    scene.ana.uses('wetland')
    scene.ana.draws('deck')
    scene.ana.tucks('Killdeer')
    scene.ana.isNotOffered('Hooded Warbler')
    scene.ana.lays('Yellow-Headed Blackbird')
    scene.ana.changedOnly({
      tucked: { 'Hooded Warbler': 0, 'Yellow-Headed Blackbird': 1 },
      eggs: { 'Hooded Warbler': 0, 'Yellow-Headed Blackbird': 1 },
    })
    scene.bo.isOn()
  })

  test('lays no egg without a card', () => {
    const scene = given(mats, { ana: { wetland: ['Yellow-Headed Blackbird'] }, bo: { hand } })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.changedOnly({})
    scene.bo.changedOnly({})
    scene.bo.isOn()
  })
})
