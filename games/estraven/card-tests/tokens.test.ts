import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { leads } from './price.ts'

/** Ready and without keywords, with these stats; and one mana is enough to aim at it. */
function standsAs(token: string, stats: string): void {
  const { ana, bo } = given(duel, { ana: { hand: ['Arc Bolt'], pool: 1 }, bo: { field: [token] } })
  bo.has({ stats: { [token]: stats }, keywords: { [token]: '' }, tapped: [] })
  ana.plays('Arc Bolt', token)
  bo.has({ field: [], graveyard: [], life: 20 })
  ana.isOn()
}

describe('Sapling', () => {
  test('is 1/0/1', () => standsAs('Sapling', '1/0/1'))

  test('is Treefolk', () => leads('Oldroot the Patient', ['Sapling', 'Mossback Elder', 'Glade Mother'], [], 2))

  test('may attack the turn it arrives', () => {
    const { ana, bo } = given(duel, { ana: { hand: ['Sprout Keeper'], pool: 2 }, bo: {} })
    ana.plays('Sprout Keeper')
    ana.attacksWith('Sapling')
    bo.has({ life: 19 })
    ana.isOn()
  })
})

describe('Levy Spear', () => {
  test('is 1/0/2', () => standsAs('Levy Spear', '1/0/2'))

  test('is a Soldier', () => leads('Captain Orrel of the Gate', ['Levy Spear', 'Cinder Pike'], [], 1))

  test('may attack the turn it arrives', () => {
    const { ana, bo } = given(duel, { ana: { field: ['Village Levy'] }, bo: {} })
    ana.uses('Village Levy')
    ana.attacksWith('Levy Spear')
    bo.has({ life: 19 })
    ana.isOn()
  })
})
