import type { CardId, ChoiceOption, Seat } from '@turnwright/kernel'
import { pickOption } from '../ask.ts'
import type { PokemonInPlay } from '../pokemon-in-play.ts'
import { type Duel, other, playerAt } from '../state.ts'

interface Spot extends ChoiceOption<Sight> {
  readonly value: Sight
}

/** Where somebody looks: at a card, or at a random one of a hand. */
type Sight = { readonly card: CardId } | 'hand'

/** Peek: one card that is hidden, seen by its owner alone. */
export function peek(game: Duel, seat: Seat, pokemon: PokemonInPlay): void {
  const about = { asking: 'peek', by: pokemon.kind } as const
  const sight = pickOption(game, seat, about, 'Choose where to look', spotsFor(game, seat)) as Sight
  const card = sight === 'hand' ? randomCard(game, other(seat)) : sight.card
  game.cards.show(card, seat)
  game.tell('You see {card}', { card: { card } }, [seat])
}

function randomCard(game: Duel, seat: Seat): CardId {
  const { hand } = playerAt(game.state, seat)
  return hand[game.random.int(hand.length)] as CardId
}

/** Every place that Peek can look at. */
function spotsFor({ state }: Duel, seat: Seat): Spot[] {
  const spots: Spot[] = []
  for (const owner of [seat, other(seat)]) {
    const { deck, prizes } = playerAt(state, owner)
    const whose = owner === seat ? 'your' : "your opponent's"
    const top = deck.at(-1)
    if (top !== undefined) spots.push({ id: `deck-${owner}`, title: `The top of ${whose} deck`, value: { card: top } })
    for (const [at, card] of prizes.entries())
      spots.push({
        id: `prize-${owner}-${at}`,
        title: `Prize ${at + 1} of ${owner === seat ? 'yours' : 'your opponent'}`,
        value: { card },
      })
  }
  if (playerAt(state, other(seat)).hand.length > 0)
    spots.push({ id: 'hand', title: "A random card of your opponent's hand", value: 'hand' })
  return spots
}
