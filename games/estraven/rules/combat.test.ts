import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel, priceOf } from '../scenario/duel.ts'

const serah = 'Serah, Ember Marshal'
const fighter = (card: string, stats: readonly [number, number, number], damage = 0) => ({ card, stats, damage })

describe('attacking', () => {
  test('E39: a unit taps and deals its power to the player', () => {
    const { ana, bo } = given(duel, { ana: { field: [fighter(serah, [4, 1, 5])] }, bo: {} })
    ana.attacksWith(serah)
    ana.changedOnly({ tapped: [serah] })
    bo.changedOnly({ life: 16 })
    ana.isNotOffered('Attack')
    ana.isOn()
  })

  test('E39: up to X untapped troops of the kind follow', () => {
    const { ana, bo } = given(duel, {
      ana: {
        field: [
          fighter(serah, [4, 1, 5]),
          fighter('Cinder Pike', [2, 0, 2]),
          fighter('Torch Runner', [3, 0, 1]),
          'Powder Sergeant',
          { card: 'Ashwall Veteran', tapped: true },
          'Sluice Guard',
          'Captain Orrel of the Gate',
        ],
      },
      bo: {},
    })
    ana.chooses({ Attack: [serah] })
    ana.isAsked('Who follows Serah, Ember Marshal?')
    ana.isOffered('Cinder Pike', 'Torch Runner', 'Powder Sergeant')
    ana.isNotOffered('Ashwall Veteran', 'Sluice Guard', 'Captain Orrel of the Gate')
    ana.isRefused('wrong-count', 'Cinder Pike', 'Torch Runner', 'Powder Sergeant')
    ana.chooses('Cinder Pike', 'Torch Runner')
    // Captain Orrel gives each Soldier troop 1 power.
    bo.has({ life: 20 - 4 - 3 - 4 })
    ana.isOn()
  })

  test('E39: a unit that leads nobody attacks alone', () => {
    const { ana, bo } = given(duel, { ana: { field: [fighter('Cinder Pike', [2, 0, 2]), 'Torch Runner'] }, bo: {} })
    ana.attacksWith('Cinder Pike')
    bo.has({ life: 18 })
    ana.isOn()
  })

  test('E39: a resource attacks nobody, and is not told why not', () => {
    const { ana } = given(duel, { ana: { field: ['Timber Stock', { card: 'Cinder Pike', tapped: true }] }, bo: {} })
    ana.isNotOffered('Attack')
    ana.sees({
      players: [
        {
          battlefield: [
            { mayAttack: false, attackRefusal: null },
            { mayAttack: false, attackRefusal: { code: 'CANNOT_PAY', reason: 'It is tapped.' } },
          ],
        },
        {},
      ] as never,
    })
    ana.isOn()
  })

  test('E39: nobody attacks in the first two rounds of a game, and is told so', () => {
    const { ana, bo } = given(
      duel,
      { ana: { field: ['Cinder Pike'] }, bo: { field: ['Torch Runner'] } },
      { turns: 4, round: 2, first: 1 },
    )
    ana.isNotOffered('Attack')
    const attackRefusal = { code: 'WRONG_PHASE', reason: 'Nobody attacks in the first two rounds of a game.' }
    ana.sees({ players: [{ battlefield: [{ mayAttack: false, attackRefusal }] }, {}] as never })
    ana.endsTurn()
    bo.isOffered('Attack')
    bo.isOn()
  })

  test('E27, E39: once a turn', () => {
    const { ana } = given(duel, { ana: { field: ['Cinder Pike', 'Torch Runner'] }, bo: {} })
    ana.attacksWith('Cinder Pike')
    ana.isNotOffered('Attack')
    ana.isOn()
  })

  test('E41: whoever has left does not attack, the others do', () => {
    const { ana, bo } = given(duel, {
      ana: { field: [fighter(serah, [4, 1, 5]), 'Cinder Pike'] },
      bo: { hand: ['Undertow'], pool: priceOf('Undertow') },
    })
    ana.attacksWith(serah, ['Cinder Pike'])
    bo.plays('Undertow')
    ana.has({ field: [serah], hand: ['Cinder Pike'] })
    bo.has({ life: 16 })
    ana.isOn()
  })
})

