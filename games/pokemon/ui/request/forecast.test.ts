import { createGame, project } from '@turnwright/kernel/host'
import { expect, test } from 'vitest'
import { cardNamed } from '../../cards/full-name.ts'
import { pokemon } from '../../rules/pokemon.ts'
import type { DuelView } from '../../rules/view.ts'
import { stage, type StagedPlayer } from '../../scenario/stage.ts'
import { forecast } from './forecast.ts'

function outcomes(attack: string, ana: StagedPlayer, bo: StagedPlayer) {
  const staged = { ...pokemon, setup: (game: Parameters<typeof pokemon.setup>[0]) => stage(game, [ana, bo], {}) }
  const game = createGame(staged, { players: ['Ana', 'Bo'], seed: 'forecast' })
  game.run()
  const view = project(game as never, 0).view as DuelView
  const [own, foe] = view.players
  const [attacker, defender] = [own?.active ?? null, foe?.active ?? null]
  if (own === undefined || attacker === null || defender === null) throw new Error('both have an Active Pokémon')
  const card = cardNamed(typeof ana.active === 'string' ? ana.active : ana.active.pokemon)
  const printed = card.supertype === 'Pokemon' ? card.attacks.find(({ name }) => name === attack) : undefined
  if (printed === undefined) throw new Error(`there is no attack ${attack}`)
  return forecast(printed, own, attacker, defender, view.turnNumber)
}

test('a plain attack has one outcome, with Weakness counted in', () => {
  expect(outcomes('Low Kick', { active: { pokemon: 'Machop', energy: 'F' } }, { active: 'Pikachu' })).toEqual([
    { damage: 40, percent: 100, left: 0, isOut: true, isOutByPoison: false },
  ])
})

test('a Pokémon with 10 HP more stays', () => {
  expect(
    outcomes('Low Kick', { active: { pokemon: 'Machop', energy: 'F' } }, { active: 'Magnemite' })[0],
  ).toMatchObject({
    damage: 40,
    isOut: true,
  })
  expect(outcomes('Low Kick', { active: { pokemon: 'Machop', energy: 'F' } }, { active: 'Machop' })).toEqual([
    { damage: 20, percent: 100, left: 30, isOut: false, isOutByPoison: false },
  ])
})

test('a confused attacker may fail', () => {
  const ana = { active: { pokemon: 'Machop', energy: 'F', condition: 'confused' } } as const
  expect(outcomes('Low Kick', ana, { active: 'Machop' })).toEqual([
    { damage: 20, percent: 50, left: 30, isOut: false, isOutByPoison: false },
    { damage: 0, percent: 50, left: 50, isOut: false, isOutByPoison: false },
  ])
})

test('what poison takes after the turn is told', () => {
  const ana = { active: { pokemon: 'Machop', energy: 'F' } }
  const outByPoison = (damage: number) =>
    outcomes('Low Kick', ana, { active: { pokemon: 'Machop', damage, poison: 10 } })[0]?.isOutByPoison
  expect(outByPoison(10)).toBe(false)
  expect(outByPoison(20)).toBe(true)
  expect(outByPoison(30)).toBe(false)
})

test('an attack without damage has none', () => {
  expect(outcomes('Hypnosis', { active: { pokemon: 'Haunter', energy: 'P' } }, { active: 'Machop' })).toEqual([])
})

test('P29: that an attack meets a wall is told before it is used', () => {
  const ana = { active: { pokemon: 'Hitmonchan', energy: 'FFF' } }
  expect(outcomes('Special Punch', ana, { active: 'Mr. Mime' })).toEqual([
    { damage: 0, percent: 100, left: 40, isOut: false, isOutByPoison: false },
  ])
  expect(outcomes('Jab', ana, { active: 'Mr. Mime' })).toMatchObject([{ damage: 20, left: 20 }])
})
