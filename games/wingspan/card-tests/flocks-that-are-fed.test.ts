import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { mats } from '../scenario/mats.ts'

const none = { invertebrate: 0, seed: 0, fish: 0, fruit: 0, rodent: 0 }
const deck = ['Osprey', 'Killdeer', 'Barn Owl', 'Willet']

describe('American White Pelican', () => {
  const wetland = ['American White Pelican']

  test('gathers two cards of the deck for a fish', () => {
    const scene = given(mats, { ana: { wetland, food: { fish: 1, seed: 1 } }, bo: {} }, { deck })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.usesThePower()
    scene.ana.changedOnly({ food: { ...none, seed: 1 }, tucked: { 'American White Pelican': 2 } })
    scene.bo.sees({ deck: 2, discard: { count: 0 } })
    scene.bo.isOn()
  })

  test('takes no other food', () => {
    const food = { invertebrate: 2, seed: 2, fruit: 2, rodent: 2 }
    const scene = given(mats, { ana: { wetland, food }, bo: { food: { fish: 2 } } }, { deck })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })

  test('takes no fish that is cached', () => {
    const scene = given(mats, { ana: { wetland: [...wetland, { bird: 'Anhinga', cached: 2 }] }, bo: {} }, { deck })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Black-Bellied Whistling-Duck', () => {
  const wetland = [{ bird: 'Black-Bellied Whistling-Duck', tucked: 2 }]

  test('gathers two cards of the deck for a seed', () => {
    const scene = given(mats, { ana: { wetland, food: { seed: 1, fish: 1 } }, bo: {} }, { deck })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.usesThePower()
    scene.ana.changedOnly({ food: { ...none, fish: 1 }, tucked: { 'Black-Bellied Whistling-Duck': 4 } })
    scene.bo.sees({ deck: 2 })
    scene.bo.isOn()
  })

  test('takes no other food', () => {
    const food = { invertebrate: 2, fish: 2, fruit: 2, rodent: 2 }
    const scene = given(mats, { ana: { wetland, food }, bo: {} }, { deck })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Canada Goose', () => {
  const grassland = [{ bird: 'Canada Goose', eggs: 3 }]

  test('gathers two cards of the deck for one of two seeds', () => {
    const scene = given(mats, { ana: { grassland, food: { seed: 2 } }, bo: {} }, { deck })
    scene.ana.uses('grassland')
    scene.ana.usesThePower()
    scene.ana.changedOnly({ food: { ...none, seed: 1 }, tucked: { 'Canada Goose': 2 } })
    scene.bo.sees({ deck: 2 })
    scene.bo.isOn()
  })

  test('is content with a single seed', () => {
    const scene = given(mats, { ana: { wetland: ['Canada Goose'], food: { seed: 1 } }, bo: {} }, { deck })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.usesThePower()
    scene.ana.changedOnly({ food: none, tucked: { 'Canada Goose': 2 } })
    scene.bo.isOn()
  })

  test('takes no other food', () => {
    const food = { invertebrate: 1, fish: 1, fruit: 1, rodent: 1 }
    const scene = given(mats, { ana: { grassland, food }, bo: {} }, { deck })
    scene.ana.uses('grassland')
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Double-Crested Cormorant', () => {
  const ana = { wetland: ['Double-Crested Cormorant'], food: { fish: 1 } }

  test('gathers two cards of the deck for a fish', () => {
    const scene = given(mats, { ana, bo: {} }, { deck })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.usesThePower()
    scene.ana.changedOnly({ food: none, tucked: { 'Double-Crested Cormorant': 2 } })
    scene.bo.sees({ deck: 2 })
    scene.bo.isOn()
  })

  test('gathers nothing where its owner keeps the fish', () => {
    const scene = given(mats, { ana, bo: {} }, { deck })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.skips()
    scene.ana.changedOnly({})
    scene.bo.sees({ deck: 4 })
    scene.bo.isOn()
  })

  test('takes no fish where no card is left in the deck, whatever lies in the tray', () => {
    const scene = given(mats, { ana, bo: {} }, { deck: [] })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Sandhill Crane', () => {
  test('gathers two cards of the deck for a seed', () => {
    const ana = { grassland: [{ bird: 'Sandhill Crane', eggs: 1 }], food: { seed: 1, rodent: 1 } }
    const scene = given(mats, { ana, bo: {} }, { deck })
    scene.ana.uses('grassland')
    scene.ana.usesThePower()
    scene.ana.changedOnly({ food: { ...none, rodent: 1 }, tucked: { 'Sandhill Crane': 2 } })
    scene.bo.sees({ deck: 2 })
    scene.bo.isOn()
  })

  test('takes no other food', () => {
    const ana = { wetland: ['Sandhill Crane'], food: { invertebrate: 3, fish: 3, fruit: 3, rodent: 3 } }
    const scene = given(mats, { ana, bo: {} }, { deck })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })

  test('gathers nothing when played', () => {
    const scene = given(mats, { ana: { hand: ['Sandhill Crane'], food: { seed: 4 } }, bo: {} }, { deck })
    scene.ana.plays('Sandhill Crane')
    scene.ana.chooses('wetland')
    scene.ana.has({ food: { ...none, seed: 1 }, tucked: { 'Sandhill Crane': 0 } })
    scene.bo.isOn()
  })
})
