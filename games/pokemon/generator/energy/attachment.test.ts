import { describe, expect, test } from 'vitest'
import { advised, seen } from '../testing/advised.ts'
import type { Unit } from '../services/attack-energy-validator-service.ts'
import type { StagedPokemon } from '../../scenario/stage.ts'
import { attachmentOf } from './attachment.ts'

function attached(active: StagedPokemon, provides: readonly Unit[], to: StagedPokemon = 'Chansey') {
  const table = seen({ active }, { active: to })
  if (table.me.active === null) throw new Error('nobody is Active')
  const { enablesKnockOut, gain, used, overflow } = attachmentOf(table, table.me.active, provides, true)
  return { enablesKnockOut, gain, used, overflow }
}

describe('Section 5: what energy changes', () => {
  test('exact match: nothing overflows', () =>
    expect(attached({ pokemon: 'Seaking', energy: 'W' }, ['Water'])).toEqual({
      enablesKnockOut: false,
      gain: 20,
      used: 1,
      overflow: 0,
    }))

  test('two units where one is needed overflow by one', () =>
    expect(attached({ pokemon: 'Seaking', energy: 'W' }, ['Colorless', 'Colorless'])).toEqual({
      enablesKnockOut: false,
      gain: 20,
      used: 1,
      overflow: 1,
    }))

  test('two units where two are needed do not', () =>
    expect(attached({ pokemon: 'Chansey', energy: 'GG' }, ['Colorless', 'Colorless']).overflow).toBe(0))

  test('energy that no attack needs is of no use', () =>
    expect(attached({ pokemon: 'Rattata', energy: 'G' }, ['Grass'])).toEqual({
      enablesKnockOut: false,
      gain: 0,
      used: 0,
      overflow: 1,
    }))

  test('enables a knock-out at the HP left, not 10 above', () => {
    const seaking = { pokemon: 'Seaking', energy: 'W' }
    expect(attached(seaking, ['Water'], { pokemon: 'Machop', damage: 20 }).enablesKnockOut).toBe(true)
    expect(attached(seaking, ['Water'], { pokemon: 'Machop', damage: 10 }).enablesKnockOut).toBe(false)
  })
})

describe('Section 5: enabling a knock-out on the Bench counts as well', () => {
  const kick = (damage: number) =>
    advised(
      { active: { pokemon: 'Hitmonlee', energy: 'F' }, hand: ['Bill', 'Fighting Energy'] },
      { active: 'Chansey', bench: [{ pokemon: 'Rattata', damage }] },
    ).rule

  test('at the 20 HP that Stretch Kick takes, not 10 above', () => {
    expect(kick(10)).toBe('energy-for-knock-out')
    expect(kick(0)).toBe('trainer-that-only-adds')
  })
})

describe('Section 5: which energy goes where', () => {
  test("the seed's example: [Water, Colorless] with [Water] prefers Water to Double Colorless", () => {
    for (const hand of [
      ['Water Energy', 'Double Colorless Energy'],
      ['Double Colorless Energy', 'Water Energy'],
    ])
      expect(advised({ active: { pokemon: 'Seaking', energy: 'W' }, hand }, { active: 'Chansey' })).toMatchObject({
        does: 'ATTACH_ENERGY Water Energy to Seaking',
        rule: 'attach-energy',
      })
  })

  test('Double Colorless is preferred only where a Pokémon needs both of its units', () => {
    const attached = (pokemon: string, energy: string) =>
      (['Water Energy', 'Double Colorless Energy'] as const).map((first) => {
        const hand = ['Double Colorless Energy', 'Water Energy'].toSorted((a) => (a === first ? -1 : 1))
        return advised({ active: { pokemon, energy }, hand }, { active: 'Chansey' }).does
      })
    const both = (energy: string, pokemon: string) => Array(2).fill(`ATTACH_ENERGY ${energy} to ${pokemon}`)
    // Double-edge takes four units of any kind.
    expect(attached('Chansey', 'GG')).toEqual(both('Double Colorless Energy', 'Chansey'))
    expect(attached('Chansey', '')).toEqual(both('Double Colorless Energy', 'Chansey'))
    expect(attached('Chansey', 'GGG')).toEqual(both('Water Energy', 'Chansey'))
  })

  test('a knock-out that it enables comes before more damage elsewhere', () =>
    expect(
      advised(
        {
          active: { pokemon: 'Machoke', energy: 'FF' },
          bench: [{ pokemon: 'Chansey', energy: 'GGG' }],
          hand: ['Fighting Energy'],
        },
        { active: 'Machop' },
      ),
    ).toMatchObject({ does: 'ATTACH_ENERGY Fighting Energy to Machoke', rule: 'energy-for-knock-out' }))

  test('more damage comes before the higher score', () =>
    expect(
      advised({ active: { pokemon: 'Rattata' }, bench: ['Chansey'], hand: ['Grass Energy'] }, { active: 'Chansey' })
        .does,
    ).toBe('ATTACH_ENERGY Grass Energy to Rattata'))

  test('energy that brings an attack nearer comes before a higher score that needs none', () =>
    expect(
      advised(
        {
          active: { pokemon: 'Rattata', energy: 'G' },
          bench: [{ pokemon: 'Chansey', energy: 'GGGG' }, 'Machoke'],
          hand: ['Fighting Energy'],
        },
        { active: 'Onix' },
      ),
    ).toMatchObject({
      does: 'ATTACH_ENERGY Fighting Energy to Machoke',
      why: 'Fighting Energy brings the attacks of Machoke nearer.',
    }))

  test('where no attack needs it, the highest score', () =>
    expect(
      advised(
        {
          active: { pokemon: 'Rattata', energy: 'G' },
          bench: [{ pokemon: 'Chansey', energy: 'GGGG' }],
          hand: ['Fighting Energy'],
        },
        { active: 'Onix' },
      ),
    ).toMatchObject({
      does: 'ATTACH_ENERGY Fighting Energy to Chansey',
      why: 'No attack needs Fighting Energy now: it goes to the strongest, Chansey (120 HP, attacks for up to 80).',
    }))

  test('where nothing more can be done at once, the highest score', () =>
    expect(
      advised(
        { active: { pokemon: 'Rattata', energy: 'G' }, bench: ['Machop', 'Chansey'], hand: ['Grass Energy'] },
        { active: 'Chansey' },
      ).does,
    ).toBe('ATTACH_ENERGY Grass Energy to Chansey'))
})
