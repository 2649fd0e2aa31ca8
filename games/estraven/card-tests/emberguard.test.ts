import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { arrivesAs, costsAndPitches, leads } from './price.ts'

const serah = 'Serah, Ember Marshal'
const orrel = 'Captain Orrel of the Gate'
const full = new Array<string>(7).fill('Cinder Pike')

describe('Serah, Ember Marshal', () => {
  test('costs 4 and pitches for 1', () => costsAndPitches(serah, 4, 1))

  test('arrives as 3/1/5', () => arrivesAs(serah, 4, '3/1/5'))

  test('leads two Soldiers, and nobody else', () =>
    leads(serah, ['Cinder Pike', 'Torch Runner', 'Forge Novice'], ['Barge Levy', orrel], 2))

  test('is a Soldier, untapped by Second Muster, and has no ward', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Second Muster', 'Firebrand'], pool: 5, field: [{ card: serah, tapped: true }] },
      bo: { field: [serah] },
    })
    ana.plays('Second Muster')
    ana.has({ tapped: [] })
    ana.plays('Firebrand', serah)
    bo.has({ damage: { [serah]: 3 } })
    ana.isOn()
  })
})

describe('Captain Orrel of the Gate', () => {
  test('costs 3 and pitches for 2', () => costsAndPitches(orrel, 3, 2))

  test('arrives as 2/1/4', () => arrivesAs(orrel, 3, '2/1/4'))

  test('leads one Soldier', () => leads(orrel, ['Cinder Pike', 'Torch Runner'], ['Barge Levy', serah], 1))

  test('gives each of your Soldier troops 1 power, no leader, no other kind and nobody of theirs', () => {
    const { ana, bo } = given(duel, {
      ana: { field: [orrel, serah, 'Cinder Pike', 'Barge Levy'] },
      bo: { field: ['Cinder Pike'] },
    })
    ana.has({ stats: { [orrel]: '2/1/4', [serah]: '3/1/5', 'Cinder Pike': '3/0/2', 'Barge Levy': '3/1/3' } })
    bo.has({ stats: { 'Cinder Pike': '2/0/2' } })
    ana.isOn()
  })

  test('is a Soldier without ward', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Second Muster', 'Firebrand'], pool: 5, field: [{ card: orrel, tapped: true }] },
      bo: { field: [orrel] },
    })
    ana.plays('Second Muster')
    ana.has({ tapped: [] })
    ana.plays('Firebrand', orrel)
    bo.has({ damage: { [orrel]: 3 } })
    ana.isOn()
  })
})

describe('Cinder Pike', () => {
  test('costs 1 and pitches for 3', () => costsAndPitches('Cinder Pike', 1, 3))

  test('arrives as 2/0/2', () => arrivesAs('Cinder Pike', 1, '2/0/2'))

  test('is a Soldier', () => leads(orrel, ['Cinder Pike', 'Torch Runner'], [], 1))
})

describe('Ashwall Veteran', () => {
  test('costs 3 and pitches for 2', () => costsAndPitches('Ashwall Veteran', 3, 2))

  test('arrives as 3/0/3 with Ward 1', () => arrivesAs('Ashwall Veteran', 3, '3/0/3', '', { ward: 1 }))

  test('is a Soldier', () => leads(orrel, ['Ashwall Veteran', 'Torch Runner'], [], 1))
})

describe('Torch Runner', () => {
  test('costs 2 and pitches for 2', () => costsAndPitches('Torch Runner', 2, 2))

  test('arrives as 3/0/2, Swift', () => arrivesAs('Torch Runner', 2, '3/0/2', 'swift'))

  test('is a Soldier', () => leads(orrel, ['Torch Runner', 'Cinder Pike'], [], 1))

  test('cannot be answered, neither played nor attacking, and has no ward', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Torch Runner', 'Firebrand'], pool: 4 },
      bo: { hand: ['Toll at the Lock', 'Undertow'], pool: 3, field: [{ card: 'Torch Runner', tapped: true }] },
    })
    ana.plays('Torch Runner')
    ana.attacksWith('Torch Runner')
    bo.has({ life: 17, pool: 3 })
    ana.plays('Firebrand', 'Torch Runner')
    bo.passes()
    bo.has({ field: [] })
    ana.isOn()
  })
})

describe('Powder Sergeant', () => {
  test('costs 3 and pitches for 2', () => costsAndPitches('Powder Sergeant', 3, 2))

  test('arrives as 2/0/2', () => arrivesAs('Powder Sergeant', 3, '2/0/2'))

  test('is a Soldier', () => leads(orrel, ['Powder Sergeant', 'Cinder Pike'], [], 1))

  test('deals 1 damage to the opponent when it attacks, also blocked', () => {
    const { ana, bo } = given(duel, { ana: { field: ['Powder Sergeant'] }, bo: { field: ['Reed Scholar'] } })
    ana.attacksWith('Powder Sergeant')
    bo.blocksWith('Reed Scholar')
    bo.has({ life: 19, damage: { 'Reed Scholar': 2 } })
    ana.has({ field: [], graveyard: ['Powder Sergeant'] })
    ana.isOn()
  })

  test('deals none when another attacks, and has no ward', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Firebrand'], pool: 2, field: ['Cinder Pike', 'Powder Sergeant'] },
      bo: { field: [{ card: 'Powder Sergeant', tapped: true }] },
    })
    ana.attacksWith('Cinder Pike')
    bo.has({ life: 18 })
    ana.plays('Firebrand', 'Powder Sergeant')
    bo.has({ field: [] })
    ana.isOn()
  })
})

describe('Forge Novice', () => {
  test('costs 1 and pitches for 3', () => costsAndPitches('Forge Novice', 1, 3))

  test('arrives as 1/0/2', () => arrivesAs('Forge Novice', 1, '1/0/2'))

  test('is a Soldier', () => leads(orrel, ['Forge Novice', 'Cinder Pike'], [], 1))

  test('taps and takes 1 life for 2 mana, and nobody can answer', () => {
    const { ana } = given(duel, {
      ana: { field: ['Forge Novice'] },
      bo: { hand: ['Unravel'], pool: 2 },
    })
    ana.uses('Forge Novice')
    ana.changedOnly({ life: 19, pool: 2, tapped: ['Forge Novice'] })
    ana.isNotOffered('Use')
    ana.isOn()
  })

  test('costs the last life of nobody', () => {
    const { ana } = given(duel, { ana: { life: 1, field: ['Forge Novice'] }, bo: {} })
    ana.isNotOffered('Use')
    ana.isOn()
  })

  test('gains 1 power for the turn for each card you pitch', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Cinder Pike', 'Torch Runner', ...full], field: ['Forge Novice'] },
      bo: { hand: full },
    })
    ana.pitches('Torch Runner')
    ana.has({ stats: { 'Forge Novice': '2/0/2' } })
    ana.pitches('Cinder Pike')
    ana.has({ stats: { 'Forge Novice': '3/0/2' } })
    ana.endsTurn()
    ana.has({ stats: { 'Forge Novice': '1/0/2' } })
    bo.isOn()
  })
})
