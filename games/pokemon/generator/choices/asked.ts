import type { CardId } from '@turnwright/kernel'
import type { PromptChoice, SelectionItem } from '@turnwright/kernel/host'
import type { Card } from '../../cards/card.ts'
import { cardCalled } from '../../rules/faces.ts'
import type { DuelQuestion } from '../../rules/questions.ts'
import type { CardView, EnergyView, PlayerView, PokemonView } from '../../rules/view.ts'
import type { Rule } from '../decision.ts'
import type { Situation } from '../situation.ts'
import { inPlay } from '../table.ts'
import { questionOf } from '../../words/kinds.ts'

/** The choice that is open, with what the generator makes of it. */
export interface Asked {
  readonly situation: Situation
  readonly about: DuelQuestion
  readonly choices: readonly PromptChoice[]
  readonly min: number
  readonly max: number
  /** Legal answers to a question without choices. */
  readonly examples: readonly SelectionItem[]
  /** The card that asks, such as a Trainer or the attacker. */
  readonly by: Card | null
}

/** What was chosen, and why. */
export interface Chosen {
  readonly selection: readonly SelectionItem[]
  readonly why: string
  /** Where the question itself does not tell the rule. */
  readonly rule?: Rule
}

export function askedOf(situation: Situation): Asked | null {
  const { prompt } = situation.match
  const about = questionOf(prompt)
  if (prompt === null || about === null) return null
  const { choices, min, max, examples } = prompt
  return { situation, about, choices, min, max, examples, by: cardCalled('by' in about ? about.by : null) }
}

/** The Pokémon of either side among the choices. */
export function pokemonAmong({ situation, choices }: Asked): readonly PokemonView[] {
  const { me, foe } = situation.table
  const ids = new Set(choices.map(({ id }) => id))
  return [...inPlay(me), ...inPlay(foe)].filter(({ card }) => ids.has(card))
}

/** The energy cards among the choices, with whom they lie on. */
export function energyAmong({
  situation,
  choices,
}: Asked): readonly { readonly on: PokemonView; readonly energy: EnergyView }[] {
  const { me, foe } = situation.table
  const ids = new Set(choices.map(({ id }) => id))
  return [...inPlay(me), ...inPlay(foe)].flatMap((on) =>
    on.energy.filter(({ card }) => ids.has(card)).map((energy) => ({ on, energy })),
  )
}

/** What the cards among the choices are. */
export function cardsAmong({ situation, choices }: Asked): readonly CardView[] {
  const { me, foe } = situation.table
  const known = new Map<number, string | null>()
  for (const player of [me, foe]) for (const { card, id } of zonesOf(player)) known.set(card, id)
  return choices.flatMap(({ id, ref }) =>
    typeof id === 'number' && ref !== undefined && 'card' in ref
      ? [{ card: ref.card, id: known.get(ref.card) ?? null }]
      : [],
  )
}

/** A deck is in view while its player looks through it. */
function zonesOf({ deck, hand, discard, prizes, faceDown }: PlayerView): readonly CardView[] {
  return [...deck.top, ...hand, ...discard, ...prizes, ...faceDown]
}

/** As many as must be chosen, from the front; at most so many as are wanted. */
export function firstChosen({ min, max }: Asked, ranked: readonly CardId[], wanted: number): readonly CardId[] {
  return ranked.slice(0, Math.max(min, Math.min(max, wanted)))
}
