import { type GameModule, noOptions, nth, randomAgent } from '@turnwright/kernel'
import type { CardId, MaskedCards, Seat } from '@turnwright/kernel'
import { thrifty } from './agent.ts'

/** Everything the game asks and tells, as data; `words` makes sentences of it. A card stands in a field called `card`. */
export type Said =
  | { readonly kind: 'play' | 'hands-empty' }
  | { readonly kind: 'played'; readonly by: Seat; readonly card: CardId }
  | { readonly kind: 'left'; readonly by: Seat }

/** Every card is in exactly one place. What it is, and who knows it, stands in `game.cards`. */
type Places = { deck: CardId[]; hands: CardId[][]; table: CardId[]; won: CardId[][] }
export type State = Places & { lead: Seat; gone: Seat | null }

/** What a seat is shown: of the other's hand the number of cards alone. */
function view({ hands, table, won }: State, seat: Seat | null, cards: MaskedCards) {
  const shown = (card: CardId) => ({ card, value: cards.identity(card) })
  const hand = seat === null ? [] : nth(hands, seat).map(shown)
  return { hand, table: table.map(shown), handSizes: hands.map(({ length }) => length), tricks: tricksIn(won) }
}
export type View = ReturnType<typeof view>
const tricksIn = (won: State['won']): readonly number[] => won.map(({ length }) => length / 2)
const VALUES = Array.from({ length: 20 }, (_, at) => String(at + 1))

export const myGame: GameModule<State, Record<string, never>, View, Said> = {
  about: { tagline: 'Five tricks, and the higher card takes each.', minutes: 5 },
  agents: { random: randomAgent, thrifty },
  definition: {
    id: 'my-game',
    name: 'My Game',
    rules: 0, // While you write it; from 1 on it is raised whenever an old game would come out differently.
    seats: { min: 2, max: 2 },
    options: noOptions,
    identities: VALUES,
    words: {
      en: {
        play: () => 'Play a card',
        played: ({ by, card }, say) => say`${say.seat(by)} plays ${say.card(card)}`,
        left: ({ by }, say) => say`${say.seat(by)} leaves`,
        'hands-empty': () => 'All cards are played',
      },
    },
    setup({ cards, players }) {
      const deck = cards.create('number', VALUES)
      cards.shuffle(deck)
      const hands = players.map(({ seat }) => cards.draw(deck, [], seat, 5))
      return { deck, hands, table: [], won: [[], []], lead: 0, gone: null }
    },
    step(game) {
      const { state, cards } = game
      const by = state.table.length === 0 ? state.lead : 1 - state.lead
      const hand = nth(state.hands, by)
      const card = game.ask.card(by, { kind: 'play' }, hand)
      cards.move(card, hand, state.table)
      cards.reveal(card)
      game.tell({ kind: 'played', by, card })
      const [led, followed] = state.table.map((each) => Number(cards.identity(each)))
      if (led === undefined || followed === undefined) return
      if (followed > led) state.lead = by
      nth(state.won, state.lead).push(...state.table.splice(0))
    },
    result({ hands, won, gone }) {
      const scores = tricksIn(won)
      if (gone !== null) return { winners: [1 - gone], scores, reason: { kind: 'left', by: gone } }
      if (hands.some((hand) => hand.length > 0)) return null
      const winners = [0, 1].filter((seat) => scores[seat] === Math.max(...scores))
      return { winners, scores, reason: { kind: 'hands-empty' } }
    },
    leave: ({ state }, seat) => void (state.gone = seat),
    view,
  },
}
