import { describe, expect, test } from 'vitest'
import { createGame, project } from '@turnwright/kernel/host'
import { matchOf } from '../match/match.ts'
import { pokemon } from '../rules/pokemon.ts'
import { RULES } from './decision.ts'
import { generateAction, NothingToDo } from './generate-action.ts'
import { advised, seated, turnOf } from './testing/advised.ts'

/** Whoever is asked chooses this. */
function answered(game: ReturnType<typeof seated>, choice: string | number): void {
  const { actor, title } = game.waiting?.selectors[0] ?? { actor: '', title: '' }
  game.respondToInputRequest({ actor, title, selection: [choice] })
}

const electabuzz = { active: { pokemon: 'Electabuzz', energy: 'LL' } } as const

test('generateAction gives an ExecuteActionDto: matchId, playerId, actionType, actionData', () => {
  const game = seated({ active: { pokemon: 'Rattata', energy: 'G' } }, { active: 'Machop' })
  expect(generateAction(matchOf(project(game, 0), 'match 7'), 'ana', 'PLAYER1')).toEqual({
    matchId: 'match 7',
    playerId: 'ana',
    actionType: 'ATTACK',
    actionData: { attack: 0 },
  })
})

describe('Section 4.1: early return', () => {
  test('the only available action is returned at once', () =>
    expect(advised({ active: 'Onix' }, { active: 'Onix' })).toMatchObject({ does: 'END_TURN', rule: 'early-return' }))

  test('two are thought about', () =>
    expect(advised({ active: 'Onix', hand: ['Lass'] }, { active: 'Onix' })).toMatchObject({
      does: 'END_TURN',
      rule: 'end-turn',
    }))

  test('a ceremony has one action: it is drawn by hand', () => {
    const game = createGame(pokemon, { players: ['ana', 'bo'], seed: 'by hand', options: { ceremony: 'by-hand' } })
    game.run()
    expect(generateAction(matchOf(project(game, 0)), 'ana', 'PLAYER1').actionType).toBe('APPROVE_MATCH')
  })
})

describe('Action selection flow: one branch after the other', () => {
  test('1. a knock-out comes before everything, energy and Pokémon in hand included', () =>
    expect(
      advised(
        { active: { pokemon: 'Rattata', energy: 'G' }, hand: ['Grass Energy', 'Machop', 'Bill'] },
        { active: { pokemon: 'Machop', damage: 30 } },
      ),
    ).toMatchObject({ does: 'ATTACK Bite', rule: 'knock-out' }))

  test('1. one from the Bench means to retreat into it, then it attacks (ruled)', () =>
    expect(
      turnOf(
        { active: 'Rattata', bench: [{ pokemon: 'Hitmonchan', energy: 'F' }] },
        { active: { pokemon: 'Onix', damage: 70 } },
      ),
    ).toEqual(['RETREAT Hitmonchan', 'ATTACK Jab']))

  test('1. or to switch into it (ruled)', () =>
    expect(
      turnOf(
        { active: 'Onix', bench: [{ pokemon: 'Hitmonchan', energy: 'F' }, 'Rattata'], hand: ['Switch'] },
        { active: { pokemon: 'Onix', damage: 70 } },
      ),
    ).toEqual(['PLAY_TRAINER Switch', 'SELECT Hitmonchan', 'ATTACK Jab']))

  test('1. and is skipped where the way up cannot be paid (ruled)', () =>
    expect(
      advised(
        { active: 'Onix', bench: [{ pokemon: 'Hitmonchan', energy: 'F' }], hand: ['Rattata'] },
        { active: { pokemon: 'Onix', damage: 70 } },
      ),
    ).toMatchObject({ does: 'PLAY_POKEMON Rattata' }))

  test('2. against a knock-out: healing, then damage reduction, then energy removal', () => {
    const onix = { active: { pokemon: 'Onix', damage: 60 } }
    const hand = ['Energy Removal', 'Defender', 'Potion', 'Fighting Energy']
    expect(advised({ ...onix, hand }, electabuzz).does).toBe('PLAY_TRAINER Potion')
    expect(advised({ ...onix, hand: hand.slice(0, 2) }, electabuzz).does).toBe('PLAY_TRAINER Defender')
    expect(advised({ ...onix, hand: hand.slice(0, 1) }, electabuzz).does).toBe('PLAY_TRAINER Energy Removal')
  })

  test('2. finds nothing and falls through to the next (ruled)', () =>
    expect(advised({ active: { pokemon: 'Onix', damage: 60 }, hand: ['Fighting Energy'] }, electabuzz)).toMatchObject({
      does: 'ATTACH_ENERGY Fighting Energy to Onix',
      rule: 'attach-energy',
    }))

  test('3. energy that enables a knock-out comes before Trainers that improve the situation', () =>
    expect(
      advised({ active: 'Rattata', hand: ['Bill', 'Grass Energy'] }, { active: { pokemon: 'Machop', damage: 30 } }),
    ).toMatchObject({ does: 'ATTACH_ENERGY Grass Energy to Rattata', rule: 'energy-for-knock-out' }))

  test('3. a knock-out on the Bench that cannot be brought up does not stand in its way (ruled)', () =>
    expect(
      advised(
        { active: 'Machop', bench: [{ pokemon: 'Hitmonchan', energy: 'F' }], hand: ['Bill', 'Fighting Energy'] },
        { active: { pokemon: 'Onix', damage: 70 } },
      ),
    ).toMatchObject({ does: 'ATTACH_ENERGY Fighting Energy to Machop', rule: 'energy-for-knock-out' }))

  test('4. Trainers come before energy that only adds damage', () =>
    expect(advised({ active: 'Rattata', hand: ['Grass Energy', 'Bill'] }, { active: 'Machop' }).does).toBe(
      'PLAY_TRAINER Bill',
    ))

  test('5. otherwise energy, then Pokémon to the Bench by score, then evolving, then the maximum damage, then the end', () =>
    expect(
      turnOf(
        {
          active: { pokemon: 'Charmander' },
          hand: ['Rattata', 'Charmeleon', 'Chansey', 'Fire Energy'],
        },
        { active: 'Chansey' },
      ),
    ).toEqual([
      'ATTACH_ENERGY Fire Energy to Charmander',
      'PLAY_POKEMON Chansey',
      'PLAY_POKEMON Rattata',
      'EVOLVE_POKEMON Charmeleon to Charmander',
      'END_TURN',
    ]))

  test('before the turn ends the first attack of the Maximum Damage list is used (ruled)', () => {
    const rattata = { pokemon: 'Rattata', energy: 'G' }
    expect(advised({ active: rattata }, { active: 'Chansey' })).toMatchObject({
      does: 'ATTACK Bite',
      rule: 'maximum-damage',
    })
    expect(turnOf({ active: 'Gastly', bench: [rattata] }, { active: 'Chansey' })).toEqual([
      'RETREAT Rattata',
      'ATTACK Bite',
    ])
  })
})

