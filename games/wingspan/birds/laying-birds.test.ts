import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { mats } from '../scenario/mats.ts'

describe('American Avocet', () => {
  const ana = { grassland: [{ bird: 'Killdeer', eggs: 3 }] }
  const nests = { forest: ['Hooded Warbler', 'Hermit Thrush'], grassland: ['Wild Turkey'] }

  test('lays an egg on another ground or star nest when another player uses their grassland', () => {
    const scene = given(mats, { ana, bo: { ...nests, wetland: ['American Avocet'] } })
    scene.ana.uses('grassland')
    scene.bo.isOffered('Wild Turkey', 'Hermit Thrush')
    scene.bo.isNotOffered('Hooded Warbler', 'American Avocet')
    scene.bo.lays('Wild Turkey')
    scene.bo.changedOnly({ eggs: { 'Wild Turkey': 1, 'Hermit Thrush': 0, 'American Avocet': 0 } })
    scene.ana.skips()
    scene.bo.isOn()
  })

  test('does nothing while it rests, nor when somebody uses the forest', () => {
    const resting = { ...nests, wetland: [{ bird: 'American Avocet', rests: true }] }
    const scene = given(mats, { ana, cy: {}, bo: resting })
    scene.ana.uses('grassland')
    scene.ana.skips()
    scene.cy.uses('forest')
    scene.cy.skips()
    scene.bo.changedOnly({})
    scene.bo.isOn()
  })
})
