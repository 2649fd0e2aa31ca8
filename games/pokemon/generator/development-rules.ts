import { cardCalled } from '../rules/faces.ts'
import { scoreOf } from './scoring/score-cache.ts'
import { decide, type Situation } from './situation.ts'
import type { Decision } from './decision.ts'

/** Flow 4, last branch: the Pokémon of the highest score goes to the Bench. */
export function playToBench(situation: Situation): Decision | null {
  const [best] = situation
    .all('PLAY_POKEMON')
    .map((action) => ({ action, id: situation.inHand(action.actionData.card)?.id ?? null }))
    .toSorted((a, b) => scoreOf(b.id) - scoreOf(a.id))
  if (best === undefined) return null
  return decide(
    best.action,
    'play-pokemon',
    `${named(best.id)} has the highest score in hand: ${Math.round(scoreOf(best.id))}.`,
  )
}

/** Flow 4, last branch: the evolution that adds most to a Pokémon's score. */
export function evolveBest(situation: Situation): Decision | null {
  const [best] = situation
    .all('EVOLVE_POKEMON')
    .map((action) => {
      const id = situation.inHand(action.actionData.card)?.id ?? null
      const from = situation.own(action.actionData.pokemon)?.id ?? null
      return { action, id, from, gain: scoreOf(id) - scoreOf(from) }
    })
    .toSorted((a, b) => b.gain - a.gain)
  if (best === undefined) return null
  return decide(
    best.action,
    'evolve-pokemon',
    `${named(best.from)} becomes ${named(best.id)}, score ${Math.round(scoreOf(best.id))}.`,
  )
}

function named(id: string | null): string {
  return cardCalled(id)?.name ?? 'A card'
}
