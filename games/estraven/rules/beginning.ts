import { type CardId, type Seat, take } from '@turnwright/kernel'
import { FACTIONS } from '../cards/words-of-the-game.ts'
import { dealDecks } from './setup.ts'
import { type Estraven, playerAt } from './state.ts'

const DECK_CHOICES = FACTIONS.map((faction) => ({
  id: faction,
  about: { kind: 'deck', faction },
  ref: { space: `deck-${faction}` },
  value: faction,
}))

/** E1: each player chooses two different decks, at the same time. */
export function chooseDecks(game: Estraven): void {
  const { state } = game
  const open = game.players.filter(({ seat }) => playerAt(state, seat).decks.length === 0)
  const chosen = game.requestInputMany(
    open.map(({ name }) => ({
      actor: name,
      about: { kind: 'decks' },
      choices: DECK_CHOICES,
      count: 2,
      private: true,
    })),
  )
  for (const { seat, selection } of chosen)
    playerAt(state, seat).decks = FACTIONS.filter((faction) => selection.includes(faction))
  dealDecks(game, state)
}

/** E4: once, any cards under the library; as many are drawn, then the library is shuffled. */
export function mulligan(game: Estraven): void {
  const { state } = game
  const chosen = game.requestInputMany(
    game.players.map(({ name, seat }) => {
      const { hand } = playerAt(state, seat)
      return {
        actor: name,
        about: { kind: 'mulligan' },
        choices: hand.slice(),
        cards: true,
        private: true,
        min: 0,
        max: hand.length,
      }
    }),
  )
  for (const { seat, selection } of chosen) exchange(game, seat, selection)
  state.phase = 'start'
}

function exchange(game: Estraven, seat: Seat, given: readonly CardId[]): void {
  const { state, cards } = game
  const { hand, library } = playerAt(state, seat)
  for (const card of given) {
    take(card, hand)
    library.unshift(card)
  }
  cards.draw(library, hand, seat, given.length)
  cards.shuffle(library)
  if (given.length > 0) game.tell({ kind: 'exchanges', seat, count: given.length })
}
