import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel, priceOf } from '../scenario/duel.ts'

describe('links', () => {
  test('E33: the other player may answer first, and each link begins the count anew', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Firebrand', 'Still Water'], pool: 3 },
      bo: { hand: ['Unravel', 'Still Water'], pool: 3 },
    })
    ana.plays('Firebrand')
    bo.mayAnswer()
    bo.sees({ chain: { priority: 1, passes: 0, links: [{ link: 1, sort: 'spell', by: 0 }] as never } })
    bo.plays('Unravel')
    ana.mayAnswer()
    ana.sees({ chain: { priority: 0, passes: 0 } as never })
    ana.passes()
    bo.sees({ chain: { priority: 1, passes: 1 } as never })
    bo.passes()
    bo.has({ life: 20 })
    ana.isOn()
  })

  test('E33: everybody reads what a link is aimed at: a player, a card or another link', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Firebrand', 'Firebrand'], pool: 9 },
      bo: { hand: ['Unravel', 'Cinder Pike'], pool: 9, field: ['Barge Levy'] },
    })
    ana.plays('Firebrand', 'bo')
    bo.sees('ana plays Firebrand at bo')
    bo.plays('Unravel')
    ana.sees('bo plays Unravel at Firebrand')
    ana.passes()
    bo.passes()
    ana.plays('Firebrand', 'Barge Levy')
    bo.sees('ana plays Firebrand at Barge Levy')
    bo.passes()
    ana.isOn()
  })

  test('E33: a resource is no link', () => {
    const { ana } = given(duel, { ana: { hand: ['Timber Stock'] }, bo: { hand: ['Unravel'], pool: 9 } })
    ana.plays('Timber Stock')
    ana.has({ hand: [], field: ['Timber Stock'], tapped: [] })
    ana.isOn()
  })

  test('E23: a quick ability takes effect at once, and others can be answered', () => {
    const { ana, bo } = given(duel, {
      ana: { field: ['Timber Stock', 'Dock Hands', 'Cinder Pike'] },
      bo: { hand: ['Unravel'], pool: 2 },
    })
    ana.uses('Timber Stock')
    ana.has({ pool: 1 })
    ana.uses('Dock Hands')
    bo.plays('Unravel')
    ana.has({ tapped: ['Timber Stock', 'Dock Hands'] })
    ana.has({ stats: { 'Cinder Pike': '2/0/2' } })
    ana.isOn()
  })

  test('E23: an ability acts also when its card is gone', () => {
    const { ana, bo } = given(duel, { ana: { field: ['Tar Barrels'] }, bo: {} })
    ana.uses('Tar Barrels')
    ana.has({ field: [], graveyard: ['Tar Barrels'] })
    bo.has({ life: 18 })
    ana.isOn()
  })
})

describe('answers', () => {
  test('E34: only links of the opponent, of the sorts that are named', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Firebrand', 'Unravel', 'Ember Parry'], pool: 5 },
      bo: { hand: ['Toll at the Lock', 'Undertow', 'Still Water'], pool: 4 },
    })
    ana.plays('Firebrand')
    bo.isOffered('Toll at the Lock')
    bo.isToldWhyNot('Undertow', 'Nothing on the chain can be answered with it.')
    bo.isNotOffered('Still Water')
    bo.plays('Toll at the Lock')
    ana.cannotPlay('Unravel')
    ana.cannotPlay('Ember Parry')
    ana.passes()
    bo.passes()
    ana.isOn()
  })

  test('E34: nothing answers what is swift', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Thunderhead'], pool: 6 },
      bo: { hand: ['Unravel', 'Toll at the Lock'], pool: 9 },
    })
    ana.plays('Thunderhead')
    bo.has({ life: 14 })
    ana.isOn()
  })

  test('E26, E34: a reaction needs something to answer', () => {
    const { ana } = given(duel, { ana: { hand: ['Unravel'], pool: 2 }, bo: {} })
    ana.isToldWhyNot('Unravel', 'A reaction needs something to answer.')
    ana.isOn()
  })

  test('E26: normal speed cannot join a chain', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Firebrand'], pool: 2 },
      bo: { hand: ['Arc Bolt', 'Cinder Pike', 'Timber Stock'], pool: 9, field: ['Timber Stock', 'Silver Ore'] },
    })
    ana.plays('Firebrand')
    bo.isNotOffered('Arc Bolt', 'Cinder Pike', 'Timber Stock', 'Use', 'Attack', 'Trade', 'End turn')
    bo.passes()
    ana.isOn()
  })
})

describe('resolution', () => {
  test('E35: last in, first out; a countered link is skipped', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Firebrand', 'Still Water'], pool: 3 },
      bo: { hand: ['Unravel'], pool: 2 },
    })
    ana.plays('Firebrand')
    bo.plays('Unravel')
    ana.plays('Still Water')
    ana.has({ graveyard: ['Still Water', 'Firebrand'], pool: 0 })
    bo.has({ life: 17, graveyard: ['Unravel'] })
    ana.isOn()
  })

  test('E35: nothing is added while it resolves', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Whispers Below'], pool: 2 },
      bo: { hand: ['Unravel', 'Grave Bargain', 'Still Water'], pool: 3, graveyard: ['Cinder Pike'] },
    })
    ana.plays('Whispers Below')
    bo.passes()
    bo.isAsked('Discard a card')
    bo.isOffered('Unravel', 'Grave Bargain', 'Still Water')
    bo.chooses('Still Water')
    bo.has({ hand: ['Unravel', 'Grave Bargain'], graveyard: ['Cinder Pike', 'Still Water'] })
    ana.isOn()
  })

  test('E36: a link whose target is gone does nothing', () => {
    const { ana, bo } = given(duel, {
      ana: { field: ['Cinder Pike'], hand: ['Cinder Pike'] },
      bo: { hand: ['Undertow', 'Ember Parry'], pool: 3 },
    })
    ana.attacksWith('Cinder Pike')
    bo.plays('Ember Parry')
    bo.plays('Undertow')
    // Undertow resolves first; the parry finds nobody.
    ana.has({ hand: ['Cinder Pike', 'Cinder Pike'], field: [], graveyard: [] })
    bo.has({ graveyard: ['Undertow', 'Ember Parry'], life: 20 })
    ana.isOn()
  })

  test('E46: a countered unit goes to the graveyard, others come to the battlefield and may act', () => {
    const { ana, bo } = given(duel, {
      ana: { hand: ['Cinder Pike', 'Sluice Guard'], pool: 9 },
      bo: { hand: ['Toll at the Lock'], pool: priceOf('Toll at the Lock') },
    })
    ana.plays('Cinder Pike')
    bo.plays('Toll at the Lock')
    ana.passes()
    ana.has({ field: [], graveyard: ['Cinder Pike'] })
    ana.plays('Sluice Guard')
    ana.has({ field: ['Sluice Guard'], tapped: [] })
    ana.isOffered('Attack')
    ana.isOn()
  })

  test('E46: some enter tapped', () => {
    const { ana } = given(duel, { ana: { hand: ['Vault Keeper'], pool: 4 }, bo: {} })
    ana.plays('Vault Keeper')
    ana.has({ tapped: ['Vault Keeper'] })
    ana.isNotOffered('Attack')
    ana.isOn()
  })
})
