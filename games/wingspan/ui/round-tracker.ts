import type { RoundTracker } from '@turnwright/tabletop'
import type { WingspanView } from '../rules/view.ts'

/** "Round 3 · turn 3 of 6": the round, and the turn of whoever is on. */
export function roundTracker({ round, turn, turnsByRound, players }: WingspanView): RoundTracker {
  const of = turnsByRound.length
  if (round === 0) return { label: 'Choosing hands', steps: { now: -1, of } }
  const turns = turnsByRound[round - 1] ?? 0
  const player = players[turn]
  // A turn is counted off when its action is chosen.
  const isChosen = player?.lastTurn.action !== null
  const now = turns - (player?.turnsLeft ?? 0) + (isChosen ? 0 : 1)
  return { label: `Round ${round} · turn ${Math.min(now, turns)} of ${turns}`, steps: { now: round - 1, of } }
}
