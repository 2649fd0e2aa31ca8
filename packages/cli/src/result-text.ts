import type { Player } from '@turnwright/kernel'
import type { ToldResult } from '@turnwright/kernel/host'

/** Who won and why, then everybody's score. */
export function resultText({ winners, scores, reason, secondLooks }: ToldResult, players: readonly Player[]): string {
  const names = winners.map((seat) => players[seat]?.name ?? `seat ${seat + 1}`)
  const width = Math.max(...players.map(({ name }) => name.length))
  return [
    `${verdict(names)}${secondLooks === true ? ', with second looks' : ''}: ${reason}`,
    ...players.map(({ seat, name }) => `  ${name.padEnd(width)}  ${scores[seat] ?? 0}`),
  ].join('\n')
}

function verdict(winners: readonly string[]): string {
  if (winners.length === 0) return 'Nobody wins'
  return winners.length === 1 ? `${winners[0]} wins` : `${winners.join(' and ')} share the win`
}
