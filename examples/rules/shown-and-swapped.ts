import { type CardId, type GameDefinition, noOptions, nth, type Rules, type Seat } from '@turnwright/kernel'

/** A pearl lies under one of three cups. Each in turn lifts one with a neighbour and swaps two unseen; then all guess. */
export interface CupsState {
  cups: CardId[]
  turn: Seat
}

export type Said =
  | { readonly kind: 'lift' | 'swap' | 'guess' | 'open' }
  | { readonly kind: 'lifted'; readonly by: Seat; readonly beside: Seat; readonly card: CardId }
  | { readonly kind: 'swapped'; readonly by: Seat }

type Cups = Rules<CupsState, Record<string, never>, Said>

const PLACES = [0, 1, 2]

export const cups: GameDefinition<CupsState, Record<string, never>, unknown, Said> = {
  id: 'cups',
  name: 'Cups',
  rules: 0,
  seats: { min: 2, max: 4 },
  options: noOptions,
  identities: ['pearl', 'pebble'],
  words: {
    en: {
      lift: () => 'Lift a cup',
      swap: () => 'Swap two cups',
      guess: () => 'Where is the pearl?',
      lifted: ({ by, beside, card }, say) => say`${say.seat(by)} and ${say.seat(beside)} look at ${say.card(card)}`,
      swapped: ({ by }, say) => say`${say.seat(by)} swaps two cups behind a cloth`,
      open: () => 'All cups are lifted',
    },
  },

  setup({ cards }) {
    const under = cards.create('cup', ['pearl', 'pebble', 'pebble'])
    cards.shuffle(under)
    return { cups: under, turn: 0 }
  },

  step(game) {
    if (game.state.turn === game.players.length) return open(game, guesses(game))
    lift(game, game.state.turn)
    swap(game, game.state.turn)
    game.state.turn++
  },

  result: () => null,
  leave: (game) => open(game, []),
  view: (state, _seat, cards) => ({ cups: state.cups.map((card) => ({ card, under: cards.identity(card) })) }),
}

/** Two may look; the others see who does, and at which cup. */
function lift(game: Cups, seat: Seat): void {
  const card = game.ask.card(seat, { kind: 'lift' }, game.state.cups)
  const beside = (seat + 1) % game.players.length
  for (const each of [seat, beside]) game.cards.show(card, each)
  game.tell({ kind: 'lifted', by: seat, beside, card })
}

/** The cups lie as before, and nobody but who swapped can tell any more which is which. */
function swap(game: Cups, seat: Seat): void {
  const row = game.state.cups
  const places = game.ask.some(seat, { kind: 'swap' }, PLACES, { count: 2 }, { private: true })
  const [one, other] = [nth(places, 0), nth(places, 1)]
  const moved = nth(row, one)
  row[one] = nth(row, other)
  row[other] = moved
  game.cards.conceal(row, [seat])
  game.tell({ kind: 'swapped', by: seat })
}

function guesses(game: Cups): readonly Seat[] {
  const about = { kind: 'guess' } as const
  const asked = game.players.map(({ name }) => ({ actor: name, about, choices: PLACES, private: true }))
  const answers = game.requestInputMany(asked)
  const pearl = game.state.cups.findIndex((cup) => game.cards.identity(cup) === 'pearl')
  return answers.flatMap(({ seat, selection }) => (selection[0] === pearl ? seat : []))
}

function open(game: Cups, winners: readonly Seat[]): never {
  game.cards.reveal(game.state.cups)
  const scores = game.players.map(({ seat }) => (winners.includes(seat) ? 1 : 0))
  return game.finish({ winners, scores, reason: { kind: 'open' } })
}
