import { type CardId, doNext, type Seat, take } from '@turnwright/kernel'
import { attackWith } from './attacks/resolve-attack.ts'
import { ceremony } from './ceremony.ts'
import { endDuel } from './ending.ts'
import { faceOf } from './faces.ts'
import { hasKnockOuts } from './knock-outs.ts'
import { mainChoices } from './main-choices.ts'
import type { Move } from './main-options.ts'
import { attachEnergy, discardPokemon, evolve, fuelOfCard, pokemonWith, putOnBench } from './movements.ts'
import { topCard } from './pokemon-in-play.ts'
import { activatePower } from './powers/activate-power.ts'
import { retreat } from './retreat.ts'
import { type Duel, other, playerAt } from './state.ts'
import { playTrainer } from './trainers/play-trainer.ts'
import { unavailableMoves } from './unavailable-moves.ts'

/** P8: a turn begins with a card; whoever cannot draw has lost. */
export function beginTurn(game: Duel, seat: Seat): void {
  const { state } = game
  state.matchState = 'PLAYER_TURN'
  state.phase = 'DRAW'
  state.turn = seat
  state.turnNumber++
  state.energyAttached = false
  state.retreatFailed = false
  ceremony(game, seat, 'DRAW_CARD')
  if (playerAt(state, seat).deck.length === 0) {
    game.tell({ kind: 'nothing-to-draw', n: state.turnNumber, by: seat })
    return endDuel(game, other(seat), 'DECK_OUT')
  }
  const { deck, hand } = playerAt(state, seat)
  game.cards.draw(deck, hand, seat)
  game.tell({ kind: 'turn', n: state.turnNumber, by: seat })
  state.phase = 'MAIN_PHASE'
  doNext(state.agenda, { do: 'main', seat })
}

const MAIN = { kind: 'main' } as const

/** P9: one thing after the other, until an attack or the wish to stop ends the turn. */
export function playOn(game: Duel, seat: Seat): void {
  const { state } = game
  state.phase = 'MAIN_PHASE'
  const chosen = game.ask.one(seat, MAIN, mainChoices(game, seat), {
    cards: true,
    // A question that answers itself would tell that the hand holds nothing.
    noAutoRespond: true,
    unavailable: () => unavailableMoves(game, seat),
  })
  carryOut(game, seat, chosen)
}

/** What comes back: a card by itself, a move, or a group that holds one. */
type Picked = CardId | Move | { readonly selection: readonly Move[] }

function carryOut(game: Duel, seat: Seat, chosen: Picked): void {
  const { agenda } = game.state
  if (typeof chosen === 'number') playCard(game, seat, chosen)
  else {
    const [move] = 'move' in chosen ? [chosen] : chosen.selection
    if (move === undefined || make(game, seat, move) === 'over') return
  }
  doNext(agenda, { do: 'main', seat })
  if (hasKnockOuts(game.state)) doNext(agenda, { do: 'knock-outs' })
}

/** Whether the main phase goes on. */
function make(game: Duel, seat: Seat, move: Move): 'on' | 'over' {
  const player = playerAt(game.state, seat)
  switch (move.move) {
    case 'attack':
      attackWith(game, seat, move.at)
      return 'over'
    case 'end':
      endTurn(game, seat)
      return 'over'
    case 'power':
      activatePower(game, seat, pokemonWith(player, move.card))
      return 'on'
    case 'discard':
      discardPokemon(game, seat, pokemonWith(player, move.card))
      game.tell({ kind: 'doll-put-away', by: seat, card: move.card })
      return 'on'
    case 'put':
      playOnPokemon(game, seat, move.card, move.target)
      return 'on'
    case 'retreat':
      retreat(game, seat, move.target)
      return 'on'
  }
}

function endTurn(game: Duel, seat: Seat): void {
  game.tell({ kind: 'turn-ended', by: seat })
  doNext(game.state.agenda, { do: 'between-turns' })
}

function playCard(game: Duel, seat: Seat, card: CardId): void {
  if (faceOf(game.cards.kind(card)).role === 'trainer') return playTrainer(game, seat, card)
  take(card, playerAt(game.state, seat).hand)
  game.cards.reveal(card)
  putOnBench(game, seat, card)
  game.tell({ kind: 'benched', by: seat, card })
}

/** P13, P16: a card from the hand on a Pokémon. */
function playOnPokemon(game: Duel, seat: Seat, card: CardId, target: CardId): void {
  const { state } = game
  const player = playerAt(state, seat)
  const pokemon = pokemonWith(player, target)
  if (faceOf(game.cards.kind(card)).role !== 'energy') return evolve(game, seat, card, pokemon)
  state.energyAttached = true
  take(card, player.hand)
  game.cards.reveal(card)
  attachEnergy(pokemon, card, fuelOfCard(game, card))
  game.tell({ kind: 'attached', by: seat, card, to: { card: topCard(pokemon) } })
}
