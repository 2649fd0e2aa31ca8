import type { SimulationReport } from '@turnwright/arena'

/** What a series came to, for people. */
export function reportText(name: string, report: SimulationReport): string {
  const { agents, games, seconds, wins, draws, meanScores, seed } = report
  const drawn = agents.length === 1 ? [] : [draws]
  const width = Math.max(drawn.length * 'draws'.length, ...agents.map((agent) => agent.length))
  const rows = agents.map((agent, at) => {
    const won = wins[at] ?? 0
    return `  ${agent.padEnd(width)}  ${share(won, games)}  ${counted(won)} won  mean score ${(meanScores[at] ?? 0).toFixed(2)}`
  })
  return [
    `${counted(games)} ${games === 1 ? 'game' : 'games'} of ${name} in ${seconds} s`,
    ...rows,
    ...drawn.map((n) => `  ${'draws'.padEnd(width)}  ${share(n, games)}  ${counted(n)}`),
    `${counted(report.gamesPerSecond)} games/s, ${counted(report.decisionsPerSecond)} decisions/s`,
    `Seed ${seed}: the same seed gives the same games.`,
  ].join('\n')
}

function share(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`.padStart(7)
}

function counted(number: number): string {
  return Math.round(number).toLocaleString('en')
}
