import { project } from '@turnwright/kernel/host'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answerOf } from '../match/answer-of.ts'
import { matchOf } from '../match/match.ts'
import type { EffectView, PlayerView } from '../rules/view.ts'
import type { StagedPlayer, StagedPokemon } from '../scenario/stage.ts'
import { strengthComingUp } from './attacks/coming-up.ts'
import { explainAction } from './generate-action.ts'
import { type GeneratorName, GENERATORS } from './generators.ts'
import { inPlay } from './table.ts'
import { seated, seen, turnOf } from './testing/advised.ts'
import { freshStanding } from './v2/stand.ts'

/** The first player's turn, where the opponent's Active seems to be under this effect whoever stands before it. */
function turnSeeing(effect: EffectView, ana: StagedPlayer, bo: StagedPlayer, generator: GeneratorName): string[] {
  const game = seated(ana, bo)
  const done: string[] = []
  while (done.length < 20 && game.waiting?.selectors[0]?.actor === 'ana' && game.state.turn === 0) {
    const match = matchOf(project(game, 0))
    const [me, foe] = match.view.players as readonly [PlayerView, PlayerView]
    const active = foe.active === null ? null : { ...foe.active, effects: [effect] }
    const view = { ...match.view, players: [me, { ...foe, active }] }
    const { action } = explainAction({ ...match, view }, 'ana', 'PLAYER1', GENERATORS[generator])
    done.push(action.actionType)
    const { title } = game.waiting.selectors[0]
    game.respondToInputRequest({ actor: 'ana', title, selection: answerOf(action) })
  }
  return done
}

const rattata = { pokemon: 'Rattata', energy: 'G' }

describe('Any number of retreats is legal, and yet a turn ends', () => {
  test.each(['generator-v1', 'generator-v2'] as const)(
    '%s does not retreat from one to the other, each of which seems to knock out from the Bench but not as the Active',
    (generator) => {
      const weaker = { kind: 'less-damage-from', turn: 5, n: 10, attack: '' } as const
      const machop = { active: { pokemon: 'Machop', damage: 30 }, bench: ['Onix'] }
      expect(turnSeeing(weaker, { active: rattata, bench: [rattata] }, machop, generator)[0]).toBe('ATTACK')
    },
  )

  test('generator-v1 still leaves for nothing where somebody else is stronger', () =>
    expect(
      turnOf({ active: 'Rattata', bench: [rattata] }, { active: { pokemon: 'Machop', damage: 30 }, bench: ['Onix'] }),
    ).toEqual(['RETREAT Rattata', 'ATTACK Bite', 'SELECT_PRIZE ?']))

  test('generator-v1 still leaves for nothing where its Active is hindered, for one as strong', () => {
    const sandshrew = { active: { pokemon: 'Sandshrew', energy: 'F', damage: 20 }, bench: ['Onix'] }
    const game = seated({ active: rattata, bench: [rattata] }, sandshrew, { turn: 1 })
    const [selector] = game.waiting?.selectors ?? []
    if (selector === undefined) throw new Error('nobody is asked')
    game.respondToInputRequest({ actor: 'bo', title: selector.title, selection: ['attack-0'] })
    expect(explainAction(matchOf(project(game, 0)), 'ana', 'PLAYER1')).toMatchObject({
      action: { actionType: 'RETREAT' },
      rule: 'bring-up-knock-out',
    })
  })
})

const TEAM = ['Rattata', 'Abra', 'Diglett', 'Gastly', 'Voltorb', 'Squirtle', 'Charmander', 'Golem', 'Wigglytuff']
const FOES = ['Ditto', 'Onix', 'Mr. Mime', 'Machop']

/** A team with one of it as the Active. */
function standing(team: readonly StagedPokemon[], up: number): StagedPlayer {
  const active = team[up]
  if (active === undefined) throw new Error('nobody is Active')
  return { active, bench: team.filter((_, at) => at !== up) }
}

test('how strong one of ours would be does not depend on who stands where', () => {
  const one = fc.record({
    pokemon: fc.constantFrom(...TEAM),
    energy: fc.constantFrom<string>('', 'G', 'PP', 'LF', 'WRFF'),
    damage: fc.constantFrom<number>(0, 10, 20),
  })
  const team = fc.array(one, { minLength: 2, maxLength: 4 })
  const foe = fc.record({ pokemon: fc.constantFrom(...FOES), energy: fc.constantFrom<string>('', 'FF') })
  // Golem's Selfdestruct knocks out who is with it, not itself on the Bench.
  const hurt = { pokemon: 'Rattata', energy: '', damage: 20 }
  const golem = { pokemon: 'Golem', energy: 'FFFF', damage: 0 }
  const onix = { pokemon: 'Onix', energy: '' }
  fc.assert(
    fc.property(team, fc.nat(), foe, (pokemon, n, active) => {
      const up = n % pokemon.length
      const against = { active, bench: ['Onix'] }
      const here = seen(standing(pokemon, 0), against)
      const there = seen(standing(pokemon, up), against)
      const [first, ...rest] = inPlay(there.me)
      const inOrder = first === undefined ? rest : [...rest.slice(0, up), first, ...rest.slice(up)]
      for (const [at, mine] of inPlay(here.me).entries()) {
        const same = inOrder[at]
        if (same === undefined) throw new Error('nobody is there')
        expect(strengthComingUp(there, same)).toBe(strengthComingUp(here, mine))
        expect(freshStanding(there, same)).toBeCloseTo(freshStanding(here, mine), 9)
      }
    }),
    { numRuns: 60, examples: [[[hurt, golem], 1, onix]] },
  )
})
