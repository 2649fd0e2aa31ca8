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
import { type Hidden, isOpen, type Offered, whereToldApart } from './told-apart.ts'

/**
 * Whoever chooses among cards that only they can tell apart keeps to themselves which it was. A card that is moved keeps
 * its id: its place before can be told by that, and whoever knew it, as after passing it on, still does. Where nobody is
 * to know, it is slipped.
 */
export const hidesWhichCard: Check = {
  law: 'lets nobody tell which hidden card was chosen, by its id or because they knew it before',
  style: 'random',
  begin: ({ inPlainSight }) => ({
    atQuestion: sparsely((sitting) => {
      for (const selector of sitting.game.waiting?.selectors ?? [])
        if (!inPlainSight.has(selector.about?.kind ?? selector.title)) mustHideWhich(sitting, selector)
    }),
  }),
}

/** Of an answer with more cards than this, so many are exchanged for another, one at a time. */
const MOST_EXCHANGED = 3

function mustHideWhich(sitting: Sitting, selector: AskedSelector): void {
  if (selector.type === 'action') return
  const { game } = sitting
  const owner = seatOf(game, selector)
  const offered = cardsAmong(selector.choices, selector.cards === true).filter(
    ({ card }) => game.cards.isKnownTo(card, owner) && !game.cards.isPublic(card),
  )
  if (offered.length < 2) return
  const selection = plainSelection(sitting, selector, sitting.chance(`which card of ${owner}`))
  const answered = new Answered(sitting, selector)
  for (const onlooker of sitting.onlookers)
    if (onlooker !== owner)
      for (const [chosen, instead] of exchanges(game, offered, selection, onlooker)) {
        const otherwise = replaced(selection, chosen.id, instead.id)
        if (!isLegal(selector, otherwise)) continue
        const one = { game: answered.with(selection), card: chosen }
        const other = { game: answered.with(otherwise), card: instead }
        if (isOpen(one, onlooker) || isOpen(other, onlooker)) continue
        const place = whereToldApart(one, other, onlooker)
        if (place !== null) throw new LawBroken(complaint(sitting, selector, onlooker, place, chosen))
      }
}

function complaint(
  sitting: Sitting,
  { actor, title }: AskedSelector,
  onlooker: Seat | null,
  place: string,
  { wasKnown }: Hidden,
): string {
  const how = wasKnown ? `, having known it before, at ${place},` : ` by its id, at ${place},`
  return `${sitting.nameOf(onlooker)} can tell${how} which card ${actor} chose ("${title}"): slip it instead of moving it, or say in \`inPlainSight\` that all see which one goes\n  ${sitting.place()}`
}

/** Cards of the answer, each with one that could have been chosen in its place. */
function exchanges(
  game: Game,
  offered: readonly Offered[],
  selection: AnySelection,
  onlooker: Seat | null,
): readonly (readonly [Hidden, Hidden])[] {
  const before = project(game, onlooker, NO_LINES).view
  const hidden = offered.map((each) => ({ ...each, wasKnown: game.cards.isKnownTo(each.card, onlooker) }))
  // Of a card whose id they never saw, such as one inside a deck, nobody learns by it where it was.
  const followed = hidden.filter(({ card, wasKnown }) => wasKnown || names(before, card))
  const exchanged = followed.flatMap((chosen) => {
    if (!names(selection, chosen.id)) return []
    const others = (chosen.wasKnown ? hidden : followed).filter(
      (each) => !names(selection, each.id) && !isSame(game, chosen, each),
    )
    const instead = others.find(({ wasKnown }) => wasKnown === chosen.wasKnown) ?? others[0]
    return instead === undefined ? [] : [[chosen, instead] as const]
  })
  return exchanged.slice(0, MOST_EXCHANGED)
}

/** Who knows that both are carp learns nothing from which one it was. */
function isSame({ cards }: Game, one: Hidden, other: Hidden): boolean {
  return one.wasKnown && other.wasKnown && cards.identity(one.card) === cards.identity(other.card)
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

/** The game after an answer, and after those of the others where several are asked at once. */
class Answered {
  readonly #sitting: Sitting
  readonly #selector: AskedSelector
  readonly #games = new Map<string, Game>()

  constructor(sitting: Sitting, selector: AskedSelector) {
    this.#sitting = sitting
    this.#selector = selector
  }

  with(selection: AnySelection): Game {
    const key = JSON.stringify(selection)
    const game = this.#games.get(key) ?? this.#play(selection)
    this.#games.set(key, game)
    return game
  }

  #play(selection: AnySelection): Game {
    const sitting = this.#sitting
    const game = sitting.copy()
    answer(sitting, game, this.#selector, selection)
    const { waiting } = sitting.game
    if (waiting !== null && !waiting.concurrent)
      for (const other of waiting.selectors)
        if (other.actor !== this.#selector.actor)
          answer(sitting, game, other, plainSelection(sitting, other, sitting.chance(`beside ${other.actor}`)))
    sitting.mustStand(game, 'after an answer')
    return game
  }
}
