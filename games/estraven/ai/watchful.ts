import type { AgentKind, Question as Asked, Selection } from '@turnwright/kernel'
import type { AnySelection, Responder } from '@turnwright/kernel/host'
import type { Question } from '../rules/questions.ts'
import type { EstravenView, HandCardView, PlayerView } from '../rules/view.ts'
import { keepWorth } from './card-worth.ts'
import { greedy } from './greedy.ts'
import { faceOf, type Outlook, outlookOf } from './outlook.ts'
import { planMain } from './planning.ts'
import { watch } from './weights.ts'

/** Plays as greedy does, counts the cards that are really left, and ends no turn without mana for the answers that it holds. */
export const watchful: AgentKind<EstravenView, Question> = {
  about: 'Plays as greedy does, and keeps mana to answer in the other turn.',
  create: (chance) => {
    const otherwise = greedy.create(chance)
    return (question) => answer(question, otherwise)
  },
}

function answer(
  question: Asked<EstravenView, Question>,
  otherwise: Responder<EstravenView, Question>,
): AnySelection | undefined {
  if (question.about?.kind !== 'main') return otherwise(question)
  const outlook = lookAhead(outlookOf(question.projection().view, question.seat))
  const planned = planMain(outlook)
  return planned[0] === 'end-turn' ? (makeReady(outlook) ?? planned) : planned
}

/** E8: a graveyard that has not yet become the library will. */
function lookAhead({ me, foe, ...rest }: Outlook): Outlook {
  return { ...rest, me: { ...me, library: leftOf(me) }, foe: { ...foe, library: leftOf(foe) } }
}

function leftOf({ library, graveyard, hasNewLibrary }: PlayerView): number {
  return library + (hasNewLibrary ? 0 : graveyard.length)
}

/** Pitches what is missed least until the answers in hand can be paid: the hand is drawn full again. */
function makeReady({ me }: Outlook): Selection | null {
  if (me.library < watch.library) return null
  const answers = me.hand.filter(isReaction).toSorted((a, b) => worth(b) - worth(a))
  const wanted = answers.slice(0, watch.answers).reduce((sum, { cost }) => sum + cost, 0)
  if (wanted <= me.pool) return null
  const spare = me.hand.filter((held) => !isReaction(held) && (held.pitch ?? 0) > 0 && worth(held) <= watch.spare)
  const [least] = spare.toSorted((a, b) => worth(a) / (a.pitch ?? 1) - worth(b) / (b.pitch ?? 1))
  return least === undefined ? null : [{ title: 'Pitch', selection: [least.card] }]
}

function isReaction({ id }: HandCardView): boolean {
  return faceOf(id).type === 'reaction'
}

function worth({ id }: HandCardView): number {
  return keepWorth(faceOf(id))
}
