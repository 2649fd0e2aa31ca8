import { createGame, type Game, project, validateSelection } from '@turnwright/kernel/host'
import { expect, test } from 'vitest'
import { matchOf } from '../match/match.ts'
import { pokemon } from '../rules/pokemon.ts'
import { hintFor } from './hint.ts'
import { seated } from './testing/advised.ts'

test('a hint names the answer to the open question, who advises it, the rule that decided and why', () => {
  const game = seated(
    { active: { pokemon: 'Rattata', energy: 'G' }, bench: ['Onix'], hand: ['Fighting Energy'] },
    { active: { pokemon: 'Machop', damage: 30 }, bench: ['Onix'] },
  )
  const { view, prompt } = matchOf(project(game, 0))
  if (prompt === null || game.waiting === null) throw new Error('nobody is asked')
  expect(hintFor(view, prompt, 0, 'generator-v1')).toEqual({
    action: { matchId: 'match', playerId: 'PLAYER1', actionType: 'ATTACK', actionData: { attack: 0 } },
    answer: ['attack-0'],
    generator: 'generator-v1',
    rule: 'knock-out',
    named: { name: 'Knock out', number: '4.2 B' },
    why: 'Bite of Rattata surely knocks out Machop, which has 20 HP left.',
  })
  const improved = hintFor(view, prompt, 0)
  expect(improved).toMatchObject({
    generator: 'generator-v2',
    rule: 'energy-where-it-pays',
    named: { name: 'Energy where it helps most', number: 'v2.6' },
  })
  expect(validateSelection(game.waiting.selectors[0] as never, improved.answer)).toEqual(improved.answer)
})

test('P60: a hint on which deck to bring is one that may be brought', () => {
  const options = { deck1: 'own' }
  const game = createGame(pokemon, { players: ['ana', 'bo'], seed: 'hint', options }) as unknown as Game
  game.run()
  const { view, prompt } = matchOf(project(game, 0))
  if (prompt === null || game.waiting === null) throw new Error('nobody is asked')
  for (const name of ['generator-v1', 'generator-v2'] as const) {
    const { answer, rule } = hintFor(view, prompt, 0, name)
    expect(rule).toBe('setup')
    expect(validateSelection(game.waiting.selectors[0] as never, answer)).toEqual(['overgrowth'])
  }
})
