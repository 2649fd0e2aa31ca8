import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { FILLER } from '../scenario/stage.ts'

const full = new Array<string>(7).fill(FILLER)
const pike = { card: 'Cinder Pike', stats: [2, 0, 2] } as const
const boar = { card: 'Bramble Boar', stats: [3, 0, 4] } as const
const queen = { card: 'Queen Vespertine', stats: [4, 0, 5] } as const

type Cast = ReturnType<typeof cast>
const cast = (name: string) => given(duel, holding(name))
const holding = (name: string) => ({ ana: { hand: [name] }, bo: { hand: ['Unravel', 'Toll at the Lock'], pool: 9 } })

/** It is played for nothing, nobody can answer that, and it cannot be pitched. */
function arrives(name: string, { ana, bo }: Cast): void {
  ana.isNotOffered('Pitch')
  ana.plays(name)
  ana.has({ hand: [], field: [name], tapped: [], keywords: { [name]: '' }, stats: { [name]: '0/0/0' }, pool: 0 })
  bo.has({ life: 20 })
  ana.isNotOffered('Attack')
  ana.isOn()
}

describe('Dock Hands', () => {
  test('are played for nothing', () => arrives('Dock Hands', given(duel, holding('Dock Hands'))))

  test('tap for 1 power this turn', () => {
    const { ana, bo } = given(duel, { ana: { hand: full, field: ['Dock Hands', pike] }, bo: { hand: full } })
    ana.uses('Dock Hands')
    ana.has({ tapped: ['Dock Hands'], stats: { 'Dock Hands': '0/0/0', 'Cinder Pike': '3/0/2' } })
    ana.isNotOffered('Use')
    ana.endsTurn()
    ana.has({ stats: { 'Dock Hands': '0/0/0', 'Cinder Pike': '2/0/2' } })
    bo.isOn()
  })

  test('help a leader too, but no unit of the opponent and no resource', () => {
    const { ana, bo } = given(duel, {
      ana: { field: ['Dock Hands', 'Timber Stock', pike, queen] },
      bo: { field: [boar] },
    })
    ana.chooses({ Use: ['Dock Hands'] })
    ana.isOffered('Cinder Pike', 'Queen Vespertine')
    ana.isNotOffered('Bramble Boar', 'Timber Stock', 'Dock Hands')
    ana.chooses('Queen Vespertine')
    ana.has({
      stats: { 'Dock Hands': '0/0/0', 'Timber Stock': '0/0/0', 'Cinder Pike': '2/0/2', 'Queen Vespertine': '5/0/5' },
    })
    bo.has({ stats: { 'Bramble Boar': '3/0/4' } })
    ana.isOn()
  })

  test('exhaust as subjects', () => {
    const { ana, bo } = given(duel, { ana: { field: ['Dock Hands', 'Ledger Bailiff'] }, bo: { field: [pike] } })
    ana.uses('Ledger Bailiff')
    ana.has({ tapped: ['Dock Hands'] })
    bo.has({ tapped: ['Cinder Pike'] })
    ana.isOn()
  })
})

describe('Ferrymen', () => {
  test('are played for nothing', () => arrives('Ferrymen', given(duel, holding('Ferrymen'))))

  test('tap to untap a tapped troop of yours', () => {
    const { ana, bo } = given(duel, {
      ana: { field: ['Ferrymen', { ...pike, tapped: true }, boar, { ...queen, tapped: true }] },
      bo: { field: [{ card: 'Torch Runner', tapped: true }] },
    })
    // The Boar stands, the Queen is no troop, the Runner is not yours: there is nothing to choose.
    ana.uses('Ferrymen')
    ana.has({ tapped: ['Ferrymen', 'Queen Vespertine'] })
    bo.has({ tapped: ['Torch Runner'] })
    ana.isOn()
  })

  test('have nothing to do where no troop is tapped', () => {
    const { ana } = given(duel, { ana: { field: ['Ferrymen', pike] }, bo: {} })
    ana.isNotOffered('Use')
    ana.isOn()
  })

  test('exhaust as subjects', () => {
    const { ana } = given(duel, { ana: { field: ['Ferrymen', 'Ledger Bailiff'] }, bo: { field: [pike] } })
    ana.uses('Ledger Bailiff')
    ana.has({ tapped: ['Ferrymen'] })
    ana.isOn()
  })
})

describe('Village Levy', () => {
  test('is played for nothing', () => arrives('Village Levy', given(duel, holding('Village Levy'))))

  test('is sacrificed for two spears', () => {
    const { ana } = given(duel, { ana: { field: ['Village Levy'] }, bo: {} })
    ana.uses('Village Levy')
    ana.has({ field: ['Levy Spear', 'Levy Spear'], graveyard: ['Village Levy'], tapped: [] })
    ana.isOn()
  })

  test('can be used tapped, since it is not tapped for it', () => {
    const { ana } = given(duel, { ana: { field: [{ card: 'Village Levy', tapped: true }] }, bo: {} })
    ana.uses('Village Levy')
    ana.has({ field: ['Levy Spear', 'Levy Spear'] })
    ana.isOn()
  })
})

