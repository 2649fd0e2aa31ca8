import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { mats } from '../scenario/mats.ts'

describe("Bewick's Wren", () => {
  test('moves to another row with all that lies on it, if it is the last of its own', () => {
    const wren = { bird: "Bewick's Wren", eggs: 2, cached: 1, tucked: 1 }
    const scene = given(mats, { ana: { forest: ['Hooded Warbler', wren] }, bo: {} })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.isNotOffered('forest')
    scene.ana.chooses('wetland')
    scene.ana.changedOnly({ forest: ['Hooded Warbler'], wetland: ["Bewick's Wren"] })
    scene.bo.isOn()
  })

  test('stays where a bird is to its right', () => {
    const scene = given(mats, { ana: { forest: ["Bewick's Wren", 'Hooded Warbler'] }, bo: {} })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })
})
