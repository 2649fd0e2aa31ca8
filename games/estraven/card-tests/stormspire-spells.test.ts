import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel, priceOf } from '../scenario/duel.ts'
import { acts, answersOnly } from './answers.ts'
import { costsAndPitches, isCountered } from './price.ts'

const queen = { card: 'Queen Vespertine', stats: [4, 0, 9] } as const
const boar = { card: 'Bramble Boar', stats: [2, 0, 9] } as const

describe('Arc Bolt', () => {
  test('costs 1 and pitches for 3', () => costsAndPitches('Arc Bolt', 1, 3))

  test('can be countered', () => isCountered('Arc Bolt', 1, {}, {}))

  test('deals 2 damage to a unit of theirs', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Arc Bolt'], pool: 1, field: ['Cinder Pike'] },
      bo: { field: [boar, queen, 'Timber Stock'] },
    })
    ana.chooses('Arc Bolt')
    ana.isOffered('bo', 'Bramble Boar', 'Queen Vespertine')
    ana.isNotOffered('ana', 'Cinder Pike', 'Timber Stock')
    ana.chooses('Bramble Boar')
    bo.changedOnly({ damage: { 'Bramble Boar': 2, 'Queen Vespertine': 0, 'Timber Stock': 0 } })
    ana.changedOnly({ hand: [], pool: 0, graveyard: ['Arc Bolt'] })
    ana.isOn()
  })

  test('or to the opponent', () => {
    const { ana, bo } = given(duel, { ana: { hand: ['Arc Bolt'], pool: 1 }, bo: { field: [boar] } })
    ana.plays('Arc Bolt', 'bo')
    bo.changedOnly({ life: 18 })
    ana.isOn()
  })
})

describe('Forked Sky', () => {
  test('costs 4 and pitches for 1', () => costsAndPitches('Forked Sky', 4, 1))

  test('can be countered', () => isCountered('Forked Sky', 4, {}, {}))

  test('deals 2 damage to each unit of theirs, and 1 to either player', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Forked Sky'], pool: 4, field: ['Cinder Pike'] },
      bo: { field: [boar, queen, 'Timber Stock'] },
    })
    ana.plays('Forked Sky')
    bo.changedOnly({ life: 19, damage: { 'Bramble Boar': 2, 'Queen Vespertine': 2, 'Timber Stock': 0 } })
    ana.changedOnly({ life: 19, hand: [], pool: 0, graveyard: ['Forked Sky'] })
    ana.isOn()
  })
})

describe('Thunderhead', () => {
  test('costs 6 and pitches for nothing', () => costsAndPitches('Thunderhead', 6, 0))

  test('deals 6 damage to the opponent, and nobody can answer', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Thunderhead'], pool: 6 },
      bo: { hand: ['Unravel', 'Toll at the Lock'], pool: 9 },
    })
    ana.plays('Thunderhead')
    bo.changedOnly({ life: 14 })
    ana.changedOnly({ hand: [], pool: 0, graveyard: ['Thunderhead'] })
    ana.isOn()
  })

  test('or to a unit of theirs', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Thunderhead'], pool: 6, field: ['Cinder Pike'] },
      bo: { field: [boar, queen, 'Timber Stock'] },
    })
    ana.chooses('Thunderhead')
    ana.isOffered('bo', 'Bramble Boar', 'Queen Vespertine')
    ana.isNotOffered('ana', 'Cinder Pike', 'Timber Stock')
    ana.chooses('Queen Vespertine')
    bo.changedOnly({ damage: { 'Bramble Boar': 0, 'Queen Vespertine': 6, 'Timber Stock': 0 } })
    ana.isOn()
  })
})

