import { describe, expect, test } from 'vitest'
import type { StagedPlayer, StagedPokemon } from '../../scenario/stage.ts'
import { turnOf } from '../testing/advised.ts'

const v2 = (ana: StagedPlayer, bo: StagedPlayer) => turnOf(ana, bo, 'generator-v2')
/** Hydro Pump does 60, and 120 to who is weak to Water. */
const blastoise: StagedPokemon = { pokemon: 'Blastoise', energy: 'WWWWW' }
const ninetales: StagedPlayer = { active: { pokemon: 'Ninetales', energy: 'GG' }, bench: ['Onix'] }
/** 60 HP, and Whirlwind does 20. */
const pidgeotto: StagedPlayer = { active: { pokemon: 'Pidgeotto', energy: 'GG' }, bench: ['Onix'] }

describe('v2.12: an attack that switches the opponent is worth what there is to fear before and after', () => {
  test('Lure brings up nobody who then knocks out for somebody harmless', () => {
    expect(v2(ninetales, { active: 'Chansey', bench: [blastoise] })).toEqual(['END_TURN'])
    expect(v2(ninetales, { active: 'Chansey', bench: [blastoise, 'Onix'] })).toEqual(['ATTACK Lure', 'SELECT Onix'])
  })

  test('Lure gets rid of who would knock out, rather than do 20 damage', () => {
    const victreebel = (damage: number): StagedPlayer => ({
      active: { pokemon: 'Victreebel', energy: 'GG', damage },
      bench: ['Onix'],
    })
    const bo: StagedPlayer = { active: blastoise, bench: ['Chansey', 'Onix'] }
    expect(v2(victreebel(20), bo)[0]).toBe('ATTACK Lure')
    expect(v2(victreebel(10), bo)[0]).toBe('ATTACK Acid')
  })

  test('Whirlwind lets the opponent choose, who takes the worst for us', () => {
    expect(v2(pidgeotto, { active: 'Chansey', bench: [blastoise, 'Onix'] })[0]).toBe('END_TURN')
    expect(v2(pidgeotto, { active: blastoise, bench: ['Chansey', 'Onix'] })[0]).toBe('ATTACK Whirlwind')
  })
})

describe('6.5: Gust of Wind keeps an Active alive that would surely be knocked out', () => {
  /** Special Punch does 40. */
  const hitmonchan = { pokemon: 'Hitmonchan', energy: 'FFF' }
  const onix = (damage: number): StagedPlayer => ({
    active: { pokemon: 'Onix', damage },
    bench: ['Onix'],
    hand: ['Gust of Wind'],
  })

  test('for somebody who does not, and for nobody who does so as well', () => {
    const scyther: StagedPokemon = { pokemon: 'Scyther', energy: 'GGG' }
    expect(v2(onix(60), { active: hitmonchan, bench: [scyther, 'Snorlax'] }).slice(0, 2)).toEqual([
      'PLAY_TRAINER Gust of Wind',
      'SELECT Snorlax',
    ])
    expect(v2(onix(60), { active: hitmonchan, bench: [scyther] })).toEqual(['END_TURN'])
  })

  test('not with HP to spare', () =>
    expect(v2(onix(40), { active: hitmonchan, bench: ['Snorlax'] })).toEqual(['END_TURN']))

  test('not where our attack knocks out anyway', () =>
    expect(
      v2(
        { active: { ...hitmonchan, damage: 40 }, bench: ['Onix'], hand: ['Gust of Wind'] },
        { active: { ...hitmonchan, damage: 30 }, bench: ['Snorlax'] },
      )[0],
    ).toBe('ATTACK Special Punch'))
})

test('v2.4: Gust of Wind brings up nobody who then knocks out, unless it is knocked out first', () => {
  const puncher: StagedPlayer = {
    active: { pokemon: 'Hitmonchan', energy: 'FFF' },
    bench: ['Onix'],
    hand: ['Gust of Wind'],
  }
  /** Special Punch does 80 to it, and Double-edge 80 to Hitmonchan, which has 70 HP. */
  const onixBefore = (energy: string, damage: number): StagedPlayer => ({
    active: 'Onix',
    bench: ['Onix', { pokemon: 'Chansey', energy, damage }],
  })
  expect(v2(puncher, onixBefore('GGGG', 0))).toEqual(['ATTACK Special Punch'])
  expect(v2(puncher, onixBefore('GGGG', 40))[0]).toBe('PLAY_TRAINER Gust of Wind')
  expect(v2(puncher, onixBefore('GGG', 0))[0]).toBe('PLAY_TRAINER Gust of Wind')
})