describe('Edge cases', () => {
  test('an empty hand', () => expect(advised({ active: 'Onix', hand: [] }, electabuzz).does).toBe('END_TURN'))

  test('no Active Pokémon of ours: one is brought up, the one that does most', () => {
    const game = seated(
      {
        active: { pokemon: 'Chansey', energy: 'GGGG', damage: 60 },
        bench: ['Onix', { pokemon: 'Rattata', energy: 'G' }],
      },
      { active: 'Chansey' },
    )
    answered(game, 'attack-1')
    // The opponent takes a Prize for the Chansey that has knocked itself out.
    answered(game, game.state.players[1]?.prizes[0] ?? 0)
    const action = generateAction(matchOf(project(game, 0)), 'ana', 'PLAYER1')
    expect(action.actionType).toBe('SET_ACTIVE_POKEMON')
    expect(action.actionData).toEqual({ card: (game.state.players[0]?.bench[1]?.cards ?? [])[0] })
  })

  test('the opponent has no Active Pokémon while a Prize is taken', () => {
    const game = seated(
      { active: { pokemon: 'Rattata', energy: 'G' } },
      { active: { pokemon: 'Machop', damage: 30 }, bench: ['Onix'] },
    )
    answered(game, 'attack-0')
    expect(game.state.players[1]?.active).toBeNull()
    expect(generateAction(matchOf(project(game, 0)), 'ana', 'PLAYER1').actionType).toBe('SELECT_PRIZE')
  })

  test('all Pokémon knocked out: nobody is asked, and there is no action to generate', () => {
    const game = seated({ active: { pokemon: 'Rattata', energy: 'G' } }, { active: { pokemon: 'Machop', damage: 30 } })
    answered(game, 'attack-0')
    expect(game.result?.winners).toEqual([0])
    expect(() => generateAction(matchOf(project(game, 1)), 'bo', 'PLAYER2')).toThrow(NothingToDo)
  })
})

test('every rule has a name of its own, and the number of its section or of what goes beyond the specification', () => {
  const rules = Object.values(RULES)
  for (const { name, number } of rules) {
    expect(name).toMatch(/^[A-Z][^\d:]+$/)
    expect(number).toMatch(/^(1|4\.1|4\.2( [ABC])?|5|6\.[1-6]|v2\.\d+)$/)
  }
  expect(new Set(rules.map(({ name }) => name)).size).toBe(rules.length)
})

test('every decision names its rule and says why in a sentence', () => {
  const { rule, why } = advised(
    { active: { pokemon: 'Rattata', energy: 'G' } },
    { active: { pokemon: 'Machop', damage: 30 } },
  )
  expect(rule).toBe('knock-out')
  expect(why).toBe('Bite of Rattata surely knocks out Machop, which has 20 HP left.')
})
