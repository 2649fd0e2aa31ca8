import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { mats } from '../scenario/mats.ts'

describe('Baltimore Oriole', () => {
  const ana = { forest: ['Baltimore Oriole'] }

  test('brings a fruit to everybody', () => {
    const scene = given(mats, { ana, bo: {}, cy: {} })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.usesThePower()
    for (const player of [scene.ana, scene.bo, scene.cy]) player.changedOnly({ food: { fruit: 1 } })
    scene.bo.isOn()
  })

  test('brings nothing to anybody when its owner would rather not', () => {
    const scene = given(mats, { ana, bo: {} })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.skips()
    for (const player of [scene.ana, scene.bo]) player.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Belted Kingfisher', () => {
  const bo = { wetland: ['Belted Kingfisher'] }
  const ana = { hand: ['Turkey Vulture', 'Mallard'], food: { seed: 1 } }

  test('finds a fish when another player plays a bird in their wetland, once between turns', () => {
    const cy = { hand: ['Mallard'], food: { seed: 1 } }
    const scene = given(mats, { ana, cy, bo })
    scene.ana.plays('Mallard')
    scene.bo.usesThePower()
    scene.cy.plays('Mallard')
    scene.bo.changedOnly({ food: { fish: 1 } })
    scene.bo.isOn()
  })

  test('does not care for a bird in the forest', () => {
    const scene = given(mats, { ana, bo })
    scene.ana.plays('Turkey Vulture')
    scene.ana.chooses('forest')
    scene.bo.changedOnly({})
    scene.bo.isOn()
  })
})
