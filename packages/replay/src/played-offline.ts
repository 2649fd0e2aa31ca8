import type { GameRecord } from '@turnwright/kernel/host'

/** What is said to people of a game that was played offline. */
export const PLAYED_OFFLINE = 'Played offline: it counts for no rating and no deal.'

/** Whether the game was played where no server looked on; such records bear a mark. */
export function isPlayedOffline(record: GameRecord & { readonly playedOffline?: unknown }): boolean {
  return record.playedOffline === true
}
