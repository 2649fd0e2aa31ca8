import type { TournamentResults } from '@turnwright/arena'

/** Which game it was, for how many, and what was not usual about it. */
export function tableName({ name, seats, agreed }: TournamentResults): string {
  return [`${name} for ${seats}`, ...agreed].join(', ')
}

/** Where it stands in a page: a game may be played more than once, with other options. */
export function tableId({ game, seats }: TournamentResults, at: number): string {
  return `${game}-${seats}-${at + 1}`
}
