import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel, priceOf } from '../scenario/duel.ts'
import { arrivesAs, costsAndPitches, leads } from './price.ts'

const queen = 'Queen Vespertine'
const chancellor = 'The Pale Chancellor'

describe('Queen Vespertine', () => {
  test('costs 5 and pitches for 1', () => costsAndPitches(queen, 5, 1))

  test('arrives as 4/0/5 with Lifebond', () => arrivesAs(queen, 5, '4/0/5', 'lifebond'))

  test('leads two Shades, no other kind and no leader', () =>
    leads(queen, ['Grave Usher', 'Ossuary Hound', 'Hollow Sentinel'], ['Toll Clerk', chancellor], 2))

  test('heals you by what she deals', () => {
    const { ana, bo } = given(duel, { ana: { field: [queen] }, bo: {} })
    ana.attacksWith(queen)
    ana.changedOnly({ life: 24, tapped: [queen] })
    bo.changedOnly({ life: 16 })
    ana.isOn()
  })
})

describe('The Pale Chancellor', () => {
  test('costs 4 and pitches for 1', () => costsAndPitches(chancellor, 4, 1))

  test('arrives as 2/1/5', () => arrivesAs(chancellor, 4, '2/1/5'))

  test('leads one Shade', () => leads(chancellor, ['Grave Usher', 'Hollow Sentinel'], ['Toll Clerk', queen], 1))

  test('taps and sacrifices a troop to destroy a troop of theirs', () => {
    const { ana, bo } = given(duel, {
      ana: { field: [chancellor, queen, 'Timber Stock', 'Torch Runner'] },
      bo: { field: [queen, 'Silver Ore', { card: 'Mossback Elder', stats: [9, 9, 9] }] },
    })
    // One troop to give and one to take: there is nothing to choose.
    ana.uses(chancellor)
    ana.has({ field: [chancellor, queen, 'Timber Stock'], tapped: [chancellor], graveyard: ['Torch Runner'] })
    bo.has({ field: [queen, 'Silver Ore'], graveyard: ['Mossback Elder'] })
    ana.isOn()
  })

  test('chooses whom to give, and may destroy any of their troops but not your own', () => {
    const { ana, bo } = given(duel, {
      ana: { field: [chancellor, 'Torch Runner', 'Cinder Pike'] },
      bo: { field: ['Bramble Boar', 'Mossback Elder'] },
    })
    ana.chooses({ Use: [chancellor] })
    ana.isOffered('Bramble Boar', 'Mossback Elder')
    ana.isNotOffered('Torch Runner', 'Cinder Pike')
    ana.chooses('Bramble Boar')
    ana.isNotOffered(chancellor)
    ana.chooses('Cinder Pike')
    ana.has({ field: [chancellor, 'Torch Runner'] })
    bo.has({ field: ['Mossback Elder'] })
    ana.isOn()
  })

  test('does nothing tapped, without a troop to give, or without one to take', () => {
    const tapped = given(duel, {
      ana: { field: [{ card: chancellor, tapped: true }, 'Cinder Pike'] },
      bo: { field: ['Bramble Boar'] },
    })
    tapped.ana.isNotOffered('Use')
    tapped.ana.isOn()
    const alone = given(duel, { ana: { field: [chancellor, queen] }, bo: { field: ['Bramble Boar'] } })
    alone.ana.isNotOffered('Use')
    alone.ana.isOn()
    const aimless = given(duel, { ana: { field: [chancellor, 'Cinder Pike'] }, bo: { field: [queen] } })
    aimless.ana.isNotOffered('Use')
    aimless.ana.isOn()
  })
})

describe('Grave Usher', () => {
  test('costs 2 and pitches for 2', () => costsAndPitches('Grave Usher', 2, 2))

  test('arrives as 2/0/2', () => arrivesAs('Grave Usher', 2, '2/0/2'))

  test('is a Shade', () => leads(chancellor, ['Grave Usher', 'Hollow Sentinel'], [], 1))

  test('makes the opponent of its owner discard a card of their choice when it dies', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Firebrand', 'Unravel', 'Undertow'], pool: priceOf('Firebrand') },
      bo: { hand: ['Cinder Pike'], field: ['Grave Usher'] },
    })
    ana.plays('Firebrand', 'Grave Usher')
    ana.isAsked('Discard a card')
    ana.chooses('Unravel')
    ana.has({ hand: ['Undertow'], graveyard: ['Firebrand', 'Unravel'] })
    bo.has({ hand: ['Cinder Pike'], graveyard: ['Grave Usher'] })
    ana.isOn()
  })

  test('does nothing when it leaves alive', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Spring Tide', 'Unravel', 'Undertow'], pool: priceOf('Spring Tide') },
      bo: { field: ['Grave Usher'] },
    })
    ana.plays('Spring Tide')
    bo.has({ field: [] })
    ana.has({ hand: ['Unravel', 'Undertow'] })
    ana.isOn()
  })
})

