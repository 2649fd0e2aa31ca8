import type { CardId, GameDefinition, Seat } from '../src/index.ts'
import { Random, randomSelection } from '../src/search.ts'
import { smallGame, started } from './small-game.ts'

export interface Fishing {
  deck: CardId[]
  skies: CardId[]
  hands: CardId[][]
  table: CardId[]
  turn: Seat
}

const FISH = ['carp', 'carp', 'pike', 'bass', 'eel', 'eel', 'trout', 'perch', 'tench', 'bream']
const SKIES = ['sun', 'rain', 'fog']

/**
 * A turn has all that makes imagining hard: cards drawn, cards played, a die, a private answer, a card that slips away
 * unseen, a hand shuffled into the deck, and questions after each of them within the same step.
 */
export const fishing: GameDefinition<Fishing> = smallGame<Fishing>(
  (game) => {
    const deck = game.cards.create('fish', FISH)
    const skies = game.cards.create('sky', SKIES)
    game.cards.shuffle(deck)
    game.cards.shuffle(skies)
    const hands = game.players.map(({ seat }) => {
      const hand: CardId[] = []
      game.cards.draw(deck, hand, seat, 2)
      return hand
    })
    return { deck, skies, hands, table: [], turn: 0 }
  },
  {
    seats: { min: 2, max: 2 },
    identities: [...new Set([...FISH, ...SKIES])],
    step(game) {
      const { state, cards } = game
      const [me, rival] = [game.player(state.turn), game.player(1 - state.turn)]
      const [hand, theirs] = [state.hands[me.seat] as CardId[], state.hands[rival.seat] as CardId[]]
      cards.draw(state.deck, hand, me.seat)
      const [move] = game.requestInputSingle({
        actor: me.name,
        title: 'Play a fish',
        choices: [...hand, 'reshuffle', 'look up'],
        cards: true,
      })
      if (move === 'reshuffle') {
        const count = hand.length
        state.deck.push(...hand.splice(0))
        cards.shuffle(state.deck)
        cards.draw(state.deck, hand, me.seat, count)
      } else if (move === 'look up') cards.show(state.skies, me.seat)
      else {
        cards.move(move as CardId, hand, state.table)
        cards.reveal(move as CardId)
      }
      if (game.random.die(6) > 2) {
        const [reaction] = game.requestInputSingle({
          actor: rival.name,
          title: 'React',
          choices: ['duck', ...theirs],
          cards: true,
          private: true,
        })
        if (reaction !== 'duck') cards.slip(reaction as CardId, theirs, state.deck, rival.seat)
      }
      game.requestInputSingle({ actor: me.name, title: 'Done?', choices: ['yes', 'of course'] })
      state.turn = rival.seat
    },
    result: ({ deck }) => (deck.length > 0 ? null : { winners: [], scores: [], reason: 'fished out' }),
    view: (state, _, cards) => {
      const seen = (zone: readonly CardId[]) => zone.map((card) => [card, cards.identity(card) ?? 'hidden'])
      return [seen(state.deck), seen(state.skies), state.hands.map(seen), seen(state.table)]
    },
  },
)

/** The game after so many random answers, or at its end. */
export function fished(seed: string, answers: number) {
  const game = started(fishing, 2, seed)
  const chance = Random.fromSeed(`moves of ${seed}`)
  for (let i = 0; i < answers; i++) {
    const [selector] = game.waiting?.selectors ?? []
    if (selector === undefined) break
    const { actor, title } = selector
    game.respondToInputRequest({ actor, title, selection: randomSelection(selector, chance) })
  }
  return game
}
