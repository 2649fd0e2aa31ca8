import { farmView } from '../rules/farm-view.ts'
import { fieldCardOf } from '../rules/in-play.ts'
import type { AgricolaState } from '../rules/state.ts'
import { scoreOf } from '../scoring-sheet/score-of.ts'
import type { Known } from './table-from-log.ts'

/** What everybody may know, taken from the state itself. */
export function knownOf(state: AgricolaState): Known {
  const { round, marker, stock, people, majors, open, players } = structuredClone(state)
  return {
    round,
    marker,
    stock,
    people,
    majors,
    open,
    players: [...players],
    hands: players.map(({ hand }) => hand.length),
  }
}

/** The same in the form in which two of them are compared. */
export function shown({ round, marker, stock, people, majors, players, hands }: Known): object {
  return {
    round,
    marker,
    stock,
    people,
    majors,
    hands,
    players: players.map((player, seat) => {
      const { supply, family, begging, bonus, inPlay, promised, majors: built } = player
      return {
        supply,
        family,
        begging,
        bonus,
        promised,
        built,
        farm: farmView(player),
        inPlay: inPlay.map(({ card, kind }) => ({ card, kind })),
        onCard: fieldCardOf(player)?.n ?? 0,
        points: scoreOf({ players, round }, seat),
      }
    }),
  }
}