describe('Study the Gale', () => {
  test('costs 2 and pitches for 2', () => costsAndPitches('Study the Gale', 2, 2))

  test('can be countered', () => isCountered('Study the Gale', 2, {}, {}))

  test('draws two cards', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Study the Gale'], pool: 2, library: ['Unravel', 'Undertow', 'Still Water'] },
      bo: {},
    })
    ana.plays('Study the Gale')
    ana.changedOnly({
      hand: ['Unravel', 'Undertow'],
      library: ['Still Water'],
      pool: 0,
      graveyard: ['Study the Gale'],
    })
    bo.changedOnly({})
    ana.isOn()
  })
})

describe('Echo of the Spire', () => {
  test('costs 2 and pitches for 2', () => costsAndPitches('Echo of the Spire', 2, 2))

  test('can be countered', () => isCountered('Echo of the Spire', 2, { graveyard: ['Arc Bolt'] }, {}))

  test('takes a spell back, then deals 1 damage for each that is left', () => {
    const graveyard = ['Arc Bolt', 'Cinder Pike', 'Unravel', 'Firebrand', 'Forked Sky', 'Windreader']
    const { ana, bo } = given(duel, {
      ana: { hand: ['Echo of the Spire'], pool: 2, graveyard },
      bo: { graveyard: ['Mind Squall'] },
    })
    ana.chooses('Echo of the Spire')
    ana.isOffered('Arc Bolt', 'Firebrand', 'Forked Sky')
    ana.isNotOffered('Cinder Pike', 'Unravel', 'Windreader', 'Mind Squall')
    ana.chooses('Firebrand')
    ana.has({
      life: 20,
      pool: 0,
      hand: ['Firebrand'],
      graveyard: ['Arc Bolt', 'Cinder Pike', 'Unravel', 'Forked Sky', 'Windreader', 'Echo of the Spire'],
    })
    bo.changedOnly({ life: 18 })
    ana.isOn()
  })

  test.each([
    ['the last', ['Arc Bolt'], 20],
    ['three left', ['Firebrand', 'Arc Bolt', 'Arc Bolt', 'Arc Bolt'], 17],
    ['four left', ['Firebrand', 'Arc Bolt', 'Arc Bolt', 'Arc Bolt', 'Arc Bolt'], 17],
  ] as const)('deals 3 at most: %s', (_, graveyard, life) => {
    const { ana, bo } = given(duel, { ana: { hand: ['Echo of the Spire'], pool: 2, graveyard }, bo: {} })
    if (graveyard.length === 1) ana.plays('Echo of the Spire')
    else ana.plays('Echo of the Spire', 'Firebrand')
    bo.changedOnly({ life })
    ana.isOn()
  })

  test('needs a spell to echo', () => {
    const { ana } = given(duel, {
      ana: { hand: ['Echo of the Spire'], pool: 2, graveyard: ['Unravel', 'Cinder Pike'] },
      bo: { graveyard: ['Arc Bolt'] },
    })
    ana.isToldWhyNot('Echo of the Spire', 'There is nothing it could be aimed at.')
    ana.isOn()
  })
})

describe('Mind Squall', () => {
  test('costs 3 and pitches for 2', () => costsAndPitches('Mind Squall', 3, 2))

  test('can be countered, and the card is discarded all the same', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Mind Squall', 'Firebrand'], pool: 3 },
      bo: { hand: ['Toll at the Lock', 'Undertow'], pool: priceOf('Toll at the Lock') },
    })
    ana.plays('Mind Squall')
    bo.plays('Toll at the Lock')
    bo.has({ hand: ['Undertow'] })
    ana.has({ hand: [], graveyard: ['Firebrand', 'Mind Squall'] })
    ana.isOn()
  })

  test('discards a card, and makes the opponent discard two of their choice', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Mind Squall', 'Arc Bolt', 'Windreader'], pool: 3 },
      bo: { hand: ['Firebrand', 'Undertow', 'Unravel'] },
    })
    ana.plays('Mind Squall')
    ana.isAsked('Pay: discard a card')
    ana.chooses('Windreader')
    bo.isAsked('Discard 2 cards')
    bo.chooses('Firebrand', 'Unravel')
    bo.changedOnly({ hand: ['Undertow'], graveyard: ['Firebrand', 'Unravel'] })
    ana.has({ hand: ['Arc Bolt'], pool: 0, graveyard: ['Windreader', 'Mind Squall'] })
    ana.isOn()
  })

  test('needs another card to discard', () => {
    const { ana } = given(duel, { ana: { hand: ['Mind Squall'], pool: 3 }, bo: {} })
    ana.isToldWhyNot('Mind Squall', 'You cannot pay: discard a card.')
    ana.isOn()
  })
})

