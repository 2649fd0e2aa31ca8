import type { CardId, Choice, Chosen, Seat, SelectSelector } from '@turnwright/kernel'
import type { Asking } from './asking.ts'
import { type Duel, other } from './state.ts'

/** What a question is about: its kind, and the card it comes from (an index into CARDS, or -1). */
export interface About {
  readonly asking: Asking
  readonly by: number
}

/** A question of a duel: what it may say. */
export type DuelQuestion<C> = Pick<
  SelectSelector<C>,
  'actor' | 'title' | 'choices' | 'cards' | 'noAutoRespond' | 'private' | 'min' | 'max' | 'count'
>

/** Notes down what the next question is about. */
export function noteAsking({ state }: Duel, seat: Seat, asking: Asking, by: number): void {
  state.asking = asking
  state.asked = seat
  state.askedBy = by
}

/** Puts a question, noting down what it is about. */
export function put<const C extends Choice>(
  game: Duel,
  seat: Seat,
  { asking, by }: About,
  question: DuelQuestion<C>,
): readonly Chosen<C>[] {
  noteAsking(game, seat, asking, by)
  return game.requestInputSingle(evened(question))
}

/** One shape for all questions keeps asking fast; what is undefined was not given. */
function evened<C extends Choice>(question: DuelQuestion<C>): SelectSelector<C> {
  const { actor, title, choices, cards, noAutoRespond, min, max, count } = question
  return {
    actor,
    title,
    choices,
    cards,
    noAutoRespond,
    private: question.private,
    min,
    max,
    count,
  } as SelectSelector<C>
}

/** One of these cards, or of the Pokémon whose top cards they are. A single one is taken unasked where all know it. */
export function pickCard(game: Duel, seat: Seat, about: About, title: string, choices: readonly CardId[]): CardId {
  const [chosen] = put(game, seat, about, { actor: game.player(seat).name, title, choices, cards: true })
  return chosen as CardId
}

/** One card of a hand. It is asked for where only one fits, too: otherwise others would learn that nothing else in the hand does. */
export function pickFromHand(game: Duel, seat: Seat, about: About, title: string, choices: readonly CardId[]): CardId {
  const actor = game.player(seat).name
  const [chosen] = put(game, seat, about, { actor, title, choices, cards: true, noAutoRespond: true })
  return chosen as CardId
}

/** So many of these cards. */
export function pickCards(
  game: Duel,
  seat: Seat,
  about: About,
  title: string,
  choices: readonly CardId[],
  count: number,
): readonly CardId[] {
  return put(game, seat, about, { actor: game.player(seat).name, title, choices, cards: true, count })
}

/** Up to so many of these cards, which everybody can see. */
export function pickUpTo(
  game: Duel,
  seat: Seat,
  about: About,
  title: string,
  choices: readonly CardId[],
  max: number,
): readonly CardId[] {
  return put(game, seat, about, { actor: game.player(seat).name, title, choices, cards: true, min: 0, max })
}

/** One of a few words or options. */
export function pickOption<const C extends Choice>(
  game: Duel,
  seat: Seat,
  about: About,
  title: string,
  choices: readonly C[],
): Chosen<C> {
  const [chosen] = put(game, seat, about, { actor: game.player(seat).name, title, choices })
  return chosen as Chosen<C>
}

export const NOTHING = { id: 'nothing', title: 'Nothing' } as const

/** P40: looks through a deck; the others learn neither what is there nor whether something was taken. */
export function pickFromDeck(
  game: Duel,
  seat: Seat,
  about: About,
  title: string,
  choices: readonly CardId[],
): CardId | null {
  const [chosen] = put(game, seat, about, {
    actor: game.player(seat).name,
    title,
    choices: [...choices, NOTHING],
    cards: true,
    private: true,
  })
  return chosen === undefined || chosen === 'nothing' ? null : chosen
}

const YES_NO = [
  { id: 'yes', title: 'Yes' },
  { id: 'no', title: 'No' },
] as const

export function isWilling(game: Duel, seat: Seat, about: About, title: string): boolean {
  return pickOption(game, seat, about, title, YES_NO) === 'yes'
}

/** A coin that everybody sees. */
export function flipCoin(game: Duel, seat: Seat, why: string): boolean {
  const heads = game.random.coin()
  game.state.flips.push({ seat, why, heads })
  game.tell(heads ? '{player} flips heads: {why}' : '{player} flips tails: {why}', { player: { seat }, why })
  return heads
}

/** Takes a card out of a hidden zone so that nobody but its owner knows which one it was. */
export function takeUnseen(game: Duel, seat: Seat, card: CardId, from: CardId[], to: CardId[]): void {
  if (game.cards.isKnownTo(card, other(seat))) game.cards.slip(card, from, to, seat)
  else game.cards.move(card, from, to)
}
