import { project } from '@turnwright/kernel/host'
import { describe, expect, test } from 'vitest'
import { matchOf } from '../match/match.ts'
import type { StagedPlayer } from '../scenario/stage.ts'
import { explainAction } from './generate-action.ts'
import { GENERATORS } from './generators.ts'
import { seated, turnOf } from './testing/advised.ts'

const BOTH = ['generator-v1', 'generator-v2'] as const
const v2 = (ana: StagedPlayer, bo: StagedPlayer) => turnOf(ana, bo, 'generator-v2')

describe('Section 4.2 B: no effect on our own side comes before effects on the opponent', () => {
  test.each(BOTH)('%s: Golem knocks out by Avalanche, never by Selfdestruct', (generator) => {
    const golem = { active: { pokemon: 'Golem', energy: 'FFFF' }, bench: ['Onix'] }
    const weak = { pokemon: 'Rattata', damage: 10 }
    for (const bench of [[], [weak], [weak, weak, weak]])
      expect(turnOf(golem, { active: 'Electabuzz', bench: ['Onix', ...bench] }, generator)[0]).toBe('ATTACK Avalanche')
  })

  test.each(BOTH)('%s: of two that knock out, the one without an own cost', (generator) =>
    // Both Punches do 30 to an Onix; Flamethrower does 50 and costs an energy.
    expect(
      turnOf({ active: { pokemon: 'Magmar', energy: 'RRR' } }, { active: { pokemon: 'Onix', damage: 60 } }, generator),
    ).toEqual(['ATTACK Fire Punch']),
  )
})

describe('Section 4.2 B: what a copied attack does to our own side counts, its costs do not', () => {
  const clefable = (damage: number) => ({ active: { pokemon: 'Clefable', energy: 'G', damage }, bench: ['Onix'] })

  test.each(BOTH)('%s: Clefable does not kill itself by a Double-edge that knocks nobody out', (generator) => {
    const chansey = { active: 'Chansey', bench: ['Onix'] }
    expect(turnOf(clefable(0), chansey, generator)).not.toContain('SELECT Double-edge')
    expect(turnOf(clefable(0), { ...chansey, active: { pokemon: 'Chansey', damage: 20 } }, generator)).not.toContain(
      'SELECT Double-edge',
    )
  })

  test.each(BOTH)('%s: of two that knock out it copies the one that costs nothing', (generator) =>
    // Flamethrower takes no energy of who copies it, Take Down does 30 damage to its user.
    expect(
      turnOf(clefable(0), { active: { pokemon: 'Arcanine', damage: 50 }, bench: ['Onix'] }, generator).slice(0, 2),
    ).toEqual(['ATTACK Metronome', 'SELECT Flamethrower']),
  )
})

describe('v2.12: what comes back counts', () => {
  const hitmonchan = (damage: number) => ({ active: { pokemon: 'Hitmonchan', energy: 'F', damage }, bench: ['Onix'] })

  test('Strikes Back: nobody with 10 HP left hits a Machamp for 20', () => {
    const machamp = { active: 'Machamp', bench: ['Onix'] }
    expect(v2(hitmonchan(50), machamp)).toEqual(['ATTACK Jab'])
    expect(v2(hitmonchan(60), machamp)).toEqual(['END_TURN'])
  })

  test('confusion: nobody with 20 HP left tries an attack that knocks nobody out', () => {
    const confused = (damage: number) => ({
      active: { ...hitmonchan(damage).active, condition: 'confused' as const },
      bench: ['Onix'],
    })
    const onix = { active: 'Onix', bench: ['Onix'] }
    expect(v2(confused(40), onix)).toEqual(['ATTACK Jab'])
    expect(v2(confused(50), onix)).toEqual(['END_TURN'])
  })
})

test('v2.12: nobody is knocked out who takes along the Pokémon that loses the match', () => {
  const gastly = { active: { pokemon: 'Gastly', energy: 'PG', damage: 10 }, bench: ['Onix'] }
  const rattata = { active: { pokemon: 'Rattata', energy: 'G' }, deck: ['Charizard', 'Charizard'] }
  const game = seated(rattata, gastly, { turn: 1 })
  const [selector] = game.waiting?.selectors ?? []
  if (selector === undefined) throw new Error('nobody is asked')
  // Destiny Bond.
  game.respondToInputRequest({ actor: 'bo', title: selector.title, selection: ['attack-1'] })
  const { action } = explainAction(matchOf(project(game, 0)), 'ana', 'PLAYER1', GENERATORS['generator-v2'])
  expect(action.actionType).toBe('END_TURN')
})

describe('v2.12: a condition is not spent on who cannot get it', () => {
  test('Snorlax does not fall asleep, a Chansey does', () => {
    const jigglypuff = { active: { pokemon: 'Jigglypuff', energy: 'G' }, bench: ['Onix'] }
    expect(v2(jigglypuff, { active: 'Chansey', bench: ['Onix'] })).toEqual(['ATTACK Lullaby'])
    expect(v2(jigglypuff, { active: 'Snorlax', bench: ['Onix'] })).toEqual(['END_TURN'])
  })

  test('neither does a doll', () =>
    expect(
      v2(
        { active: { pokemon: 'Jigglypuff', energy: 'G' }, bench: ['Onix'] },
        { active: 'Clefairy Doll', bench: ['Onix'] },
      ),
    ).toEqual(['END_TURN']))
})
