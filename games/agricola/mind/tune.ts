import { writeFileSync } from 'node:fs'
import { evolve } from './evolve.ts'
import { type Habits, HABITS } from './habits.ts'
import league from './league.json' with { type: 'json' }
import { practise } from './practice.ts'
import { QuickFarmer } from './quick-farmer.ts'

/**
 * Looks for better habits of the quick farmer, from those that stand in habits.json, in games against a league of others:
 * who only ever plays with itself learns to leave things to each other. `node games/agricola/mind/tune.ts 60 farm` writes
 * habits.json, after sixty generations of each kind of game of the series "farm".
 */
const [, , count = '60', series = 'farm'] = process.argv
const GAMES = 64
const STEP = 0.15
/** What a point of the other is worth beside one's own. */
const OTHERS = 0.4

function scoreAgainst(habits: Habits, other: Habits, seat: number, cards: 'base' | 'none', seed: string): number {
  const world = practise(seed, { cards }, (one, chance) =>
    [0, 1].map((each) => {
      const farmer = new QuickFarmer(one, each, chance, each === seat ? habits : other)
      return (question) => farmer.answer(question as never)
    }),
  )
  const [first = 0, second = 0] = world?.result?.scores ?? []
  return seat === 0 ? first - OTHERS * second : second - OTHERS * first
}

function tuned(cards: 'base' | 'none'): Habits {
  const others: readonly Habits[] = [...league[cards], HABITS[cards]]
  return evolve(HABITS[cards], Number(count), STEP, `${series} ${cards}`, (habits, generation) => {
    let sum = 0
    for (let at = 0; at < GAMES; at++) {
      const deal = at >> 1
      const other = others[deal % others.length] as Habits
      sum += scoreAgainst(habits, other, at % 2, cards, `${series} ${cards} ${generation}/${deal}`)
    }
    return sum / GAMES
  })
}

const habits = {
  'made by': `node games/agricola/mind/tune.ts ${count} ${series}`,
  none: tuned('none'),
  base: tuned('base'),
}
writeFileSync(new URL('habits.json', import.meta.url), `${JSON.stringify(habits, null, 2)}\n`)
