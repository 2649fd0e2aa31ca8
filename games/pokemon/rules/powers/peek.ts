import type { CardId, ChoiceOption, Seat } from '@turnwright/kernel'
import { pickOption } from '../ask.ts'
import type { PokemonInPlay } from '../pokemon-in-play.ts'
import { type Duel, other, playerAt } from '../state.ts'

interface Spot extends ChoiceOption<Sight> {
  readonly value: Sight
}

/** Where somebody looks. */
type Sight = { readonly owner: Seat } & (
  | { readonly at: 'deck' | 'hand' }
  | { readonly at: 'prize'; readonly n: number }
)

/** Peek: one card that is hidden, seen by its owner alone. Where they look is plain to see. */
export function peek(game: Duel, seat: Seat, pokemon: PokemonInPlay): void {
  const about = { asking: 'peek', by: pokemon.kind } as const
  const sight = pickOption(game, seat, about, 'Choose where to look', spotsFor(game, seat)) as Sight
  const card = cardAt(game, sight)
  game.tell(WORDS[sight.at], {
    player: { seat },
    owner: { seat: sight.owner },
    n: sight.at === 'prize' ? sight.n + 1 : 0,
  })
  game.cards.show(card, seat)
  game.tell('You see {card}', { card: { card } }, [seat])
  if (sight.at === 'hand') game.tell('{player} has seen {card}', { player: { seat }, card: { card } }, [sight.owner])
}

const WORDS: Readonly<Record<Sight['at'], string>> = {
  deck: '{player} looks at the top of the deck of {owner}',
  prize: '{player} looks at Prize {n} of {owner}',
  hand: '{player} looks at a card in the hand of {owner}',
}

function cardAt({ state, random }: Duel, sight: Sight): CardId {
  const { deck, hand, prizes } = playerAt(state, sight.owner)
  switch (sight.at) {
    case 'deck':
      return deck.at(-1) as CardId
    case 'prize':
      return prizes[sight.n] as CardId
    case 'hand':
      return hand[random.int(hand.length)] as CardId
  }
}

/** Every place that Peek can look at. */
function spotsFor({ state }: Duel, seat: Seat): Spot[] {
  const spots: Spot[] = []
  for (const owner of [seat, other(seat)]) {
    const { deck, prizes } = playerAt(state, owner)
    const whose = owner === seat ? 'your' : "your opponent's"
    if (deck.length > 0)
      spots.push({ id: `deck-${owner}`, title: `The top of ${whose} deck`, value: { owner, at: 'deck' } })
    for (const n of prizes.keys())
      spots.push({
        id: `prize-${owner}-${n}`,
        title: `Prize ${n + 1} of ${owner === seat ? 'yours' : 'your opponent'}`,
        value: { owner, at: 'prize', n },
      })
  }
  const foe = other(seat)
  if (playerAt(state, foe).hand.length > 0)
    spots.push({ id: 'hand', title: "A random card of your opponent's hand", value: { owner: foe, at: 'hand' } })
  return spots
}
