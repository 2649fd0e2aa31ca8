import { playerPokemon } from './scoring/player-pokemon.ts'
import { scoreOf } from './scoring/score-cache.ts'
import { strengthWords } from './scoring/strength-words.ts'
import { decide, type Situation } from './situation.ts'
import type { Decision } from './decision.ts'
import { nameOf } from './table.ts'

/** Flow 4, last branch: the Pokémon of the highest score that can be played goes to the Bench. */
export function playToBench(situation: Situation): Decision | null {
  const plays = situation.all('PLAY_POKEMON')
  if (plays.length === 0) return null
  for (const pokemon of playerPokemon(situation.table)) {
    const action = plays.find(({ actionData }) => actionData.card === pokemon.card)
    const words = `${nameOf(pokemon)} joins the Bench, the strongest in hand: ${strengthWords(pokemon)}.`
    if (action !== undefined) return decide(action, 'play-pokemon', words)
  }
  return null
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
    `${nameOf({ id: best.from })} becomes ${nameOf(best)}: ${strengthWords(best)}, instead of ${strengthWords({ id: best.from })}.`,
  )
}
