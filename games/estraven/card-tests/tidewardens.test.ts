import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { arrivesAs, costsAndPitches, isNoTreefolk, leads } from './price.ts'

const maren = 'Maren of the Locks'
const ysolde = 'Ysolde, Harbour Judge'

describe('Maren of the Locks', () => {
  test('costs 4 and pitches for 1', () => costsAndPitches(maren, 4, 1))

  test('arrives as 3/2/6', () => arrivesAs(maren, 4, '3/2/6'))

  test('leads one Warden', () => leads(maren, ['Sluice Guard', 'Barge Levy'], ['Reed Scholar', ysolde], 1))

  test('is a Warden and no Treefolk', () => isNoTreefolk(maren))

  test('draws a card when she blocks', () => {
    const { ana, bo } = given(duel, {
      ana: { field: ['Cinder Pike'] },
      bo: { library: ['Firebrand', 'Arc Bolt'], field: [maren] },
    })
    ana.attacksWith('Cinder Pike')
    bo.blocksWith(maren)
    bo.has({ hand: ['Firebrand'], library: ['Arc Bolt'], damage: { [maren]: 0 } })
    ana.isOn()
  })

  test('draws none when she attacks or lets it through', () => {
    const { ana, bo } = given(duel, { ana: { field: [maren] }, bo: { field: [maren] } })
    ana.attacksWith(maren)
    bo.letsItThrough()
    ana.has({ hand: [] })
    bo.has({ hand: [], life: 17 })
    ana.isOn()
  })
})

describe('Ysolde, Harbour Judge', () => {
  test('costs 5 and pitches for 1', () => costsAndPitches(ysolde, 5, 1))

  test('arrives as 3/1/6', () => arrivesAs(ysolde, 5, '3/1/6'))

  test('leads two Wardens', () =>
    leads(ysolde, ['Sluice Guard', 'Barge Levy', 'Tide Caller'], ['Reed Scholar', maren], 2))

  test('is a Warden and no Treefolk', () => isNoTreefolk(ysolde))

  test('lends Guard to your Warden troops only', () => {
    const { ana, bo } = given(duel, {
      ana: { field: [ysolde, maren, 'Barge Levy', 'Reed Scholar'] },
      bo: { field: ['Barge Levy'] },
    })
    ana.has({ keywords: { [ysolde]: '', [maren]: '', 'Barge Levy': 'guard', 'Reed Scholar': '' } })
    bo.has({ keywords: { 'Barge Levy': '' } })
    ana.isOn()
  })

  test('counters an ability for 2 mana', () => {
    const { ana, bo } = given(duel, { ana: { field: ['Village Levy'] }, bo: { pool: 2, field: [ysolde] } })
    ana.uses('Village Levy')
    bo.uses(ysolde)
    ana.has({ field: [], graveyard: ['Village Levy'] })
    bo.has({ pool: 0, tapped: [] })
    ana.isOn()
  })

  test('not for 1, and nobody is asked', () => {
    const { ana } = given(duel, { ana: { field: ['Village Levy'] }, bo: { pool: 1, field: [ysolde] } })
    ana.uses('Village Levy')
    ana.has({ field: ['Levy Spear', 'Levy Spear'] })
    ana.isOn()
  })

  test('counters a trade, but once a turn', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Firebrand'], field: ['Village Levy'] },
      bo: { pool: 4, field: [ysolde] },
    })
    ana.trades('Firebrand', 'Timber Stock')
    bo.uses(ysolde)
    ana.has({ hand: ['Firebrand'] })
    bo.has({ pool: 2, market: ['Timber Stock', 'Silver Ore', 'Cut Stone', 'Dock Hands', 'Ferrymen'] })
    ana.uses('Village Levy')
    ana.has({ field: ['Levy Spear', 'Levy Spear'] })
    ana.isOn()
  })

  test('answers no spell, no unit and no attack: nobody is asked', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Firebrand', 'Barge Levy'], pool: 9, field: ['Cinder Pike'] },
      bo: { pool: 2, field: [{ card: ysolde, tapped: true }] },
    })
    ana.plays('Firebrand', 'bo')
    ana.attacksWith('Cinder Pike')
    ana.plays('Barge Levy')
    bo.has({ life: 15, pool: 2 })
    ana.isOn()
  })
})

