import type { CardId, Choice, Seat } from '@turnwright/kernel'
import {
  type AnySelection,
  type AskedSelector,
  type ChoiceId,
  choiceId,
  type Game,
  isGroup,
  project,
  validateSelection,
} from '@turnwright/kernel/host'
import type { Check } from '../check.ts'
import { LawBroken } from '../law-broken.ts'
import { answer, plainSelection } from '../play/moves.ts'
import { NO_LINES, type Sitting, seatOf } from '../play/sitting.ts'
import { sparsely } from '../sparsely.ts'

/**
 * Whoever chooses among cards that only they can tell apart keeps to themselves which it was. A card that is moved keeps
 * its id, and its place before can be told by that: where nobody is to know, it is slipped.
 */
export const hidesWhichCard: Check = {
  law: 'lets nobody tell by its id which hidden card was chosen',
  style: 'random',
  begin: ({ inPlainSight }) => ({
    atQuestion: sparsely((sitting) => {
      for (const selector of sitting.game.waiting?.selectors ?? [])
        if (!inPlainSight.has(selector.about?.kind ?? selector.title)) mustHideWhich(sitting, selector)
    }),
  }),
}

interface Offered {
  readonly id: ChoiceId
  readonly card: CardId
}

function mustHideWhich(sitting: Sitting, selector: AskedSelector): void {
  if (selector.type === 'action') return
  const { game } = sitting
  const owner = seatOf(game, selector)
  const offered = cardsAmong(selector.choices, selector.cards === true)
  if (offered.length < 2) return
  const selection = plainSelection(sitting, selector, sitting.chance(`which card of ${owner}`))
  for (const onlooker of sitting.onlookers) {
    const before = seenBy(game, onlooker)
    // Of a card whose id they never saw, such as one inside a deck, nobody learns by it where it was.
    const alike = offered.filter(
      ({ card }) => isHeld(game, card, owner) && !isHeld(game, card, onlooker) && names(before, card),
    )
    const chosen = alike.find(({ id }) => names(selection, id))
    const instead = alike.find(({ id }) => !names(selection, id))
    if (chosen === undefined || instead === undefined) continue
    const otherwise = replaced(selection, chosen.id, instead.id)
    if (!isLegal(selector, otherwise)) continue
    const one = { game: answered(sitting, selector, selection), card: chosen.card }
    const other = { game: answered(sitting, selector, otherwise), card: instead.card }
    if (isOpen(one, onlooker) || isOpen(other, onlooker)) continue
    const place = whereToldApart(seenBy(one.game, onlooker), seenBy(other.game, onlooker), one.card, other.card)
    if (place !== null)
      throw new LawBroken(
        `${sitting.nameOf(onlooker)} can tell by its id, at ${place}, which card ${selector.actor} chose ("${selector.title}"): slip it instead of moving it, or say in \`inPlainSight\` that all see which one goes\n  ${sitting.place()}`,
      )
  }
}

function isHeld({ cards }: Game, card: CardId, seat: Seat | null): boolean {
  return cards.isKnownTo(card, seat)
}

function cardsAmong(choices: readonly Choice[], numbersAreCards: boolean): readonly Offered[] {
  return choices.flatMap((choice) => {
    if (typeof choice === 'number') return numbersAreCards ? [{ id: choice, card: choice as CardId }] : []
    if (typeof choice === 'string') return []
    if (isGroup(choice)) return cardsAmong(choice.choices, numbersAreCards)
    return choice.ref !== undefined && 'card' in choice.ref ? [{ id: choiceId(choice), card: choice.ref.card }] : []
  })
}

function names(data: unknown, id: ChoiceId): boolean {
  if (typeof data !== 'object' || data === null) return data === id
  return Object.values(data).some((each) => names(each, id))
}

function replaced(selection: AnySelection, id: ChoiceId, by: ChoiceId): AnySelection {
  return JSON.parse(JSON.stringify(selection), (_, value: unknown) => (value === id ? by : value)) as AnySelection
}

function isLegal(selector: AskedSelector, selection: AnySelection): boolean {
  try {
    validateSelection(selector, selection)
    return true
  } catch {
    return false
  }
}

/** The game after this answer, and after those of the others where several are asked at once. */
function answered(sitting: Sitting, selector: AskedSelector, selection: AnySelection): Game {
  const game = sitting.copy()
  answer(sitting, game, selector, selection)
  const { waiting } = sitting.game
  if (waiting !== null && !waiting.concurrent)
    for (const other of waiting.selectors)
      if (other.actor !== selector.actor)
        answer(sitting, game, other, plainSelection(sitting, other, sitting.chance(`beside ${other.actor}`)))
  sitting.mustStand(game, 'after an answer')
  return game
}

interface Played {
  readonly game: Game
  readonly card: CardId
}

/** The rules turned the card over, or gave it another id. */
function isOpen({ game, card }: Played, onlooker: Seat | null): boolean {
  try {
    return game.cards.isKnownTo(card, onlooker)
  } catch {
    return true
  }
}

function seenBy(game: Game, onlooker: Seat | null): unknown {
  return project(game, onlooker, NO_LINES).view
}

/** Where one card stands in one of two pictures, and the other in the other. */
function whereToldApart(one: unknown, other: unknown, card: CardId, instead: CardId, path = 'view'): string | null {
  if (one === card && other === instead) return path
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return null
  for (const [key, value] of Object.entries(one)) {
    const beside = (other as Record<string, unknown>)[key]
    const place = whereToldApart(
      value,
      beside,
      card,
      instead,
      Array.isArray(one) ? `${path}[${key}]` : `${path}.${key}`,
    )
    if (place !== null) return place
  }
  return null
}
