import { type CardId, take } from '@turnwright/kernel'
import type { AutomaAction } from '../../cards/automa.ts'
import { passes } from '../../cards/bird-test.ts'
import { FACES, type Face } from '../../cards/food.ts'
import { clearTray, discardCard, refillTray, topCard } from '../deck.ts'
import { nextTurn } from '../end-turn.ts'
import { removeDie } from '../feeder.ts'
import { automaCardOf, birdOf, bonusOf } from '../identities.ts'
import { openWindow } from '../pink.ts'
import type { Wingspan } from '../state.ts'
import type { AutomaState } from './state.ts'

const NOBODY = -1
const HUMAN = 0

/** W56, W57: it turns up a card and does what the section of the round says. */
export function automaTurn(game: Wingspan): void {
  const { state, cards } = game
  const { automa } = state
  const card = automa?.deck.pop()
  if (automa === null || card === undefined) throw new Error('the solo opponent has no card to turn up')
  automa.turnsLeft--
  cards.reveal(card)
  automa.discard.push(card)
  const action = automaCardOf(cards, card).byRound[state.round - 1] as AutomaAction
  ;(automa.cubes[state.round - 1] as number) += action.cube
  nextTurn(state, HUMAN)
  act(game, automa, action)
  refillTray(game)
}

function act(game: Wingspan, automa: AutomaState, action: AutomaAction): void {
  switch (action.action) {
    case 'playBird':
      return playBird(game, automa)
    case 'drawCards':
      clearTray(game)
      game.tell('The Automa clears the tray and keeps a card')
      return keepHidden(game, automa)
    case 'layEggs':
      automa.eggs += action.eggs
      return game.tell('The Automa lays {n} eggs', { n: action.eggs })
    case 'gainFood':
      takeDie(game, action.diceOrder)
      if (action.activatePink) openWindow(game, NOBODY, { did: 'automa' })
  }
}

/** The best bird of the tray that its bonus card wants; the others it wants are discarded. */
function playBird(game: Wingspan, automa: AutomaState): void {
  const { state, cards } = game
  const wanted = state.tray.filter((card) => isWanted(game, automa, card))
  const [best, ...others] = wanted.toSorted((a, b) => birdOf(cards, b).points - birdOf(cards, a).points)
  if (best === undefined) {
    game.tell('The Automa finds no bird it wants and keeps a card')
    return keepHidden(game, automa)
  }
  take(best, state.tray)
  automa.birds.push(best)
  for (const card of others) {
    take(card, state.tray)
    discardCard(game, card)
  }
  game.tell('The Automa plays {bird}', { bird: { card: best } })
}

function isWanted({ cards }: Wingspan, { bonus }: AutomaState, card: CardId): boolean {
  const { counts } = bonusOf(cards, bonus[0] as CardId)
  return counts.what === 'birds' && passes(birdOf(cards, card), counts.that)
}

function keepHidden(game: Wingspan, automa: AutomaState): void {
  const card = topCard(game)
  if (card !== null) automa.hidden.push(card)
}

function takeDie(game: Wingspan, order: readonly Face[]): void {
  const { feeder } = game.state
  const wanted = order.find((face) => (feeder[FACES.indexOf(face)] as number) > 0)
  if (wanted === undefined) return
  game.tell('The Automa takes the die that shows {face}', { face: wanted })
  removeDie(game, FACES.indexOf(wanted))
}
