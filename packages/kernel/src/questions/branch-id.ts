/** What the branchId law looks at: who is awaited, and whether their answers are independent of each other. */
export interface WaitingPlayers {
  readonly players: readonly string[]
  readonly concurrent: boolean
}

/** K41: the branch changes when play has moved on for someone, not while answers are being collected. */
export function shouldUpdateBranchId(
  previousWaiting: WaitingPlayers | null,
  currentWaiting: WaitingPlayers | null,
): boolean {
  if (!previousWaiting) return true
  if (!currentWaiting) return true
  if (previousWaiting.concurrent) return !currentWaiting.concurrent
  return hasNewPlayers(previousWaiting.players, currentWaiting.players)
}

function hasNewPlayers(previous: readonly string[], current: readonly string[]): boolean {
  return current.some((player) => !previous.includes(player))
}
