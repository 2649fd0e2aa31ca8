import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { mats } from '../scenario/mats.ts'

describe('House Wren', () => {
  const food = { invertebrate: 2, seed: 1 }

  test('brings a second bird into its own row, at its full cost', () => {
    const ana = {
      hand: ['House Wren', 'Blue-Winged Warbler'],
      food: { invertebrate: 3 },
      forest: [{ bird: 'Wild Turkey', eggs: 3 }],
    }
    const scene = given(mats, { ana, bo: {} })
    scene.ana.plays('House Wren')
    scene.ana.chooses('forest')
    scene.ana.plays('Blue-Winged Warbler')
    scene.ana.changedOnly({
      hand: [],
      food: { invertebrate: 0 },
      forest: ['Wild Turkey', 'House Wren', 'Blue-Winged Warbler'],
      eggs: { 'Wild Turkey': 1 },
      cached: {},
      tucked: {},
    })
    scene.bo.isOn()
  })

  test('does not bring a bird that lives elsewhere', () => {
    const ana = { hand: ['House Wren', 'Mallard'], food }
    const scene = given(mats, { ana, bo: {} })
    scene.ana.plays('House Wren')
    scene.ana.chooses('grassland')
    scene.ana.isToldWhyNot('Mallard', 'It lives in the wetland alone')
    scene.ana.skips()
    scene.ana.has({ hand: ['Mallard'], grassland: ['House Wren'] })
    scene.bo.isOn()
  })
})
