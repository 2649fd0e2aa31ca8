/** Those who play at each level. A name begins with the level, so that whoever reads it in a log or a record knows it. */
const PLAYERS: Readonly<Record<string, readonly string[]>> = {
  easy: ['Pip', 'Dot', 'Milo', 'Tess', 'Ollie'],
  fair: ['Nora', 'Hugo', 'Lena', 'Jonas', 'Mara'],
  strong: ['Bruno', 'Vera', 'Magnus', 'Petra', 'Oskar'],
  master: ['Ida', 'Konrad', 'Leona', 'Anselm', 'Sibyl'],
}

/** What the bots of a kind are called, in the order in which they sit down: "Easy Pip", "Easy Dot"; "Generator v1 bot". */
export function botNames(agent: string): readonly string[] {
  const words = agent.replaceAll('-', ' ')
  const kind = `${words.charAt(0).toUpperCase()}${words.slice(1)}`
  const players = Object.hasOwn(PLAYERS, agent) ? PLAYERS[agent] : undefined
  return players === undefined ? [`${kind} bot`] : players.map((player) => `${kind} ${player}`)
}

/** What a bot is called that sits down beside others. */
export function botName(agent: string, beside: readonly (string | null)[] = []): string {
  const [first = agent, ...others] = botNames(agent)
  return [first, ...others].find((name) => !beside.includes(name)) ?? first
}