describe('blocking', () => {
  test('E42: one untapped unit, which taps', () => {
    const { ana, bo } = given(duel, {
      ana: { field: [fighter('Cinder Pike', [2, 0, 2])] },
      bo: {
        field: [
          'Hollow Sentinel',
          { card: 'Barge Levy', tapped: true },
          fighter('Tide Caller', [3, 0, 4]),
          'Timber Stock',
        ],
      },
    })
    ana.attacksWith('Cinder Pike')
    bo.mayBlock()
    bo.isOffered('Hollow Sentinel', 'Tide Caller')
    bo.isNotOffered('Barge Levy', 'Timber Stock')
    bo.blocksWith('Tide Caller')
    bo.has({
      tapped: ['Barge Levy', 'Tide Caller'],
      damage: { 'Tide Caller': 2, 'Hollow Sentinel': 0, 'Barge Levy': 0, 'Timber Stock': 0 },
    })
    ana.has({ graveyard: ['Cinder Pike'] })
    ana.isOn()
  })

  test('E42: Guard does not tap', () => {
    const { ana, bo } = given(duel, { ana: { field: ['Cinder Pike'] }, bo: { field: ['Hollow Sentinel'] } })
    ana.attacksWith('Cinder Pike')
    bo.blocksWith('Hollow Sentinel')
    bo.has({ tapped: [] })
    ana.isOn()
  })

  test('E42: it may be let through', () => {
    const { ana, bo } = given(duel, {
      ana: { field: [fighter('Cinder Pike', [2, 0, 2])] },
      bo: { field: ['Hollow Sentinel'] },
    })
    ana.attacksWith('Cinder Pike')
    bo.letsItThrough()
    bo.has({ life: 18 })
    ana.isOn()
  })

  test('E42: a leader brings those it leads, each attacker is blocked once', () => {
    const { ana, bo } = given(duel, {
      ana: { field: [serah, fighter('Cinder Pike', [2, 0, 2]), 'Torch Runner'] },
      bo: { field: ['Ysolde, Harbour Judge', 'Sluice Guard', 'Barge Levy', 'Reed Scholar'] },
    })
    ana.attacksWith(serah, ['Cinder Pike', 'Torch Runner'])
    bo.blocksWith('Ysolde, Harbour Judge', serah)
    bo.isAsked('Block with another one that is led')
    bo.isNotOffered('Reed Scholar', 'Ysolde, Harbour Judge')
    bo.chooses('Barge Levy')
    bo.isAsked('Which attacker does Barge Levy block?')
    bo.isNotOffered(serah)
    bo.chooses('Torch Runner')
    bo.bringsNoMore()
    bo.has({ life: 18, tapped: ['Ysolde, Harbour Judge'] })
    ana.isOn()
  })

  test('E42: nobody else comes beside a unit that leads nobody', () => {
    const { ana, bo } = given(duel, {
      ana: { field: [serah, fighter('Cinder Pike', [2, 0, 2])] },
      bo: { field: ['Sluice Guard', 'Barge Levy'] },
    })
    ana.attacksWith(serah, ['Cinder Pike'])
    bo.blocksWith('Sluice Guard', serah)
    bo.has({ life: 18 })
    ana.isOn()
  })
})

describe('damage', () => {
  test('E43: each deals power less resistance, at once', () => {
    const { ana, bo } = given(duel, {
      ana: { field: [fighter(serah, [4, 1, 5])] },
      bo: { field: [fighter('Maren of the Locks', [2, 2, 6])] },
    })
    ana.attacksWith(serah)
    bo.blocksWith('Maren of the Locks')
    ana.has({ damage: { [serah]: 1 } })
    bo.has({ damage: { 'Maren of the Locks': 2 }, life: 20 })
    ana.isOn()
  })

  test('E43: never less than nothing', () => {
    const { ana, bo } = given(duel, {
      ana: { field: [fighter('Forge Novice', [1, 0, 2])] },
      bo: { field: [fighter('Sluice Guard', [1, 2, 3])] },
    })
    ana.attacksWith('Forge Novice')
    bo.blocksWith('Sluice Guard')
    bo.has({ damage: { 'Sluice Guard': 0 } })
    ana.has({ damage: { 'Forge Novice': 1 } })
    ana.isOn()
  })

  test('E44: both fall together', () => {
    const { ana, bo } = given(duel, {
      ana: { field: [fighter('Torch Runner', [3, 0, 1])] },
      bo: { field: [fighter('Torch Runner', [3, 0, 3])] },
    })
    ana.attacksWith('Torch Runner')
    bo.blocksWith('Torch Runner')
    ana.has({ field: [], graveyard: ['Torch Runner'] })
    bo.has({ field: [], graveyard: ['Torch Runner'], life: 20 })
    ana.isOn()
  })

  test('E44: one short of its health it stands', () => {
    const { ana, bo } = given(duel, {
      ana: { field: [fighter('Cinder Pike', [2, 0, 2])] },
      bo: { field: [fighter('Den Caller', [2, 0, 4], 1)] },
    })
    ana.attacksWith('Cinder Pike')
    bo.blocksWith('Den Caller')
    bo.has({ damage: { 'Den Caller': 3 } })
    ana.isOn()
  })

  test('E38: Lifebond heals by what is dealt', () => {
    const { ana, bo } = given(duel, {
      ana: { field: [fighter('Queen Vespertine', [4, 0, 5])] },
      bo: { field: [fighter('Sluice Guard', [1, 2, 3])] },
    })
    ana.attacksWith('Queen Vespertine')
    bo.blocksWith('Sluice Guard')
    ana.has({ life: 22 })
    ana.isOn()
  })

  test('E38: and unblocked by all of it, without a maximum of life', () => {
    const { ana, bo } = given(duel, { ana: { field: [fighter('Queen Vespertine', [4, 0, 5])] }, bo: {} })
    ana.attacksWith('Queen Vespertine')
    ana.has({ life: 24 })
    bo.has({ life: 16 })
    ana.isOn()
  })

  test('E38: and by what its ability deals', () => {
    const sergeant = { ...fighter('Powder Sergeant', [0, 0, 2]), keyword: 'lifebond' } as const
    const { ana, bo } = given(duel, { ana: { field: [sergeant] }, bo: {} })
    ana.attacksWith('Powder Sergeant')
    ana.has({ life: 21 })
    bo.has({ life: 19 })
    ana.isOn()
  })
})
