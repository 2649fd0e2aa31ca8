import type { ActionSelector, CardId, Plain, Player, Seat } from '@turnwright/kernel'
import { READY_DECKS } from '../../cards/decks/ready-decks.ts'
import { asKept, BROUGHT, cardsOfDeck, deckProblems, NO_DECK } from '../options.ts'
import { type Duel, playerAt } from '../state.ts'

/**
 * P60: whoever brings a deck chooses it now, both at the same time and unseen. Which cards there are is no secret of the kernel's cards
 * but of this answer: a fork keeps the list, so that programs that play fair look at their projection alone.
 */
export function bringDecks(game: Duel): void {
  const { state, options, players } = game
  const bringing = players.filter(({ seat }) => [options.deck1, options.deck2][seat] === BROUGHT)
  state.matchState = 'DECK_VALIDATION'
  const brought = game.requestInputMany(bringing.map(question))
  for (const { seat, selection } of brought) {
    const player = playerAt(state, seat)
    for (const deck of selection) {
      player.deck = cardsFor(game.cards, seat, deck)
      player.brought = deck
    }
    game.tell({ kind: 'brought-deck', by: seat })
  }
}

/** The cards of a deck that has been checked. Those of different players never change hands, so their backs differ. */
export function cardsFor(cards: Duel['cards'], seat: Seat, deck: string): CardId[] {
  return cards.create(`deck ${seat + 1}`, cardsOfDeck(deck))
}

const QUESTION = { kind: 'bring-deck' } as const

function question({ name }: Player): ActionSelector<string> {
  return {
    type: 'action',
    actor: name,
    about: QUESTION,
    private: true,
    accept,
    examples: readyIds,
  }
}

function readyIds(): readonly string[] {
  return READY_DECKS.map(({ id }) => id)
}

/** Whatever else was pasted is not kept. */
function accept(answer: Plain): { readonly value: string; readonly kept: string } | { readonly refused: string } {
  if (typeof answer !== 'string') return { refused: `A deck ${NO_DECK}` }
  const problems = deckProblems(answer)
  if (problems.length > 0) return { refused: problems.join('; ') }
  const deck = asKept(answer)
  return { value: deck, kept: deck }
}
