import { project } from '@turnwright/kernel/host'
import { given } from '@turnwright/testkit'
import { expect, test } from 'vitest'
import type { DuelView } from '../../rules/view.ts'
import { duel } from '../../scenario/duel.ts'
import { coins, type StagedPokemon } from '../../scenario/stage.ts'
import { selfHurt } from './self-hurt.ts'

/** What is foretold, and what then happens. */
function hurt(active: Exclude<StagedPokemon, string>, attack: string): readonly number[] {
  const ana = { active: { ...active, condition: 'confused' as const }, bench: ['Onix'] }
  const { ana: player, bo, scene } = given(duel, { ana, bo: { active: 'Onix' } }, { rolls: coins('tails') })
  const view = project(scene.game as never, 0).view as DuelView
  const pokemon = view.players[0]?.active
  if (pokemon === undefined || pokemon === null) throw new Error('there is no Active Pokémon')
  const foretold = selfHurt(pokemon)
  player.attacks(attack)
  bo.isOn()
  const after = project(scene.game as never, 0).view as DuelView
  return [foretold, after.players[0]?.active?.damage ?? 0]
}

test('P22: a confused Pokémon does 20 to itself', () => {
  expect(hurt({ pokemon: 'Machop', energy: 'F' }, 'Low Kick')).toEqual([20, 20])
})

test('P22: and twice that where it is weak against its own type', () => {
  expect(hurt({ pokemon: 'Jynx', energy: 'P' }, 'Doubleslap')).toEqual([40, 40])
})

test('P22: PlusPower and Defender count', () => {
  expect(hurt({ pokemon: 'Machop', energy: 'F', tools: ['PlusPower'] }, 'Low Kick')).toEqual([30, 30])
  expect(hurt({ pokemon: 'Machop', energy: 'F', tools: ['Defender'] }, 'Low Kick')).toEqual([0, 0])
})