describe('Field Surgeons', () => {
  test('are played for nothing', () => arrives('Field Surgeons', given(duel, holding('Field Surgeons'))))

  test('tap to heal 2 damage of a unit', () => {
    const { ana } = given(duel, { ana: { field: ['Field Surgeons', { ...queen, damage: 3 }] }, bo: { field: [pike] } })
    ana.uses('Field Surgeons')
    ana.has({ tapped: ['Field Surgeons'], damage: { 'Field Surgeons': 0, 'Queen Vespertine': 1 }, life: 20 })
    ana.isOn()
  })

  test('heal no more than there is, and not the opponent', () => {
    const { ana, bo } = given(duel, {
      ana: { field: ['Field Surgeons', { ...boar, damage: 1 }, queen] },
      bo: { field: [{ card: 'Glade Mother', damage: 1 }] },
    })
    ana.chooses({ Use: ['Field Surgeons'] })
    ana.isNotOffered('Glade Mother', 'Field Surgeons')
    ana.chooses('Bramble Boar')
    ana.has({ damage: { 'Field Surgeons': 0, 'Bramble Boar': 0, 'Queen Vespertine': 0 } })
    bo.has({ damage: { 'Glade Mother': 1 } })
    ana.isOn()
  })
})

describe('Cut Stone', () => {
  test('is played for nothing', () => arrives('Cut Stone', given(duel, holding('Cut Stone'))))

  test('answers an attack: 1 resistance this turn', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: full, field: [pike] },
      bo: { hand: full, field: ['Cut Stone', boar] },
    })
    ana.attacksWith('Cinder Pike')
    bo.mayAnswer()
    bo.uses('Cut Stone')
    ana.passes()
    bo.has({ tapped: ['Cut Stone'], stats: { 'Cut Stone': '0/0/0', 'Bramble Boar': '3/1/4' } })
    bo.blocksWith('Bramble Boar')
    bo.has({ damage: { 'Cut Stone': 0, 'Bramble Boar': 1 } })
    ana.endsTurn()
    bo.has({ stats: { 'Cut Stone': '0/0/0', 'Bramble Boar': '3/0/4' } })
    bo.isOn()
  })

  test('answers nothing else, and is of no use in the own turn', () => {
    const { ana } = given(duel, {
      ana: { hand: ['Arc Bolt'], pool: 9, field: ['Cut Stone', pike] },
      bo: { field: ['Cut Stone', { card: 'Mossback Elder', stats: [2, 2, 5] }] },
    })
    ana.isNotOffered('Use')
    ana.plays('Arc Bolt', 'Mossback Elder')
    ana.isOn()
  })

  test('strengthens only units of its own side', () => {
    const { ana, bo } = given(duel, {
      ana: { field: [pike] },
      bo: { field: ['Cut Stone', boar, queen] },
    })
    ana.attacksWith('Cinder Pike')
    bo.chooses({ Use: ['Cut Stone'] })
    bo.isOffered('Bramble Boar', 'Queen Vespertine')
    bo.isNotOffered('Cinder Pike', 'Cut Stone')
    bo.chooses('Queen Vespertine')
    bo.letsItThrough()
    ana.isOn()
  })
})

describe('Tar Barrels', () => {
  test('are played for nothing', () => arrives('Tar Barrels', given(duel, holding('Tar Barrels'))))

  test('are sacrificed for 2 damage to the opponent', () => {
    const { ana, bo } = given(duel, { ana: { field: ['Tar Barrels', pike] }, bo: {} })
    ana.uses('Tar Barrels')
    ana.has({ field: ['Cinder Pike'], graveyard: ['Tar Barrels'] })
    bo.has({ life: 18 })
    ana.isOn()
  })

  test('or to a unit of theirs', () => {
    const { ana, bo } = given(duel, { ana: { field: ['Tar Barrels', pike] }, bo: { field: ['Timber Stock', boar] } })
    ana.chooses({ Use: ['Tar Barrels'] })
    ana.isOffered('bo', 'Bramble Boar')
    ana.isNotOffered('Timber Stock', 'Cinder Pike', 'ana')
    ana.chooses('Bramble Boar')
    bo.has({ life: 20, damage: { 'Timber Stock': 0, 'Bramble Boar': 2 } })
    ana.isOn()
  })
})

