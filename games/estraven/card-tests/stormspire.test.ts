import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel, priceOf } from '../scenario/duel.ts'
import { arrivesAs, costsAndPitches, leads } from './price.ts'

const ilyra = 'Archmage Ilyra'
const tavian = 'Tavian Stormherald'
const soldiers = ['Cinder Pike', 'Torch Runner', 'Forge Novice']

describe('Archmage Ilyra', () => {
  test('costs 5 and pitches for 1', () => costsAndPitches(ilyra, 5, 1))

  test('arrives as 3/1/6', () => arrivesAs(ilyra, 5, '3/1/6'))

  test('leads one Adept, no other kind and no leader', () =>
    leads(ilyra, ['Spark Adept', 'Glyph Keeper'], ['Bramble Boar', tavian], 1))

  test('makes your spells 1 cheaper', () => {
    const price = priceOf('Firebrand') - 1
    const { ana } = given(duel, { ana: { hand: ['Firebrand'], pool: price, field: [ilyra] }, bo: {} })
    ana.plays('Firebrand')
    ana.has({ pool: 0 })
    ana.isOn()
    const short = given(duel, { ana: { hand: ['Firebrand'], pool: price - 1, field: [ilyra] }, bo: {} })
    short.ana.isToldWhyNot('Firebrand', `Costs ${price}, your pool has ${price - 1}.`)
    short.ana.isOn()
  })

  test('makes neither units nor reactions cheaper, nor spells of the opponent', () => {
    const { ana } = given(duel, {
      ana: { hand: ['Barge Levy', 'Unravel'], pool: 1, field: [ilyra] },
      bo: {},
    })
    ana.isToldWhyNot('Barge Levy', `Costs ${priceOf('Barge Levy')}, your pool has 1.`)
    ana.isToldWhyNot('Unravel', `Costs ${priceOf('Unravel')}, your pool has 1.`)
    ana.isOn()
    const theirs = given(duel, { ana: { hand: ['Firebrand'], pool: 1 }, bo: { field: [ilyra] } })
    theirs.ana.isToldWhyNot('Firebrand', `Costs ${priceOf('Firebrand')}, your pool has 1.`)
    theirs.ana.isOn()
  })
})

describe('Tavian Stormherald', () => {
  test('costs 4 and pitches for 1', () => costsAndPitches(tavian, 4, 1))

  test('arrives as 3/1/6', () => arrivesAs(tavian, 4, '3/1/6'))

  test('leads two Adepts, no other kind and no leader', () =>
    leads(tavian, ['Spark Adept', 'Windreader', 'Glyph Keeper'], ['Bramble Boar', ilyra], 2))

  test('makes your Adept troops Swift, and nobody else', () => {
    const { ana, bo } = given(duel, {
      ana: { field: [tavian, 'Spark Adept', 'Bramble Boar', 'Cinder Pike', ilyra] },
      bo: { field: ['Spark Adept'] },
    })
    ana.has({
      keywords: { [tavian]: '', 'Spark Adept': 'swift', 'Bramble Boar': '', 'Cinder Pike': '', [ilyra]: '' },
    })
    bo.has({ keywords: { 'Spark Adept': '' } })
    ana.isOn()
  })

  test('taps and spends 1 mana to deal 2 damage to the opponent or a unit of theirs', () => {
    const { ana, bo } = given(duel, {
      ana: { pool: 1, field: [tavian, 'Cinder Pike'] },
      bo: { field: [{ card: 'Bramble Boar', stats: [2, 0, 9] }, 'Timber Stock'] },
    })
    ana.chooses({ Use: [tavian] })
    ana.isOffered('bo', 'Bramble Boar')
    ana.isNotOffered('ana', 'Timber Stock', 'Cinder Pike', tavian)
    ana.chooses('Bramble Boar')
    ana.changedOnly({ pool: 0, tapped: [tavian] })
    bo.changedOnly({ damage: { 'Bramble Boar': 2, 'Timber Stock': 0 } })
    ana.isOn()
    const player = given(duel, { ana: { pool: 2, field: [tavian] }, bo: {} })
    player.ana.uses(tavian)
    player.ana.has({ pool: 1 })
    player.bo.has({ life: 18 })
    player.ana.isNotOffered('Use')
    player.ana.isOn()
  })

  test('does nothing tapped, or without mana', () => {
    const tapped = given(duel, { ana: { pool: 1, field: [{ card: tavian, tapped: true }] }, bo: {} })
    tapped.ana.isNotOffered('Use')
    tapped.ana.isOn()
    const poor = given(duel, { ana: { field: [tavian] }, bo: {} })
    poor.ana.isNotOffered('Use')
    poor.ana.isOn()
  })
})

