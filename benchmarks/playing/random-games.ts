import type { Game } from '@turnwright/kernel/host'
import { type Question, Random, randomSelection } from '@turnwright/kernel/search'
import { serveGames } from './games.ts'

/** A multiple of 15, so that games with fifteen decks meet all of them between two looks. */
const GAMES_BETWEEN_LOOKS = 45

/** In a process of its own: plays games of two at random for as many seconds as it is asked to. */
export function serveRandomGames<State, Options>(open: () => Game<State, Options>): void {
  const chance = Random.fromSeed('random')
  const responder = ({ selector }: Question) => randomSelection(selector, chance)
  serveGames(open, [responder, responder], GAMES_BETWEEN_LOOKS)
}
