import { type GameRecord, replay } from '@turnwright/kernel/host'
import { games } from '@turnwright/games'

/** What a page has to say of a record; `golden-records.browser.ts` brings this into one. */
export function verdictOn(record: GameRecord): string {
  const module = games.find(({ definition }) => definition.id === record.game)
  if (module === undefined) return `there is no game "${record.game}"`
  const { verdict, reason } = replay(module.definition, record)
  return reason === null ? verdict : `${verdict}: ${reason}`
}