describe('Spark Adept', () => {
  test('costs 1 and pitches for 3', () => costsAndPitches('Spark Adept', 1, 3))

  test('arrives as 2/0/2', () => arrivesAs('Spark Adept', 1, '2/0/2'))

  test('is an Adept', () => leads(ilyra, ['Spark Adept', 'Windreader'], [], 1))

  test('deals 1 damage at the end of your turn with three spells in the graveyard', () => {
    const { ana, bo } = given(duel, {
      ana: { field: ['Spark Adept'], graveyard: ['Firebrand', 'Arc Bolt', 'Study the Gale'] },
      bo: {},
    })
    ana.endsTurn()
    bo.has({ life: 19 })
    ana.has({ life: 20 })
    bo.isOn()
  })

  test('deals none with two, whatever else lies there or in theirs', () => {
    const { ana, bo } = given(duel, {
      ana: { field: ['Spark Adept'], graveyard: ['Firebrand', 'Arc Bolt', 'Unravel', 'Cinder Pike', 'Cinder Pike'] },
      bo: { graveyard: ['Firebrand', 'Firebrand'] },
    })
    ana.endsTurn()
    bo.has({ life: 20 })
    bo.isOn()
  })

  test('deals none at the end of their turn', () => {
    const { ana, bo } = given(
      duel,
      { ana: { field: ['Spark Adept'], graveyard: ['Firebrand', 'Arc Bolt', 'Study the Gale'] }, bo: {} },
      { turn: 1 },
    )
    bo.endsTurn()
    bo.has({ life: 20 })
    ana.isOn()
  })
})

describe('Windreader', () => {
  test('costs 2 and pitches for 2', () => costsAndPitches('Windreader', 2, 2))

  test('arrives as 2/0/3', () => arrivesAs('Windreader', 2, '2/0/3'))

  test('is an Adept', () => leads(ilyra, ['Windreader', 'Spark Adept'], [], 1))

  test('and no Soldier', () => leads('Serah, Ember Marshal', soldiers, ['Windreader'], 2))

  test('draws a card on arrival', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Windreader'], pool: 2, library: ['Unravel', 'Undertow', 'Still Water'] },
      bo: {},
    })
    ana.plays('Windreader')
    ana.has({ hand: ['Unravel'], library: ['Undertow', 'Still Water'], field: ['Windreader'] })
    bo.changedOnly({})
    ana.isOn()
  })
})

describe('Tempest Familiar', () => {
  test('costs 3 and pitches for 2', () => costsAndPitches('Tempest Familiar', 3, 2))

  test('arrives as 3/0/3, Swift', () => arrivesAs('Tempest Familiar', 3, '3/0/3', 'swift'))

  test('is an Adept', () => leads(ilyra, ['Tempest Familiar', 'Spark Adept'], [], 1))

  test('and a Beast', () => leads('Hazel Thornsinger', ['Tempest Familiar', 'Bramble Boar'], ['Spark Adept'], 1))

  test('cannot be answered, neither played nor attacking', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Tempest Familiar'], pool: 3 },
      bo: { hand: ['Toll at the Lock', 'Undertow'], pool: 9 },
    })
    ana.plays('Tempest Familiar')
    ana.attacksWith('Tempest Familiar')
    bo.changedOnly({ life: 17 })
    ana.isOn()
  })
})

describe('Glyph Keeper', () => {
  const price = priceOf('Burn the Writ')
  const levies = { hand: ['Firebrand'], field: ['Village Levy', 'Glyph Keeper'] }

  test('costs 4 and pitches for 1', () => costsAndPitches('Glyph Keeper', 4, 1))

  test('arrives as 2/2/5 with Guard and Ward 2', () => arrivesAs('Glyph Keeper', 4, '2/2/5', 'guard', { ward: 2 }))

  test('is an Adept', () => leads(ilyra, ['Glyph Keeper', 'Spark Adept'], [], 1))

  test('makes their reactions 1 dearer', () => {
    const short = given(duel, { ana: levies, bo: { hand: ['Burn the Writ'], pool: price } })
    short.ana.uses('Village Levy')
    short.bo.isToldWhyNot('Burn the Writ', `Costs ${price + 1}, your pool has ${price}.`)
    short.bo.passes()
    short.ana.isOn()
    const { ana, bo } = given(duel, { ana: levies, bo: { hand: ['Burn the Writ'], pool: price + 1 } })
    ana.uses('Village Levy')
    bo.plays('Burn the Writ')
    // Burn the Writ itself gives a mana back.
    bo.has({ hand: [], pool: 1 })
    ana.isOn()
  })

  test('makes neither your own dearer nor their spells and units', () => {
    const { ana, bo } = given(duel, {
      ana: {
        hand: ['Firebrand', 'Cinder Pike'],
        pool: priceOf('Firebrand') + priceOf('Cinder Pike'),
        field: ['Village Levy'],
      },
      bo: { hand: ['Burn the Writ'], pool: price, field: [{ card: 'Glyph Keeper', tapped: true }] },
    })
    ana.uses('Village Levy')
    bo.plays('Burn the Writ')
    ana.passes()
    bo.has({ hand: [], pool: 1 })
    ana.plays('Firebrand')
    ana.plays('Cinder Pike')
    ana.has({ pool: 0 })
    ana.isOn()
  })

  test('leaves your own reactions and their spells at their price', () => {
    const { ana, bo } = given(
      duel,
      { ana: { hand: ['Toll at the Lock'], pool: 3, field: ['Glyph Keeper'] }, bo: { hand: ['Firebrand'], pool: 2 } },
      { turn: 1 },
    )
    // The Keeper's ward leaves ana as the only target.
    bo.plays('Firebrand')
    ana.plays('Toll at the Lock')
    ana.has({ pool: 0, life: 20 })
    bo.has({ pool: 0 })
    bo.isOn()
  })
})