describe('Timber Stock', () => {
  test('is played for nothing', () => arrives('Timber Stock', given(duel, holding('Timber Stock'))))

  test('taps for 1 mana at once, and nobody can answer', () => {
    const { ana } = given(duel, { ana: { field: ['Timber Stock'] }, bo: { hand: ['Unravel'], pool: 9 } })
    ana.uses('Timber Stock')
    ana.changedOnly({ pool: 1, tapped: ['Timber Stock'] })
    ana.isNotOffered('Use')
    ana.isOn()
  })
})

describe('Silver Ore', () => {
  test('is played for nothing', () => arrives('Silver Ore', given(duel, holding('Silver Ore'))))

  test('is sacrificed for 3 mana at once, tapped or not', () => {
    const { ana } = given(duel, {
      ana: { field: [{ card: 'Silver Ore', tapped: true }] },
      bo: { hand: ['Unravel'], pool: 9 },
    })
    ana.uses('Silver Ore')
    ana.has({ pool: 3, field: [], graveyard: ['Silver Ore'] })
    ana.isOn()
  })
})

describe('Guild Letter', () => {
  test('is played for nothing', () => arrives('Guild Letter', given(duel, holding('Guild Letter'))))

  test('is sacrificed to find a spell', () => {
    const { ana, bo } = given(duel, {
      ana: { field: ['Guild Letter'], library: ['Cinder Pike', 'Firebrand', 'Unravel', 'Serah, Ember Marshal'] },
      bo: {},
    })
    ana.uses('Guild Letter')
    ana.isOffered('Firebrand', 'Find nothing')
    ana.isNotOffered('Cinder Pike', 'Unravel', 'Serah, Ember Marshal')
    ana.chooses('Firebrand')
    ana.has({ hand: ['Firebrand'], field: [], graveyard: ['Guild Letter'] })
    bo.sees('ana finds Firebrand')
    ana.isOn()
  })

  test('exhausts as influence', () => {
    const { ana } = given(duel, { ana: { field: ['Guild Letter', 'Factor Bram Osk'] }, bo: { field: [pike] } })
    ana.uses('Factor Bram Osk')
    ana.has({ tapped: ['Guild Letter'] })
    ana.isOn()
  })
})

describe('Quarry Deed', () => {
  test('is played for nothing', () => arrives('Quarry Deed', given(duel, holding('Quarry Deed'))))

  test('gives your leaders 1 resistance', () => {
    const { ana, bo } = given(duel, {
      ana: { field: ['Quarry Deed', queen, pike] },
      bo: { field: [{ card: 'Hazel Thornsinger', stats: [2, 0, 4] }] },
    })
    ana.has({ stats: { 'Quarry Deed': '0/0/0', 'Queen Vespertine': '4/1/5', 'Cinder Pike': '2/0/2' } })
    bo.has({ stats: { 'Hazel Thornsinger': '2/0/4' } })
    ana.isNotOffered('Use')
    ana.isOn()
  })
})

describe('Old Favours', () => {
  test('are played for nothing', () => arrives('Old Favours', given(duel, holding('Old Favours'))))

  test('are sacrificed with 1 life to draw two cards', () => {
    const { ana } = given(duel, {
      ana: { life: 2, field: ['Old Favours'], library: ['Firebrand', 'Unravel', 'Undertow'] },
      bo: {},
    })
    ana.uses('Old Favours')
    ana.has({ life: 1, hand: ['Firebrand', 'Unravel'], library: ['Undertow'], graveyard: ['Old Favours'], field: [] })
    ana.isOn()
  })

  test('cannot be called in with the last life', () => {
    const { ana } = given(duel, { ana: { life: 1, field: ['Old Favours'] }, bo: {} })
    ana.isNotOffered('Use')
    ana.isOn()
  })
})

describe('Court Seal', () => {
  test('is played for nothing', () => arrives('Court Seal', given(duel, holding('Court Seal'))))

  test('taps, with a card discarded, to tap a unit of theirs', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Firebrand', 'Unravel'], field: ['Court Seal', pike] },
      bo: { field: ['Timber Stock', boar] },
    })
    ana.uses('Court Seal')
    ana.isAsked('Pay: discard a card')
    ana.chooses('Unravel')
    ana.has({ tapped: ['Court Seal'], hand: ['Firebrand'], graveyard: ['Unravel'] })
    bo.has({ tapped: ['Bramble Boar'] })
    ana.isOn()
  })

  test('is of no use without a card to discard, nor tapped', () => {
    const { ana } = given(duel, { ana: { field: ['Court Seal'] }, bo: { field: [boar] } })
    ana.isNotOffered('Use')
    ana.isOn()
  })

  test('exhausts as influence', () => {
    const { ana } = given(duel, { ana: { field: ['Court Seal', 'Factor Bram Osk'] }, bo: { field: [pike] } })
    ana.uses('Factor Bram Osk')
    ana.has({ tapped: ['Court Seal'] })
    ana.isOn()
  })
})
