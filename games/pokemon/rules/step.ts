import { type Seat, takeTask } from '@turnwright/kernel'
import { passBetweenTurns } from './between-turns.ts'
import { bothSolemnly } from './ceremony.ts'
import { faceOf } from './faces.ts'
import { judge, promote, resolveKnockOuts, takePrize } from './knock-outs.ts'
import type { PokemonInPlay } from './pokemon-in-play.ts'
import { hasWorking } from './powers/working.ts'
import { bringDecks } from './setting-up/brought-decks.ts'
import { bothDrawAgain, deal, drawBonus, lookForBasics } from './setting-up/deal.ts'
import { chooseActive, chooseBench, chooseFirst, setPrizes } from './setting-up/opening.ts'
import { anyPokemon, type Duel, other, playerAt } from './state.ts'
import type { Task } from './task.ts'
import { beginTurn, playOn } from './turn.ts'

/** One step: the first task of the agenda, which may put more of them there. */
export function step(game: Duel): void {
  const task = takeTask(game.state.agenda)
  if (task === undefined) throw new Error('a duel has always something left to do')
  perform(game, task)
  openHand(game, 0)
  openHand(game, 1)
}

function perform(game: Duel, task: Task): void {
  switch (task.do) {
    case 'bring-decks':
      return bringDecks(game)
    case 'approve':
      return approve(game)
    case 'deal':
      return deal(game)
    case 'look-for-basics':
      return lookForBasics(game)
    case 'both-draw-again':
      return bothDrawAgain(game)
    case 'mulligan-bonus':
      return drawBonus(game, task.seat)
    case 'opening-active':
      return chooseActive(game)
    case 'opening-bench':
      return chooseBench(game)
    case 'set-prizes':
      return setPrizes(game)
    case 'first-player':
      return chooseFirst(game)
    case 'turn':
      return beginTurn(game, task.seat)
    case 'main':
      return playOn(game, task.seat)
    case 'knock-outs':
      return resolveKnockOuts(game)
    case 'prize':
      return takePrize(game, task.seat)
    case 'judge':
      return judge(game)
    case 'promote':
      return promote(game, task.seat)
    case 'between-turns':
      return passBetweenTurns(game)
  }
}

/** P56: both agree to the match before anything is dealt. */
function approve(game: Duel): void {
  game.state.matchState = 'MATCH_APPROVAL'
  bothSolemnly(game, 'APPROVE_MATCH')
  game.state.matchState = 'PRE_GAME_SETUP'
}

/** P49: Clairvoyance, asked after every step and rarely there, so that a glance at the cards must do. */
function openHand(game: Duel, seat: Seat): void {
  const foe = other(seat)
  if (anyPokemon(playerAt(game.state, foe), mayBeClairvoyant) && hasWorking(game.state, foe, 'opponentHandRevealed'))
    game.cards.reveal(playerAt(game.state, seat).hand)
}

function mayBeClairvoyant({ kind }: PokemonInPlay): boolean {
  const { powerKind } = faceOf(kind)
  return powerKind === 'opponentHandRevealed' || powerKind === 'copyDefending'
}
