import { type CardId, nth, type Seat } from '@turnwright/kernel'
import type { PokemonInPlay } from '../pokemon-in-play.ts'
import type { DuelChoice } from '../questions.ts'
import { type Duel, other, playerAt } from '../state.ts'
import { printedId } from '../traits.ts'

interface Spot {
  readonly id: string
  readonly about: DuelChoice
  readonly value: Sight
}

/** Where somebody looks. */
type Sight = { readonly owner: Seat } & (
  | { readonly at: 'deck' | 'hand' }
  | { readonly at: 'prize'; readonly n: number }
)

/** Peek: one card that is hidden, seen by its owner alone. Where they look is plain to see. */
export function peek(game: Duel, seat: Seat, pokemon: PokemonInPlay): void {
  const sight = game.ask.one(seat, { kind: 'peek', by: printedId(pokemon) }, spotsFor(game, seat))
  const card = cardAt(game, sight)
  const { owner } = sight
  if (sight.at === 'prize') game.tell({ kind: 'peeked-at-prize', by: seat, owner, at: sight.n })
  else game.tell({ kind: 'peeked', by: seat, owner, at: sight.at })
  game.cards.show(card, seat)
  game.tell({ kind: 'seen', card }, [seat])
  if (sight.at === 'hand') game.tell({ kind: 'was-seen', by: seat, card }, [owner])
}

function cardAt({ state, random }: Duel, sight: Sight): CardId {
  const { deck, hand, prizes } = playerAt(state, sight.owner)
  switch (sight.at) {
    case 'deck':
      return nth(deck, deck.length - 1)
    case 'prize':
      return nth(prizes, sight.n)
    case 'hand':
      return nth(hand, random.int(hand.length))
  }
}

/** Every place that Peek can look at. */
function spotsFor({ state }: Duel, seat: Seat): Spot[] {
  const spots: Spot[] = []
  for (const owner of [seat, other(seat)]) {
    const { deck, prizes } = playerAt(state, owner)
    const isOwn = owner === seat
    if (deck.length > 0)
      spots.push({ id: `deck-${owner}`, about: { kind: 'top-of-deck', owner, isOwn }, value: { owner, at: 'deck' } })
    for (const n of prizes.keys())
      spots.push({
        id: `prize-${owner}-${n}`,
        about: { kind: 'prize-at', owner, isOwn, at: n },
        value: { owner, at: 'prize', n },
      })
  }
  const foe = other(seat)
  if (playerAt(state, foe).hand.length > 0)
    spots.push({ id: 'hand', about: { kind: 'card-of-hand', owner: foe }, value: { owner: foe, at: 'hand' } })
  return spots
}
