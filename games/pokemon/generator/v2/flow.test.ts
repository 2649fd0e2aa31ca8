import { describe, expect, test } from 'vitest'
import { advised, turnOf } from '../testing/advised.ts'
import type { StagedPlayer } from '../../scenario/stage.ts'

const v2 = (ana: StagedPlayer, bo: StagedPlayer) => turnOf(ana, bo, 'generator-v2')
const deck = new Array<string>(40).fill('Grass Energy')

describe('The second generator does what is free before it attacks', () => {
  test('it draws, benches and attaches although it can knock out at once', () =>
    expect(
      v2(
        { active: { pokemon: 'Rattata', energy: 'G' }, hand: ['Machop', 'Bill', 'Fighting Energy'], deck },
        { active: { pokemon: 'Machop', damage: 30 }, bench: ['Onix'] },
      ),
    ).toEqual([
      'PLAY_TRAINER Bill',
      'PLAY_POKEMON Machop',
      'ATTACH_ENERGY Fighting Energy to Machop',
      'ATTACK Bite',
      'SELECT_PRIZE ?',
    ]))

  test('unless the knock-out wins: the last Prize, or the last Pokémon', () => {
    const hand = ['Machop', 'Bill']
    const rattata = { pokemon: 'Rattata', energy: 'G' }
    const machop = { pokemon: 'Machop', damage: 30 }
    expect(v2({ active: rattata, hand, deck }, { active: machop })).toEqual(['ATTACK Bite'])
    expect(v2({ active: rattata, hand, deck, prizes: 1 }, { active: machop, bench: ['Onix'] })).toEqual(['ATTACK Bite'])
  })

  test('it draws only as long as the deck lasts for the Prizes still to take', () => {
    const bill = (cards: number, prizes: number) =>
      advised(
        { active: 'Onix', hand: ['Bill'], deck: deck.slice(0, cards), prizes },
        { active: 'Onix' },
        'generator-v2',
      ).does
    expect(bill(22, 6)).toBe('PLAY_TRAINER Bill')
    expect(bill(21, 6)).toBe('END_TURN')
    expect(bill(10, 2)).toBe('PLAY_TRAINER Bill')
    expect(bill(9, 2)).toBe('END_TURN')
  })
})

describe('It weighs attacks by all that can come of them', () => {
  test('damage is not worth a knock-out of its own Pokémon', () => {
    const chansey = (damage: number) =>
      v2({ active: { pokemon: 'Chansey', energy: 'GGGG', damage }, bench: ['Onix'] }, { active: 'Onix' })
    expect(chansey(30)).toEqual(['ATTACK Double-edge'])
    expect(chansey(40)).toEqual(['ATTACK Scrunch'])
  })

  test('energy removal is played whenever there is energy', () => {
    const removal = (energy: string) =>
      advised({ active: 'Onix', hand: ['Energy Removal'] }, { active: { pokemon: 'Gyarados', energy } }, 'generator-v2')
        .does
    expect(removal('W')).toBe('PLAY_TRAINER Energy Removal')
    expect(removal('')).toBe('END_TURN')
  })
})

test('Potion is kept where it would go to somebody on whom it is wasted, who needs no saving from the knocked out', () => {
  const rattata = (damage: number) => ({ pokemon: 'Rattata', energy: 'G', damage })
  const turn = (damage: number) =>
    v2(
      { active: rattata(damage), bench: [{ pokemon: 'Chansey', damage: 50 }], hand: ['Potion'] },
      { active: rattata(10), bench: ['Onix'] },
    ).at(0)
  expect(turn(20)).toBe('ATTACK Bite')
  expect(turn(0)).toBe('PLAY_TRAINER Potion')
})

test('Gust of Wind brings up whoever it was played for, although another is the mildest to face', () =>
  // Special Punch does 80 to a Chansey and 40 to an Onix: neither is knocked out.
  expect(
    v2(
      { active: { pokemon: 'Hitmonchan', energy: 'FFF' }, hand: ['Gust of Wind'] },
      { active: 'Onix', bench: ['Onix', 'Chansey'] },
    ),
  ).toEqual(['PLAY_TRAINER Gust of Wind', 'SELECT Chansey', 'ATTACK Special Punch']))