describe('Sluice Guard', () => {
  test('costs 2 and pitches for 2', () => costsAndPitches('Sluice Guard', 2, 2))

  test('arrives as 2/2/3 with Guard', () => arrivesAs('Sluice Guard', 2, '2/2/3', 'guard'))

  test('is a Warden', () => leads(maren, ['Sluice Guard', 'Barge Levy'], [], 1))
})

describe('Reed Scholar', () => {
  test('costs 2 and pitches for 2', () => costsAndPitches('Reed Scholar', 2, 2))

  test('arrives as 2/0/3', () => arrivesAs('Reed Scholar', 2, '2/0/3'))

  test('is a Scholar: no leader of Soldiers and no leader of Wardens takes it along', () => {
    leads('Serah, Ember Marshal', ['Cinder Pike', 'Torch Runner', 'Forge Novice'], ['Reed Scholar'], 2)
    leads(maren, ['Sluice Guard', 'Barge Levy'], ['Reed Scholar'], 1)
  })

  test('taps and takes 1 mana to draw one card', () => {
    const { ana } = given(duel, {
      ana: { pool: 2, library: ['Firebrand', 'Arc Bolt'], field: ['Reed Scholar'] },
      bo: {},
    })
    ana.uses('Reed Scholar')
    ana.changedOnly({ pool: 1, hand: ['Firebrand'], library: ['Arc Bolt'], tapped: ['Reed Scholar'] })
    ana.isOn()
  })

  test('does nothing without mana, and can be answered', () => {
    const { ana, bo } = given(duel, {
      ana: { pool: 1, field: ['Reed Scholar', { card: 'Sluice Guard', tapped: true }] },
      bo: { hand: ['Still Water'], pool: 1 },
    })
    ana.uses('Reed Scholar')
    bo.plays('Still Water')
    ana.has({ hand: [], pool: 0 })
    ana.isOn()
    const beside = given(duel, { ana: { field: ['Reed Scholar'] }, bo: {} })
    beside.ana.isNotOffered('Use')
    beside.ana.isOn()
  })
})

describe('Barge Levy', () => {
  test('costs 3 and pitches for 2', () => costsAndPitches('Barge Levy', 3, 2))

  test('arrives as 3/1/3', () => arrivesAs('Barge Levy', 3, '3/1/3'))

  test('is a Warden', () => leads(maren, ['Barge Levy', 'Sluice Guard'], [], 1))

  test('taps a unit of theirs when it arrives', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Barge Levy'], pool: 3, field: ['Torch Runner'] },
      bo: { field: ['Cinder Pike', maren, 'Timber Stock'] },
    })
    ana.plays('Barge Levy')
    ana.isNotOffered('Torch Runner', 'Timber Stock')
    ana.chooses(maren)
    bo.has({ tapped: [maren] })
    ana.has({ tapped: [] })
    ana.isOn()
  })

  test('taps nobody when it attacks', () => {
    const { ana, bo } = given(duel, { ana: { field: ['Barge Levy'] }, bo: { field: ['Cinder Pike'] } })
    ana.attacksWith('Barge Levy')
    bo.letsItThrough()
    bo.has({ tapped: [], life: 17 })
    ana.isOn()
  })
})

describe('Tide Caller', () => {
  test('costs 4 and pitches for 1', () => costsAndPitches('Tide Caller', 4, 1))

  test('arrives as 4/0/4', () => arrivesAs('Tide Caller', 4, '4/0/4'))

  test('is a Warden', () => leads(maren, ['Tide Caller', 'Sluice Guard'], [], 1))

  test('sends a troop of cost 3 back to the hand, no dearer one, no leader and none of yours', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Tide Caller'], pool: 4, field: ['Torch Runner'] },
      bo: { field: ['Ashwall Veteran', 'Bramble Boar', 'Mossback Elder', 'Captain Orrel of the Gate'] },
    })
    ana.plays('Tide Caller')
    ana.isNotOffered('Torch Runner', 'Mossback Elder', 'Captain Orrel of the Gate')
    ana.isOffered('Ashwall Veteran')
    ana.chooses('Bramble Boar')
    bo.has({ field: ['Ashwall Veteran', 'Mossback Elder', 'Captain Orrel of the Gate'], hand: ['Bramble Boar'] })
    ana.isOn()
  })
})
