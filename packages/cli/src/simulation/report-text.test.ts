import { reportOf } from '@turnwright/arena'
import { expect, test } from 'vitest'
import { reportText } from './report-text.ts'

const plan = { game: 'chess', options: {}, seed: 's', from: 0, swap: false }

function textOf(agents: readonly string[], games: number, wins: number[], draws: number): readonly string[] {
  const tally = { games, decisions: 10 * games, draws, wins, scores: wins.map((won) => 2 * won) }
  return reportText('Chess', reportOf({ ...plan, agents, games }, 1, tally, 2)).split('\n')
}

test('several games of several agents, with their draws', () => {
  expect(textOf(['greedy', 'ai'], 4, [2, 1], 1)).toEqual([
    '4 games of Chess in 2 s',
    '  greedy   50.0 %  2 won  mean score 1.00',
    '  ai       25.0 %  1 won  mean score 0.50',
    '  draws    25.0 %  1',
    '2 games/s, 20 decisions/s',
    'Seed s: the same seed gives the same games.',
  ])
})

test('one game is told as one, and whoever plays alone draws with nobody', () => {
  expect(textOf(['ai'], 1, [0], 1).slice(0, 3)).toEqual([
    '1 game of Chess in 2 s',
    '  ai    0.0 %  0 won  mean score 0.00',
    '1 games/s, 5 decisions/s',
  ])
})
