import type { CardId, MaskedCards, Seat } from '@turnwright/kernel'
import { identifierOf } from '../match/vocabulary.ts'
import { cardView, cardViews } from './card-views.ts'
import { pokemonView } from './pokemon-view.ts'
import { prizesTaken } from './prizes.ts'
import { type DuelState, type PlayerState } from './state.ts'
import type { DeckView, DuelView, KnownCard, PlayerView } from './view.ts'

export function view(state: DuelState, seat: Seat | null, cards: MaskedCards): DuelView {
  const { winner, playing, first } = state
  const [played] = playing
  return {
    matchState: state.matchState,
    phase: state.phase,
    turnNumber: state.turnNumber,
    currentPlayer: state.turnNumber === 0 ? null : identifierOf(state.turn),
    firstPlayer: first === null ? null : identifierOf(first),
    you: seat === null ? null : identifierOf(seat),
    prizesToWin: state.prizesToWin,
    suddenDeaths: state.suddenDeaths,
    energyAttached: state.energyAttached,
    retreatFailed: state.retreatFailed,
    players: state.players.map((player, owner) => playerView(state, player, owner, owner === seat, cards)),
    playing: played === undefined ? null : cardView(cards, played),
    winner: winner === null ? null : identifierOf(winner),
    winCondition: state.winCondition,
  }
}

function playerView(
  state: DuelState,
  player: PlayerState,
  owner: Seat,
  isOwn: boolean,
  cards: MaskedCards,
): PlayerView {
  const { active, bench, brought } = player
  return {
    seat: owner,
    identifier: identifierOf(owner),
    deck: deckView(player.deck, cards),
    hand: cardViews(cards, player.hand),
    discard: cardViews(cards, player.discard),
    prizes: cardViews(cards, player.prizes),
    prizesTaken: prizesTaken(state, player),
    faceDown: cardViews(cards, player.faceDown),
    active: active === null ? null : pokemonView(state, owner, active, -1, cards),
    bench: bench.map((each, at) => pokemonView(state, owner, each, at, cards)),
    mulligans: player.mulligans,
    noTrainers: player.noTrainersIn === state.turnNumber && state.turnNumber > 0,
    ...(isOwn && brought !== undefined ? { brought: brought.split('\n') } : {}),
  }
}

/** The top cards that the seat has seen, as far as it knows them without a gap. */
function deckView(deck: readonly CardId[], cards: MaskedCards): DeckView {
  const top: KnownCard[] = []
  for (let at = deck.length - 1; at >= 0; at--) {
    const card = deck[at]
    if (card === undefined) break
    const id = cards.identity(card)
    if (id === null) break
    top.push({ card, id })
  }
  return { size: deck.length, top }
}
