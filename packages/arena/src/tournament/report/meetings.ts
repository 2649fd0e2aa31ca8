import type { LineUp } from '../line-ups.ts'
import { contestantAt, dealOf, type TournamentGame } from '../tournament.ts'
import { type Share, shareOver } from './share.ts'

/** Two who sat at the same tables, and how often the first came in ahead; a shared place is half of that. */
export interface Meeting extends Share {
  readonly one: string
  readonly other: string
}

export function meetingsOf(
  lineUps: readonly LineUp[],
  names: readonly string[],
  games: readonly TournamentGame[],
): Meeting[] {
  const met = names.map(() => names.map((): { deal: number; won: number }[] => []))
  for (const { lineUp, number, places } of games) {
    const sitting = lineUps[lineUp] as LineUp
    const deal = dealOf(number, sitting.length)
    for (let seat = 0; seat < sitting.length; seat++)
      for (let other = 0; other < sitting.length; other++) {
        const [one, two] = [contestantAt(sitting, number, seat), contestantAt(sitting, number, other)]
        if (one < two) met[one]?.[two]?.push({ deal, won: aheadBy(places[seat] as number, places[other] as number) })
      }
  }
  return met.flatMap((row, one) =>
    row.flatMap((met, two) =>
      met.length === 0 ? [] : [{ one: names[one] as string, other: names[two] as string, ...shareOver(met) }],
    ),
  )
}

function aheadBy(own: number, others: number): number {
  return own === others ? 1 / 2 : own < others ? 1 : 0
}
