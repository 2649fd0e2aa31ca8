import { type CardId, type Seat, take } from '@turnwright/kernel'
import { FACTION_NAMES } from '../cards/deck-pairs.ts'
import { FACTIONS } from '../cards/words-of-the-game.ts'
import { note } from './ask.ts'
import { dealDecks } from './setup.ts'
import { type Estraven, playerAt } from './state.ts'

const DECK_CHOICES = FACTIONS.map((faction) => ({
  id: faction,
  title: FACTION_NAMES[faction],
  ref: { space: `deck-${faction}` },
  value: faction,
}))

/** E1: each player chooses two different decks, at the same time. */
export function chooseDecks(game: Estraven): void {
  const { state } = game
  note(game, null, 'decks')
  const open = game.players.filter(({ seat }) => playerAt(state, seat).decks.length === 0)
  const chosen = game.requestInputMany(
    open.map(({ name }) => ({
      actor: name,
      title: 'Choose two decks',
      choices: DECK_CHOICES,
      count: 2,
      private: true,
    })),
  )
  for (const { seat, selection } of chosen) {
    playerAt(state, seat).decks = FACTIONS.filter((faction) => selection.includes(faction))
    game.tell('{player} plays {decks}', {
      player: { seat },
      decks: playerAt(state, seat)
        .decks.map((faction) => FACTION_NAMES[faction])
        .join(' and '),
    })
  }
  dealDecks(game, state)
}

/** E4: once, any cards under the library; as many are drawn, then the library is shuffled. */
export function mulligan(game: Estraven): void {
  const { state } = game
  note(game, null, 'mulligan')
  const chosen = game.requestInputMany(
    game.players.map(({ name, seat }) => {
      const { hand } = playerAt(state, seat)
      return {
        actor: name,
        title: 'Put any cards under your library',
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
  if (given.length > 0) game.tell('{player} exchanges {count} cards', { player: { seat }, count: given.length })
}
