import type { Selection } from '@turnwright/kernel'
import type { SelectCardsPrompt } from '../prompts.ts'
import {
  answerNow,
  type Asked,
  cardCalled,
  decline,
  decliningWord,
  identitiesOffered,
  isOffered,
  leftOf,
  listOf,
  type PlannedAnswer,
  Refusal,
  type Translation,
} from './translation.ts'

export function selectCards(
  mode: SelectCardsPrompt['mode'],
  source: SelectCardsPrompt['source'],
): Translation<'selectCards'> {
  return {
    prompt: (asked) => ({
      kind: 'selectCards',
      mode,
      source,
      count: 1,
      eligibleCards: identitiesOffered(asked),
      mayDecline: decliningWord(asked) !== null,
    }),
    read: (asked, { cards }) => oneCard(asked, cards),
  }
}

export const selectBonusCards: Translation<'selectBonusCards'> = {
  prompt: (asked) => ({ kind: 'selectBonusCards', count: 1, eligibleCards: identitiesOffered(asked) }),
  read: (asked, { cards }) => oneCard(asked, cards),
}

function oneCard(asked: Asked, cards: unknown): readonly PlannedAnswer[] {
  const [identity, ...more] = listOf(cards)
  if (identity === undefined) return decline(asked)
  if (more.length > 0) throw new Refusal('TOO_MANY', `One card is asked for, not ${1 + more.length}`)
  return answerNow(asked, [cardCalled(asked, identity)])
}

export const drawCards: Translation<'drawCards'> = {
  prompt: (asked) => ({
    kind: 'drawCards',
    remaining: leftOf(asked.about),
    trayCards: identitiesOffered(asked),
    deckAvailable: isOffered(asked, 'deck'),
    mayDecline: decliningWord(asked) !== null,
  }),

  read(asked, { trayCards, numDeckCards }) {
    const left = leftOf(asked.about)
    const tray = [...new Set(listOf(trayCards))].map((identity): Selection => [cardCalled(asked, identity)])
    if (!Number.isInteger(numDeckCards) || numDeckCards < 0) throw new Refusal('MALFORMED', 'numDeckCards is a number')
    if (numDeckCards > 0 && !isOffered(asked, 'deck')) throw new Refusal('NO_DECK', 'The deck is empty')
    if (tray.length + numDeckCards > left) throw new Refusal('TOO_MANY', `${left} cards can be drawn`)
    if (tray.length + numDeckCards === 0) return decline(asked)
    const draws = [...tray, ...Array.from({ length: numDeckCards }, (): Selection => ['deck'])]
    return draws.map((draw, at) => ({ asking: 'draw-card', left: left - at, select: () => draw }))
  },
}
