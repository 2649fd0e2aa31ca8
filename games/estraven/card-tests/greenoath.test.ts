import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { arrivesAs, costsAndPitches, leads } from './price.ts'

const oldroot = 'Oldroot the Patient'
const hazel = 'Hazel Thornsinger'
const full = new Array<string>(7).fill('Cinder Pike')

describe('Oldroot the Patient', () => {
  test('costs 5 and pitches for 1', () => costsAndPitches(oldroot, 5, 1))

  test('arrives as 2/1/7 with Ward 2', () => arrivesAs(oldroot, 5, '2/1/7', '', { ward: 2 }))

  test('leads two Treefolk', () =>
    leads(oldroot, ['Mossback Elder', 'Glade Mother', 'Sapling'], ['Bramble Boar', hazel], 2))

  test('gives each of your Treefolk troops 1 health', () => {
    const { ana, bo } = given(duel, {
      ana: { field: [oldroot, hazel, 'Mossback Elder', 'Bramble Boar'] },
      bo: { field: ['Mossback Elder'] },
    })
    ana.has({
      stats: { [oldroot]: '2/1/7', [hazel]: '2/0/4', 'Mossback Elder': '4/1/5', 'Bramble Boar': '2/0/4' },
    })
    bo.has({ stats: { 'Mossback Elder': '4/1/4' } })
    ana.isOn()
  })

  test('heals 2 at your start with three Treefolk, himself among them', () => {
    const field = [oldroot, 'Mossback Elder', 'Sapling', 'Bramble Boar']
    const { ana, bo } = given(duel, { ana: { hand: full.slice(1), field }, bo: { hand: full } }, { turn: 1 })
    bo.endsTurn()
    ana.has({ life: 22 })
    ana.endsTurn()
    ana.has({ life: 22 })
    bo.isOn()
  })

  test('heals nothing with two, whatever stands on the other side', () => {
    const field = [oldroot, 'Mossback Elder', 'Bramble Boar']
    const { ana, bo } = given(duel, { ana: { hand: full, field }, bo: { hand: full, field: ['Sapling'] } }, { turn: 1 })
    bo.endsTurn()
    ana.has({ life: 20 })
    ana.isOn()
  })
})

describe('Hazel Thornsinger', () => {
  test('costs 3 and pitches for 2', () => costsAndPitches(hazel, 3, 2))

  test('arrives as 2/0/4', () => arrivesAs(hazel, 3, '2/0/4'))

  test('leads one Beast', () => leads(hazel, ['Bramble Boar', 'Den Caller'], ['Mossback Elder'], 1))

  test('taps and takes 1 mana for a Sapling', () => {
    const { ana } = given(duel, { ana: { pool: 2, field: [hazel] }, bo: {} })
    ana.uses(hazel)
    ana.has({ pool: 1, field: [hazel, 'Sapling'], tapped: [hazel] })
    ana.isNotOffered('Use')
    ana.isOn()
  })

  test('makes none without mana, and can be answered', () => {
    const { ana, bo } = given(duel, { ana: { pool: 1, field: [hazel] }, bo: { hand: ['Still Water'], pool: 1 } })
    ana.uses(hazel)
    bo.plays('Still Water')
    ana.has({ field: [hazel], pool: 0 })
    ana.isOn()
    const beside = given(duel, { ana: { field: [hazel] }, bo: {} })
    beside.ana.isNotOffered('Use')
    beside.ana.isOn()
  })

  test('is Treefolk: Call of the Wood counts her', () => {
    const { ana } = given(duel, { ana: { hand: ['Call of the Wood'], pool: 4, field: [hazel] }, bo: {} })
    ana.plays('Call of the Wood')
    ana.has({ field: [hazel, 'Sapling', 'Sapling', 'Sapling'] })
    ana.isOn()
  })
})

describe('Sprout Keeper', () => {
  test('costs 2 and pitches for 2', () => costsAndPitches('Sprout Keeper', 2, 2))

  test('arrives as 1/0/3 with a Sapling', () => {
    const { ana } = given(duel, { ana: { hand: ['Sprout Keeper'], pool: 2 }, bo: {} })
    ana.plays('Sprout Keeper')
    ana.has({
      pool: 0,
      field: ['Sprout Keeper', 'Sapling'],
      stats: { 'Sprout Keeper': '1/0/3', Sapling: '1/0/1' },
      keywords: { 'Sprout Keeper': '', Sapling: '' },
      tapped: [],
    })
    ana.isOn()
  })

  test('is Treefolk', () => leads(oldroot, ['Sprout Keeper', 'Glade Mother', 'Sapling'], [], 2))

  test('leaves no Sapling when it dies, and has no ward', () => {
    const { ana, bo } = given(duel, { ana: { hand: ['Firebrand'], pool: 2 }, bo: { field: ['Sprout Keeper'] } })
    ana.plays('Firebrand', 'Sprout Keeper')
    bo.has({ field: [] })
    ana.isOn()
  })
})

