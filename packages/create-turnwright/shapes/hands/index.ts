import {
  type CardId,
  type GameDefinition,
  type GameModule,
  noOptions,
  nth,
  randomAgent,
  type Seat,
} from '@turnwright/kernel'
import { thrifty } from './agent.ts'

/** Everything the game asks and tells, as data. A card stands in a field called `card`. */
export type Ask = { readonly kind: 'play' }
export type Line =
  | { readonly kind: 'played'; readonly by: Seat; readonly card: CardId }
  | { readonly kind: 'takes'; readonly by: Seat }
  | { readonly kind: 'left'; readonly by: Seat }
  | { readonly kind: 'hands-empty' }
  | { readonly kind: 'deserted' }

/** Every card is in exactly one place. What it is, and who knows it, stands in `game.cards`. */
interface State {
  deck: CardId[]
  hands: CardId[][]
  table: CardId[]
  played: CardId[]
  tricks: number[]
  lead: Seat
  gone: Seat | null
}

/** What a seat is shown: of the other's hand the number of cards alone. */
export interface View {
  readonly hand: readonly { readonly card: CardId; readonly value: string | null }[]
  readonly table: readonly { readonly card: CardId; readonly value: string | null }[]
  readonly handSizes: readonly number[]
  readonly tricks: readonly number[]
}

const VALUES = Array.from({ length: 20 }, (_, at) => String(at + 1))
const HAND = 5

const rules: GameDefinition<State, Record<string, never>, View, Ask | Line> = {
  id: 'my-game',
  name: 'My Game',
  // 0 while you write it; from 1 on it is raised whenever an old game would come out differently.
  rules: 0,
  seats: { min: 2, max: 2 },
  options: noOptions,
  identities: VALUES,
  words: {
    en: {
      play: () => 'Play a card',
      played: ({ by, card }, say) => say`${say.seat(by)} plays ${say.card(card)}`,
      takes: ({ by }, say) => say`${say.seat(by)} takes the trick`,
      left: ({ by }, say) => say`${say.seat(by)} leaves`,
      'hands-empty': () => 'All cards are played',
      deserted: () => 'The other player left',
    },
  },

  setup({ cards, players }) {
    const deck = cards.create('number', VALUES)
    cards.shuffle(deck)
    const hands = players.map(({ seat }) => {
      const hand: CardId[] = []
      cards.draw(deck, hand, seat, HAND)
      return hand
    })
    return { deck, hands, table: [], played: [], tricks: [0, 0], lead: 0, gone: null }
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
    if (followed > led) state.lead = 1 - state.lead
    state.tricks[state.lead] = nth(state.tricks, state.lead) + 1
    state.played.push(...state.table.splice(0))
    game.tell({ kind: 'takes', by: state.lead })
  },

  result({ hands, tricks, gone }) {
    if (gone !== null) return { winners: [1 - gone], scores: tricks, reason: { kind: 'deserted' } }
    if (hands.some((hand) => hand.length > 0)) return null
    const most = Math.max(...tricks)
    const winners = [0, 1].filter((seat) => tricks[seat] === most)
    return { winners, scores: tricks, reason: { kind: 'hands-empty' } }
  },

  leave(game, seat) {
    game.state.gone = seat
    game.tell({ kind: 'left', by: seat })
  },

  view({ hands, table, tricks }, seat, cards) {
    const shown = (card: CardId) => ({ card, value: cards.identity(card) })
    const hand = seat === null ? [] : nth(hands, seat)
    return { hand: hand.map(shown), table: table.map(shown), handSizes: hands.map((each) => each.length), tricks }
  },
}

export const myGame: GameModule<State, Record<string, never>, View, Ask | Line> = {
  definition: rules,
  about: { tagline: 'Five tricks, and the higher card takes each.', minutes: 5 },
  agents: { random: randomAgent, thrifty },
}