describe('Hollow Sentinel', () => {
  test('costs 3 and pitches for 2', () => costsAndPitches('Hollow Sentinel', 3, 2))

  test('arrives as 3/0/2 with Guard', () => arrivesAs('Hollow Sentinel', 3, '3/0/2', 'guard'))

  test('is a Shade', () => leads(chancellor, ['Hollow Sentinel', 'Grave Usher'], [], 1))

  test('blocks without tapping and deals 3', () => {
    const { ana, bo } = given(duel, {
      ana: { field: [{ card: 'Cinder Pike', stats: [1, 0, 9] }] },
      bo: { field: ['Hollow Sentinel'] },
    })
    ana.attacksWith('Cinder Pike')
    bo.blocksWith('Hollow Sentinel')
    bo.changedOnly({ damage: { 'Hollow Sentinel': 1 } })
    ana.changedOnly({ tapped: ['Cinder Pike'], damage: { 'Cinder Pike': 3 } })
    ana.isOn()
  })
})

describe('Ossuary Hound', () => {
  test('costs 1 and pitches for 3', () => costsAndPitches('Ossuary Hound', 1, 3))

  test('arrives as 2/0/1', () => arrivesAs('Ossuary Hound', 1, '2/0/1'))

  test('is a Shade', () => leads(chancellor, ['Ossuary Hound', 'Grave Usher'], [], 1))

  test('and a Beast', () => leads('Hazel Thornsinger', ['Ossuary Hound', 'Den Caller'], ['Grave Usher'], 1))

  test('heals its owner by 2 when it dies, here blocking', () => {
    const { ana, bo } = given(duel, {
      ana: { field: [{ card: 'Cinder Pike', stats: [1, 0, 9] }] },
      bo: { field: ['Ossuary Hound'] },
    })
    ana.attacksWith('Cinder Pike')
    bo.blocksWith('Ossuary Hound')
    bo.has({ life: 22, field: [], graveyard: ['Ossuary Hound'] })
    ana.has({ life: 20, damage: { 'Cinder Pike': 2 } })
    ana.isOn()
  })

  test('heals nobody as long as it lives', () => {
    const { ana, bo } = given(duel, { ana: { field: ['Ossuary Hound'] }, bo: {} })
    ana.attacksWith('Ossuary Hound')
    ana.has({ life: 20 })
    bo.has({ life: 18 })
    ana.isOn()
  })
})

describe('Mourner of Names', () => {
  test('costs 3 and pitches for 2', () => costsAndPitches('Mourner of Names', 3, 2))

  test('arrives as 3/0/3', () => arrivesAs('Mourner of Names', 3, '3/0/3'))

  test('is a Shade', () => leads(chancellor, ['Mourner of Names', 'Grave Usher'], [], 1))

  test('brings a troop of cost 2 or less back to the hand, nothing dearer and nothing else', () => {
    const graveyard = ['Grave Usher', 'Hollow Sentinel', 'Firebrand', 'Ossuary Hound', 'Captain Orrel of the Gate']
    const { ana, bo } = given(duel, {
      ana: { hand: ['Mourner of Names'], pool: 3, graveyard },
      bo: { graveyard: ['Cinder Pike'] },
    })
    ana.plays('Mourner of Names')
    ana.isOffered('Grave Usher', 'Ossuary Hound')
    ana.isNotOffered('Hollow Sentinel', 'Firebrand', 'Captain Orrel of the Gate', 'Cinder Pike')
    ana.chooses('Grave Usher')
    ana.has({
      hand: ['Grave Usher'],
      field: ['Mourner of Names'],
      graveyard: ['Hollow Sentinel', 'Firebrand', 'Ossuary Hound', 'Captain Orrel of the Gate'],
    })
    bo.changedOnly({})
    ana.isOn()
  })

  test('brings back nobody where nobody fits', () => {
    const { ana } = given(duel, {
      ana: { hand: ['Mourner of Names'], pool: 3, graveyard: ['Hollow Sentinel'] },
      bo: {},
    })
    ana.plays('Mourner of Names')
    ana.has({ hand: [], graveyard: ['Hollow Sentinel'] })
    ana.isOn()
  })
})

describe('Tithe Wraith', () => {
  test('costs 4 and pitches for 1', () => costsAndPitches('Tithe Wraith', 4, 1))

  test('arrives as 3/0/3', () => arrivesAs('Tithe Wraith', 4, '3/0/3'))

  test('is a Shade', () => leads(chancellor, ['Tithe Wraith', 'Grave Usher'], [], 1))

  test('deals 2 damage to the opponent at the start of your turn, which heals nobody', () => {
    const { ana, bo } = given(duel, { ana: { field: ['Tithe Wraith'] }, bo: {} }, { turn: 1 })
    bo.has({ life: 20 })
    bo.endsTurn()
    bo.has({ life: 18 })
    ana.has({ life: 20 })
    ana.isOn()
  })

  test('deals nothing at the start of theirs', () => {
    const { ana, bo } = given(duel, { ana: { field: ['Tithe Wraith'] }, bo: {} })
    ana.endsTurn()
    ana.has({ life: 20 })
    bo.has({ life: 20 })
    bo.isOn()
  })
})
