import type { Chance } from '@turnwright/kernel/search'
import { ticTacToe } from '@turnwright/tic-tac-toe'
import { cardGame } from './card-game.ts'
import { imagineAndHandIn, imagineAndRespond } from './imagining.ts'
import { peerCardGame } from './peer/card-game.ts'
import { clientPlayout, reducerPlayout } from './peer/play.ts'
import { peerTicTacToe } from './peer/tic-tac-toe.ts'
import { answeredPlayout, responderPlayout } from './play.ts'

/** A piece of work to be repeated; gives how many moves, answers or deals it did. */
export type Work = (chance: Chance) => number

const NO_UNDO = { disableUndo: true }

/** Everything that is raced, by name. Each runs in a process of its own, so it is made only when it is wanted. */
export const CONTENDERS = {
  'cards in process': () => responderPlayout(cardGame()),
  'cards by the peer, reducer': () => reducerPlayout(peerCardGame()),
  'cards by the peer, reducer without undo': () => reducerPlayout(peerCardGame(NO_UNDO)),

  'tic-tac-toe in process': () => responderPlayout(ticTacToe),
  'tic-tac-toe by the peer, reducer': () => reducerPlayout(peerTicTacToe()),
  'tic-tac-toe by the peer, reducer without undo': () => reducerPlayout(peerTicTacToe(NO_UNDO)),

  'cards answered': () => answeredPlayout(cardGame()),
  'cards by the peer, Client': () => clientPlayout(peerCardGame()),
  'cards by the peer, Client without undo': () => clientPlayout(peerCardGame(NO_UNDO)),

  'cards imagined, answer handed in': () => imagineAndHandIn(),
  'cards imagined, answer by a responder': () => imagineAndRespond(),
} satisfies Record<string, () => Work>

export type ContenderName = keyof typeof CONTENDERS

export function isContender(name: string): name is ContenderName {
  return Object.hasOwn(CONTENDERS, name)
}
