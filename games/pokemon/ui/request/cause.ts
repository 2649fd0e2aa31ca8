import type { PokemonCard } from '../../cards/card.ts'
import { powerText } from '../../cards/words/power-words.ts'
import { trainerText } from '../../cards/words/trainer-words.ts'
import { cardCalled } from '../../rules/faces.ts'
import type { Seat } from '@turnwright/kernel'
import type { Prompt } from '@turnwright/kernel/host'
import type { DuelQuestion } from '../../rules/questions.ts'
import type { DuelView } from '../../rules/view.ts'
import { questionOf } from '../../words/kinds.ts'

/** Why something is asked: a Trainer, a power, an attack, a retreat. */
export interface Cause {
  readonly title: string
  /** The whole of it; empty where the title says enough. */
  readonly text: string
  /** The card, to be enlarged where its text does not stand here. */
  readonly id: string | null
}

/** Null where the question speaks for itself. */
export function causeOf(view: DuelView, prompt: Pick<Prompt, 'about'>, seat: Seat | null): Cause | null {
  const about = questionOf(prompt)
  if (about === null) return null
  if (about.kind === 'mulligan-bonus')
    return { title: 'Mulligan', text: 'Your opponent has no Basic Pokémon, shows the hand and draws anew.', id: null }
  const card = cardCalled('by' in about ? about.by : null)
  if (card?.supertype === 'Trainer') return { title: card.name, text: trainerText(card), id: card.id }
  return card?.supertype === 'Pokemon' ? causedBy(card, about, view, seat) : null
}

function causedBy(card: PokemonCard, { kind }: DuelQuestion, view: DuelView, seat: Seat | null): Cause {
  const { id, name, power } = card
  if (view.phase === 'ATTACK') return { title: `Attack of ${name}`, text: '', id }
  if (kind === 'own-energy') {
    const cost = view.players.find((player) => player.seat === seat)?.active?.retreat.cost ?? 0
    const text = `It costs ${cost} energy in all, one card after the other; a double card gives no change.`
    return { title: `Retreat of ${name}`, text, id }
  }
  return { title: `${power?.name ?? 'Power'} of ${name}`, text: power === null ? '' : powerText(power), id }
}
