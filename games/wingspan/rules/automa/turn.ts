import { type CardId, nth, take } from '@turnwright/kernel'
import type { AutomaAction } from '../../cards/automa.ts'
import { addTo } from '../counts.ts'
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
  const action = nth(automaCardOf(cards, card).byRound, state.round - 1)
  addTo(automa.cubes, state.round - 1, action.cube)
  game.tell({ kind: 'automa-turns-up', card, cube: action.cube })
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
      return game.tell({ kind: 'automa-clears-tray', n: keepHidden(game, automa) })
    case 'layEggs':
      automa.eggs += action.eggs
      return game.tell({ kind: 'automa-lays', n: action.eggs })
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
  if (best === undefined) return game.tell({ kind: 'automa-finds-none', n: keepHidden(game, automa) })
  take(best, state.tray)
  automa.birds.push(best)
  for (const card of others) {
    take(card, state.tray)
    discardCard(game, card)
  }
  game.tell({ kind: 'automa-plays', card: best })
  if (others.length > 0) game.tell({ kind: 'automa-discards', cards: others })
}

function isWanted({ cards }: Wingspan, { bonus }: AutomaState, card: CardId): boolean {
  const { counts } = bonusOf(cards, nth(bonus, 0))
  return counts.what === 'birds' && passes(birdOf(cards, card), counts.that)
}

/** How many cards it kept: none where none is left. */
function keepHidden(game: Wingspan, automa: AutomaState): number {
  const card = topCard(game)
  if (card === null) return 0
  automa.hidden.push(card)
  return 1
}

function takeDie(game: Wingspan, order: readonly Face[]): void {
  const { feeder } = game.state
  const wanted = order.find((face) => (feeder[FACES.indexOf(face)] ?? 0) > 0)
  if (wanted === undefined) return
  game.tell({ kind: 'automa-takes-die', face: wanted })
  removeDie(game, FACES.indexOf(wanted))
}
