import type { TrainerCard } from '../../cards/card.ts'
import type { PokemonView } from '../../rules/view.ts'
import { entriesOf } from '../attacks/attack-entry.ts'
import { opponentPokemon } from '../opponent/opponent-pokemon.ts'
import { sureDamageFrom, sureAttackDamage } from '../opponent/attack-damage.ts'
import { scoreOf } from '../scoring/score-cache.ts'
import { decide, type Situation } from '../situation.ts'
import type { Decision } from '../decision.ts'
import { nameOf, remainingHp, type Table } from '../table.ts'
import { playableTrainers, trainersThat } from './playable.ts'

/** Section 6.5: a Benched Pokémon that our Active would surely knock out; of several the most valuable of Section 3.3. */
export function knockOutOnBench(table: Table): PokemonView | null {
  const { active } = table.me
  if (active === null) return null
  for (const { card } of opponentPokemon(table)) {
    const benched = table.foe.bench.find((each) => each.card === card)
    if (benched === undefined) continue
    const entries = entriesOf(table, active, { defender: benched })
    if (entries.some(({ sure, defender }) => sure >= remainingHp(defender))) return benched
  }
  return null
}

/** Section 6.5: whom we prefer to face: one that lets us live, the lowest score, then the fewest sure damage. */
export function mildestOnBench(table: Table): PokemonView | null {
  const { active } = table.me
  if (active === null) return null
  const hp = remainingHp(active)
  const [mildest] = table.foe.bench
    .map((pokemon) => ({ pokemon, sure: sureDamageFrom(table, pokemon, active), score: scoreOf(pokemon.id) }))
    .toSorted((a, b) => Number(a.sure >= hp) - Number(b.sure >= hp) || a.score - b.score || a.sure - b.sure)
  return mildest?.pokemon ?? null
}

/** Section 6.5: Gust of Wind for a knock-out. */
export function dragUpForKnockOut(situation: Situation): Decision | null {
  const target = knockOutOnBench(situation.table)
  const [gust] = trainersThat(situation, 'FORCE_SWITCH')
  if (target === null || gust === undefined || situation.knockOuts.some(({ fromActive }) => fromActive)) return null
  return decide(
    gust.action,
    'drag-up-knock-out',
    `${gust.card.name} brings up ${nameOf(target)}, which we then knock out.`,
  )
}

/** Section 6.5: who lets our Active live, where the opponent's Active would surely knock it out. */
export function escapeByDraggingUp(table: Table): PokemonView | null {
  const { active } = table.me
  const mildest = mildestOnBench(table)
  if (active === null || mildest === null) return null
  const hp = remainingHp(active)
  return sureAttackDamage(table, active) >= hp && sureDamageFrom(table, mildest, active) < hp ? mildest : null
}

/** Section 6.5: Gust of Wind against a sure knock-out. */
export function dragUpMildest(situation: Situation): Decision | null {
  const { active } = situation.table.me
  const [gust] = trainersThat(situation, 'FORCE_SWITCH')
  const mildest = gust === undefined ? null : escapeByDraggingUp(situation.table)
  if (gust === undefined || active === null || mildest === null) return null
  return decide(
    gust.action,
    'escape-knock-out',
    `${gust.card.name} brings up ${nameOf(mildest)}, which cannot surely knock out ${nameOf(active)}.`,
  )
}

/** Section 6.5: cards that meet the opponent's hand are used unless it would hold more cards afterwards. */
export function meddleWithHand(situation: Situation): Decision | null {
  const held = situation.table.foe.hand.length
  for (const { card, action } of playableTrainers(situation)) {
    const after = opponentHandAfter(card, held)
    if (after !== null && held > 0 && after <= held)
      return decide(
        action,
        'opponent-hand',
        `After ${card.name} the opponent holds ${after === 1 ? 'at most 1 card' : `at most ${after} cards`}, now ${held}.`,
      )
  }
  return null
}

/** How many cards the opponent holds afterwards at most, or null for cards that do not touch the hand. */
export function opponentHandAfter({ effects }: TrainerCard, held: number): number | null {
  let after: number | null = null
  for (const effect of effects) {
    if (effect.effectType === 'OPPONENT_SHUFFLES_HAND') after = effect.only === 'trainers' ? held : 0
    if (effect.effectType === 'OPPONENT_DRAWS') after = (after ?? held) + effect.n
  }
  return after
}
