import { writeFileSync } from 'node:fs'
import type { Responder } from '@turnwright/kernel/host'
import type { Question } from '@turnwright/kernel/search'
import { greedy } from '../ai/greedy.ts'
import type { AgricolaAbout } from '../rules/about.ts'
import type { AgricolaView } from '../rules/view.ts'
import { evolve } from './evolve.ts'
import { HABITS } from './habits.ts'
import league from './league.json' with { type: 'json' }
import { practise } from './practice.ts'
import { QuickFarmer } from './quick-farmer.ts'
import type { World } from './world.ts'

/**
 * Looks for habits with which the quick farmer goes where greedy goes, so that others learn to play against its like:
 * `node games/agricola/mind/imitate.ts 100 farm` puts them first in league.json, after a hundred generations.
 */
const [, , count = '100', series = 'farm'] = process.argv
const GAMES = 14
const STEP = 0.3
/** What is second is a little right. */
const SECOND = 0.3

interface Seen {
  readonly world: World
  readonly seat: number
  readonly question: Pick<Question<AgricolaView, AgricolaAbout>, 'selector'>
  readonly went: string
}

const seen: Seen[] = []
for (let at = 0; at < GAMES; at++)
  practise(`${series} ${at}`, { cards: 'none' }, (world, chance) =>
    world.players.map(({ seat }): Responder => {
      const usual = greedy.create(chance) as Responder
      return (question) => {
        const answer = usual(question)
        if (question.about?.kind === 'place-person') {
          const { players, options, cards, result } = world
          const then = { state: structuredClone(world.state), players, options, cards, result } as World
          seen.push({ world: then, seat, question: { selector: question.selector }, went: JSON.stringify(answer) })
        }
        return answer
      }
    }),
  )

const NO_CHANCE = { int: () => 0 }
const found = evolve(HABITS.base, Number(count), STEP, series, (habits) => {
  let right = 0
  for (const { world, seat, question, went } of seen) {
    const [first, second] = new QuickFarmer(world, seat, NO_CHANCE, habits).placesByWorth(question)
    if (JSON.stringify(first) === went) right++
    else if (JSON.stringify(second) === went) right += SECOND
  }
  return right / seen.length
})
const next = { none: [found, ...league.none.slice(1)], base: [found, ...league.base.slice(1)] }
writeFileSync(new URL('league.json', import.meta.url), `${JSON.stringify(next, null, 2)}\n`)