describe('Bramble Boar', () => {
  test('costs 3 and pitches for 2', () => costsAndPitches('Bramble Boar', 3, 2))

  test('arrives as 2/0/4', () => arrivesAs('Bramble Boar', 3, '2/0/4'))

  test('is a Beast', () => leads(hazel, ['Bramble Boar', 'Den Caller'], [], 1))

  test('has 1 power more for good by attacking, in that fight already', () => {
    const { ana, bo } = given(duel, { ana: { hand: full, field: ['Bramble Boar'] }, bo: { hand: full } })
    ana.attacksWith('Bramble Boar')
    bo.has({ life: 17 })
    ana.has({ stats: { 'Bramble Boar': '3/0/4' } })
    ana.endsTurn()
    ana.has({ stats: { 'Bramble Boar': '3/0/4' } })
    bo.isOn()
  })

  test('does not grow by blocking', () => {
    const { ana, bo } = given(duel, { ana: { field: ['Cinder Pike'] }, bo: { field: ['Bramble Boar'] } })
    ana.attacksWith('Cinder Pike')
    bo.blocksWith('Bramble Boar')
    bo.has({ stats: { 'Bramble Boar': '2/0/4' } })
    ana.isOn()
  })
})

describe('Mossback Elder', () => {
  test('costs 4 and pitches for 1', () => costsAndPitches('Mossback Elder', 4, 1))

  test('arrives as 4/1/4 with Guard', () => arrivesAs('Mossback Elder', 4, '4/1/4', 'guard'))

  test('is Treefolk', () => leads(oldroot, ['Mossback Elder', 'Glade Mother', 'Sapling'], [], 2))

  test('heals you by 2 when it blocks, without tapping', () => {
    const { ana, bo } = given(duel, { ana: { field: ['Cinder Pike'] }, bo: { field: ['Mossback Elder'] } })
    ana.attacksWith('Cinder Pike')
    bo.blocksWith('Mossback Elder')
    bo.changedOnly({ life: 22, damage: { 'Mossback Elder': 1 } })
    ana.isOn()
  })

  test('untaps at your end, and nobody else does', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: full, field: ['Mossback Elder', { card: 'Glade Mother', tapped: true }] },
      bo: { hand: full },
    })
    ana.attacksWith('Mossback Elder')
    ana.has({ life: 20, tapped: ['Mossback Elder', 'Glade Mother'] })
    ana.endsTurn()
    ana.has({ tapped: ['Glade Mother'] })
    bo.isOn()
  })
})

describe('Glade Mother', () => {
  test('costs 4 and pitches for 1', () => costsAndPitches('Glade Mother', 4, 1))

  test('arrives as 3/0/4 with Lifebond and Ward 2', () =>
    arrivesAs('Glade Mother', 4, '3/0/4', 'lifebond', { ward: 2 }))

  test('is Treefolk', () => leads(oldroot, ['Glade Mother', 'Mossback Elder', 'Sapling'], [], 2))

  test('heals you by the damage she deals', () => {
    const { ana, bo } = given(duel, { ana: { field: ['Glade Mother'] }, bo: {} })
    ana.attacksWith('Glade Mother')
    ana.has({ life: 23 })
    bo.has({ life: 17 })
    ana.isOn()
  })
})

describe('Den Caller', () => {
  test('costs 3 and pitches for 2', () => costsAndPitches('Den Caller', 3, 2))

  test('is a Beast', () => leads(hazel, ['Den Caller', 'Bramble Boar'], [], 1))

  test('arrives as 3/0/3 and finds a Beast troop', () => {
    const { ana, bo } = given(duel, {
      ana: {
        hand: ['Den Caller'],
        pool: 3,
        library: ['Glade Mother', 'Bramble Boar', 'Windreader', 'Ossuary Hound', hazel],
      },
      bo: {},
    })
    ana.plays('Den Caller')
    ana.isOffered('Bramble Boar', 'Ossuary Hound')
    ana.isNotOffered('Glade Mother', 'Windreader', hazel)
    ana.chooses('Bramble Boar')
    ana.has({
      hand: ['Bramble Boar'],
      pool: 0,
      stats: { 'Den Caller': '3/0/3' },
      keywords: { 'Den Caller': '' },
      tapped: [],
    })
    bo.sees('ana finds Bramble Boar')
    ana.isOn()
  })

  test('finds nothing when it attacks or dies, and has no ward', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Firebrand'], pool: 2, field: ['Den Caller'], library: ['Bramble Boar'] },
      bo: { field: [{ card: 'Den Caller', tapped: true }], library: ['Bramble Boar'] },
    })
    ana.attacksWith('Den Caller')
    ana.plays('Firebrand', 'Den Caller')
    bo.has({ field: [], hand: [], life: 17 })
    ana.has({ hand: [] })
    ana.isOn()
  })
})

describe('Seedfall Titan', () => {
  test('costs 6 and pitches for nothing', () => costsAndPitches('Seedfall Titan', 6, 0))

  test('arrives tapped as 4/0/6', () => arrivesAs('Seedfall Titan', 6, '4/0/6', '', { tapped: true }))

  test('is Treefolk', () => leads(oldroot, ['Seedfall Titan', 'Mossback Elder', 'Sapling'], [], 2))

  test('leaves two Saplings when it dies', () => {
    const { ana, bo } = given(duel, { ana: { hand: ['Final Verdict'], pool: 4 }, bo: { field: ['Seedfall Titan'] } })
    ana.plays('Final Verdict')
    bo.has({ field: ['Sapling', 'Sapling'], graveyard: ['Seedfall Titan'] })
    ana.isOn()
  })
})
