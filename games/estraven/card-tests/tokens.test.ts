import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'

describe('Sapling', () => {
  test('is a 1/0/1 troop without keywords', () => {
    const { ana } = given(duel, { ana: { field: ['Sapling'] }, bo: {} })
    ana.has({ stats: { Sapling: '1/0/1' }, keywords: { Sapling: '' } })
    ana.isOn()
  })

  test('follows whoever leads Treefolk, and may act the turn it is made', () => {
    const { ana, bo } = given(duel, {
      ana: { field: [{ card: 'Oldroot the Patient', stats: [3, 2, 7] }, 'Sapling'] },
      bo: {},
    })
    ana.attacksWith('Oldroot the Patient', ['Sapling'])
    bo.has({ life: 16 })
    ana.isOn()
  })

  test('goes back to the box', () => {
    const { ana, bo } = given(duel, {
      ana: { field: [{ card: 'Cinder Pike', stats: [2, 0, 2] }] },
      bo: { field: ['Sapling'] },
    })
    ana.attacksWith('Cinder Pike')
    bo.blocksWith('Sapling')
    bo.has({ field: [], graveyard: [], life: 20 })
    ana.has({ damage: { 'Cinder Pike': 1 } })
    ana.isOn()
  })
})

describe('Levy Spear', () => {
  test('is a 1/0/2 troop without keywords', () => {
    const { ana } = given(duel, { ana: { field: ['Levy Spear'] }, bo: {} })
    ana.has({ stats: { 'Levy Spear': '1/0/2' }, keywords: { 'Levy Spear': '' } })
    ana.isOn()
  })

  test('follows whoever leads Soldiers', () => {
    const { ana, bo } = given(duel, {
      ana: { field: [{ card: 'Serah, Ember Marshal', stats: [4, 1, 5] }, 'Levy Spear'] },
      bo: {},
    })
    ana.attacksWith('Serah, Ember Marshal', ['Levy Spear'])
    bo.has({ life: 15 })
    ana.isOn()
  })
})
