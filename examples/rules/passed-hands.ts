import { type CardId, type GameDefinition, noOptions, nth, type Rules, type Seat } from '@turnwright/kernel'

/** Everybody hides a lantern of their hand and passes the rest on, until none is left; the brightest loft wins. */
export interface LoftState {
  deck: CardId[]
  hands: CardId[][]
  lofts: CardId[][]
}

export type Said =
  | { readonly kind: 'hide' | 'brightest' }
  | { readonly kind: 'hid'; readonly by: Seat; readonly card: CardId }

export type Lofts = Rules<LoftState, Record<string, never>, Said>

const LANTERNS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12']
const HAND = 4

export const lofts: GameDefinition<LoftState, Record<string, never>, unknown, Said> = {
  id: 'lofts',
  name: 'Lofts',
  rules: 0,
  seats: { min: 2, max: 3 },
  options: noOptions,
  identities: LANTERNS,
  words: {
    en: {
      hide: () => 'Hide a lantern',
      hid: ({ by, card }, say) => say`${say.seat(by)} hides ${say.card(card)}`,
      brightest: () => 'The brightest loft wins',
    },
  },

  setup({ cards, players }) {
    const deck = cards.create('lantern', LANTERNS)
    cards.shuffle(deck)
    const hands = players.map(({ seat }) => cards.draw(deck, [], seat, HAND))
    return { deck, hands, lofts: players.map(() => []) }
  },

  step(game) {
    for (const { seat, card } of chosenBy(game)) hide(game, seat, card)
    passOn(game)
    if (game.state.hands.every((hand) => hand.length === 0)) open(game)
  },

  result: () => null,
  leave: (game) => open(game),

  view({ hands, lofts: all }, seat, cards) {
    const shown = (zone: readonly CardId[]) => zone.map((card) => ({ card, lantern: cards.identity(card) }))
    return { hand: seat === null ? [] : shown(nth(hands, seat)), lofts: all.map(shown) }
  },
}

/** Nobody is told anything before all have chosen. */
export function chosenBy(game: Lofts): readonly { readonly seat: Seat; readonly card: CardId }[] {
  const asked = game.players.map(({ seat, name }) => ({
    actor: name,
    about: { kind: 'hide' } as const,
    choices: nth(game.state.hands, seat),
    cards: true,
    private: true,
  }))
  return game.requestInputMany(asked).map(({ seat, selection }) => ({ seat, card: nth(selection, 0) }))
}

/** Who passed these cards on knows them still. Slipped, it could be any of them; `card` names nothing any more. */
function hide(game: Lofts, seat: Seat, card: CardId): void {
  const { hands, lofts: all } = game.state
  const hidden = game.cards.slip(card, nth(hands, seat), nth(all, seat), seat)
  game.tell({ kind: 'hid', by: seat, card: hidden })
}

/** To the left; whoever gets a hand looks at it. */
export function passOn({ state, cards }: Lofts): void {
  const last = state.hands.pop()
  if (last !== undefined) state.hands.unshift(last)
  for (const [seat, hand] of state.hands.entries()) cards.show(hand, seat)
}

/** Also when somebody leaves: nothing is secret any more. */
function open(game: Lofts): never {
  const { state, cards } = game
  for (const loft of state.lofts) cards.reveal(loft)
  const scores = state.lofts.map((loft) => loft.reduce((sum, card) => sum + Number(cards.identity(card)), 0))
  const brightest = Math.max(...scores)
  const winners = [...scores.keys()].filter((seat) => scores[seat] === brightest)
  return game.finish({ winners, scores, reason: { kind: 'brightest' } })
}