describe('v2.5: it leaves the Active place where somebody else stands better', () => {
  test('for a knock-out, if the way is worth its price', () =>
    expect(
      v2(
        { active: 'Rattata', bench: [{ pokemon: 'Hitmonchan', energy: 'FFF' }] },
        { active: { pokemon: 'Onix', damage: 50 }, bench: ['Onix'] },
      ),
    ).toEqual(['RETREAT Hitmonchan', 'ATTACK Special Punch', 'SELECT_PRIZE ?']))

  test('and it stays there: retreating for nothing comes to an end', () => {
    const retreats = v2(
      {
        active: { pokemon: 'Persian', energy: 'GGG', damage: 60 },
        bench: [{ pokemon: 'Persian', energy: 'G' }, 'Gastly', { pokemon: 'Rattata', energy: 'G' }],
      },
      { active: { pokemon: 'Rhydon', energy: 'FFFF', damage: 40 } },
    ).filter((does) => does.startsWith('RETREAT'))
    expect(retreats.length).toBeLessThanOrEqual(3)
  })
})

describe('v2.3: it uses Pokémon Powers where they surely help', () => {
  test('Rain Dance attaches all Water energy that is of use', () =>
    expect(
      v2(
        { active: 'Blastoise', hand: ['Water Energy', 'Water Energy', 'Water Energy', 'Water Energy'] },
        { active: 'Chansey', bench: ['Onix'] },
      ).filter((does) => does.startsWith('USE_ABILITY')).length,
    ).toBeGreaterThanOrEqual(2))

  test('Damage Swap takes the damage off the Active, one counter after the other', () => {
    const done = v2(
      { active: { pokemon: 'Abra', damage: 20 }, bench: ['Alakazam', 'Chansey'] },
      { active: 'Onix', bench: ['Onix'] },
    )
    expect(done.filter((does) => does === 'USE_ABILITY Alakazam')).toHaveLength(2)
    expect(done.filter((does) => does === 'SELECT Chansey')).toHaveLength(2)
  })

  test('Strange Behavior takes damage off the Active to a Slowbro on the Bench, and two of them come to an end', () => {
    const slowbro = (damage: number) => ({ pokemon: 'Slowbro', over: ['Slowpoke'], damage })
    const uses = (active: StagedPlayer['active'], bench: StagedPlayer['bench'] = []) =>
      v2({ active, bench }, { active: 'Onix', bench: ['Onix'] }).filter((does) => does.startsWith('USE_ABILITY')).length
    expect(uses({ pokemon: 'Onix', damage: 30 }, [slowbro(0)])).toBe(3)
    expect(uses(slowbro(30), ['Onix'])).toBe(0)
    expect(uses(slowbro(20), [slowbro(0)])).toBe(2)
    // With less room than 40 HP it takes no more.
    expect(uses({ pokemon: 'Onix', damage: 30 }, [slowbro(20)])).toBe(1)
  })

  test('a power without use is left alone', () =>
    expect(v2({ active: 'Onix', bench: ['Alakazam', 'Chansey'] }, { active: 'Onix' })).toEqual(['END_TURN']))
})

test('whoever comes up stands best: what it does, what it promises, and what is left of it', () => {
  const asleep = { pokemon: 'Onix', condition: 'asleep' } as const
  const up = (bench: StagedPlayer['bench']) =>
    v2({ active: asleep, bench: bench ?? [], hand: ['Switch'] }, { active: 'Onix', bench: ['Onix'] }).slice(0, 2)
  expect(up(['Magikarp', { pokemon: 'Hitmonchan', energy: 'FFF' }])).toEqual([
    'PLAY_TRAINER Switch',
    'SELECT Hitmonchan',
  ])
  expect(
    up([
      { pokemon: 'Machop', energy: 'F' },
      { pokemon: 'Hitmonchan', energy: 'F' },
    ])[1],
  ).toBe('SELECT Hitmonchan')
})