describe('Unravel', () => {
  test('costs 2 and pitches for 2', () => costsAndPitches('Unravel', 2, 2))

  test('answers spells, abilities and trades', () => answersOnly('Unravel', 2, ['spell', 'ability', 'trade']))

  test('counters a spell', () => {
    const { ana, bo } = acts('spell', { hand: ['Unravel'], pool: 2 })
    bo.plays('Unravel')
    ana.has({ hand: [], graveyard: ['Study the Gale'] })
    bo.changedOnly({ hand: [], pool: 0, graveyard: ['Unravel'] })
    ana.isOn()
  })

  test('counters an ability, whose cost is paid', () => {
    const { ana, bo } = acts('ability', { hand: ['Unravel'], pool: 2 })
    bo.plays('Unravel')
    ana.has({ field: ['Hollow Sentinel'], graveyard: ['Village Levy'] })
    ana.isOn()
  })

  test('counters a trade', () => {
    const { ana, bo } = acts('trade', { hand: ['Unravel'], pool: 2 })
    bo.plays('Unravel')
    ana.has({ hand: ['Firebrand'], market: ['Timber Stock', 'Silver Ore', 'Cut Stone', 'Dock Hands', 'Ferrymen'] })
    ana.isNotOffered('Trade')
    ana.isOn()
  })

  test('can be countered', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Arc Bolt', 'Still Water'], pool: priceOf('Arc Bolt') + priceOf('Still Water') },
      bo: { hand: ['Unravel'], pool: 2 },
    })
    ana.plays('Arc Bolt')
    bo.plays('Unravel')
    ana.plays('Still Water')
    bo.has({ life: 18, graveyard: ['Unravel'] })
    ana.isOn()
  })
})

describe('Static Field', () => {
  test('costs 2 and pitches for 2', () => costsAndPitches('Static Field', 2, 2))

  test('answers units, reactions and attacks', () =>
    answersOnly('Static Field', 2, ['unit', 'reaction', 'attack'], { field: [{ ...boar, tapped: true }] }))

  test('deals 2 damage to a unit of theirs, attacking or not', () => {
    const { ana, bo } = given(duel, {
      ana: { field: ['Cinder Pike', boar, queen, 'Timber Stock'] },
      bo: { hand: ['Static Field'], pool: 2, field: [{ card: 'Dock Porter', tapped: true }] },
    })
    ana.attacksWith('Cinder Pike')
    bo.chooses('Static Field')
    bo.isOffered('Cinder Pike', 'Bramble Boar', 'Queen Vespertine')
    bo.isNotOffered('Timber Stock', 'Dock Porter', 'ana')
    bo.chooses('Queen Vespertine')
    ana.has({ damage: { 'Cinder Pike': 0, 'Bramble Boar': 0, 'Queen Vespertine': 2, 'Timber Stock': 0 } })
    bo.has({ life: 18, pool: 0, hand: [], damage: { 'Dock Porter': 0 }, graveyard: ['Static Field'] })
    ana.isOn()
  })

  test('can be countered', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Still Water'], pool: priceOf('Still Water'), field: [boar] },
      bo: { hand: ['Static Field'], pool: 2 },
    })
    ana.attacksWith('Bramble Boar')
    bo.plays('Static Field')
    ana.plays('Still Water')
    ana.has({ damage: { 'Bramble Boar': 0 } })
    ana.isOn()
  })
})
