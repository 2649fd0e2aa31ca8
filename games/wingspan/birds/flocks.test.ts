import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { mats } from '../scenario/mats.ts'

describe("Brewer's Blackbird", () => {
  const hand = ['Mallard', 'Osprey']

  test('takes a card from the hand and an egg for it', () => {
    const ana = { grassland: ["Brewer's Blackbird"], hand }
    const scene = given(mats, { ana, bo: {} })
    scene.ana.uses('grassland')
    scene.ana.isDone()
    scene.ana.tucks('Mallard')
    scene.ana.lays("Brewer's Blackbird")
    scene.ana.changedOnly({ hand: ['Osprey'], tucked: { "Brewer's Blackbird": 1 }, eggs: { "Brewer's Blackbird": 1 } })
    scene.bo.isOn()
  })

  test('takes the card also where its nest of three is full', () => {
    const ana = { grassland: [{ bird: "Brewer's Blackbird", eggs: 3 }], hand }
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

describe('Horned Lark', () => {
  const bo = { grassland: ['Horned Lark'], hand: ['Mallard', 'Osprey'] }

  test('takes a card when another player plays a bird in their grassland', () => {
    const ana = { hand: ['Turkey Vulture'] }
    const scene = given(mats, { ana, bo })
    scene.ana.plays('Turkey Vulture')
    scene.ana.chooses('grassland')
    scene.bo.tucks('Osprey')
    scene.bo.changedOnly({ hand: ['Mallard'], tucked: { 'Horned Lark': 1 } })
    scene.bo.isOn()
  })

  test('does not care for a bird in the forest', () => {
    const ana = { hand: ['Turkey Vulture'] }
    const scene = given(mats, { ana, bo })
    scene.ana.plays('Turkey Vulture')
    scene.ana.chooses('forest')
    scene.bo.changedOnly({})
    scene.bo.isOn()
  })
})
