import { expect, test } from 'vitest'
import type { Balance, Encounter } from './balance.ts'
import { balanceReport, holdsAll, verdict } from './balance-report.ts'

const fair: Encounter = {
  one: 'emberguard+gravecourt',
  other: 'emberguard+stormspire',
  games: 400,
  wins: 200,
  turns: 7,
}
const even: Balance = {
  encounters: [fair],
  games: 400,
  firstWins: 208,
  turns: 7,
  decked: 4,
  trailing: { games: 300, wins: 100 },
  priority: { questions: 8_000, answers: 1_200 },
}

const failing = (change: Partial<Balance>): readonly string[] =>
  verdict({ ...even, ...change }).filter((line) => line.startsWith('FAILS'))

test('an even game holds what is asked of it, line by line', () => {
  expect(holdsAll(even)).toBe(true)
  expect(verdict(even)).toEqual([
    'What is asked, by 400 games of greedy against itself, 400 or more of every encounter:',
    'holds  every encounter is won 35 to 65 % of the time: 1 of 1, 50.0 % to 50.0 %',
    'holds  every encounter lasts 6 to 10 turns of each player on average: 1 of 1, 7.00 to 7.00, 7.0 over all',
    'holds  at most 10 % of the games are lost for want of a card to draw: 1.0 %',
    'holds  whoever has less life at the end of round 4, when both have had four turns, wins at least 30 %: 33.3 %',
    'holds  whoever begins wins 45 to 55 %: 52.0 %',
    'holds  the chain is answered 2.6 times a game or more: 3.0 answers to 20.0 questions of priority',
  ])
})

test('an encounter outside is counted, named and marked', () => {
  const unfair = { ...fair, wins: 132, turns: 5.9 }
  const lines = balanceReport({ ...even, encounters: [fair, unfair] })
  const named = '33.0 % ( 29 % to  38 % in  400 games),  5.9 turns  emberguard+gravecourt against emberguard+stormspire'
  expect(lines.filter((line) => line.includes(named))).toEqual([`${named} !`, `       ${named}`, `       ${named}`])
  expect(failing({ encounters: [fair, unfair] })).toEqual([
    'FAILS  every encounter is won 35 to 65 % of the time: 1 of 2, 33.0 % to 50.0 %',
    'FAILS  every encounter lasts 6 to 10 turns of each player on average: 1 of 2, 5.90 to 7.00, 7.0 over all',
  ])
})

test.each([
  [{ decked: 41 }, 'want of a card'],
  [{ trailing: { games: 300, wins: 89 } }, 'round 4'],
  [{ firstWins: 221 }, 'whoever begins'],
  [{ firstWins: 179 }, 'whoever begins'],
  [{ priority: { questions: 8_000, answers: 1_039 } }, 'the chain'],
] as const)('beyond its bound %j fails', (change, named) => {
  expect(failing(change)).toEqual([expect.stringContaining(named)])
  expect(holdsAll({ ...even, ...change })).toBe(false)
})
