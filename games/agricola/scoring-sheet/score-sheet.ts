import { TOTAL_ROUNDS } from '../cards/round-cards.ts'
import { playerOf } from './player-of.ts'
import { readSheet } from './read-sheet.ts'
import { placesOf, scoreOf } from './score-of.ts'
import type { ScoreSheet } from './sheet.ts'

/** The points of a game on a real table, by the same rules as here. Throws a WrongSheet that names what is wrong. */
export function scoreSheet(value: unknown): ScoreSheet {
  const sheet = readSheet(value)
  const players = sheet.players.map(playerOf)
  const scores = players.map((_, seat) => scoreOf({ players, round: TOTAL_ROUNDS }, seat))
  const places = placesOf(scores)
  const named = sheet.players.map(({ name }) => (name === null ? {} : { name }))
  return { players: scores.map((score, at) => ({ ...named[at], ...score, place: places[at] as number })) }
}
