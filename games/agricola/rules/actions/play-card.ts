import type { CardId, Seat } from '@turnwright/kernel'
import { cardAt } from '../../cards/catalogue.ts'
import type { Goods } from '../../cards/goods.ts'
import type { AgricolaActionManager } from '../action-manager.ts'
import { skillsOf } from '../skills.ts'
import { playerAt, presentFrom } from '../state.ts'

/** Lays a card from the hand in front of the player; it does what it says, and others answer it. A passing card then moves on. */
export function layOut(
  actions: AgricolaActionManager,
  seat: Seat,
  card: CardId,
  paid: Goods,
  event: 'playOccupation' | 'buildImprovement',
): void {
  const { game } = actions
  const { cards, state } = game
  const player = playerAt(state, seat)
  const kind = cards.kind(card)
  cards.reveal(card)
  removeFrom(player.hand, card)
  const played = { card, kind, n: 0 }
  player.inPlay.push(played)
  player.skills |= skillsOf(kind)
  game.tell({ kind: 'plays', seat, card, paid })
  actions.wakePlayed(seat, played, event)
  if (cardAt(kind).passing) {
    player.inPlay.splice(player.inPlay.indexOf(played), 1)
    passOn(actions, seat, card)
  }
  actions.wakeOnce()
}

/** To the left neighbour's hand; alone at the table it leaves the game. */
function passOn({ game }: AgricolaActionManager, seat: Seat, card: CardId): void {
  const { state } = game
  const [, next] = presentFrom(state, seat)
  if (next === undefined) {
    state.box.push(card)
    game.tell({ kind: 'leaves-game', seat, card })
    return
  }
  playerAt(state, next).hand.push(card)
  game.tell({ kind: 'passed-on', seat, card, to: next })
}

function removeFrom(hand: CardId[], card: CardId): void {
  hand.splice(hand.indexOf(card), 1)
}
