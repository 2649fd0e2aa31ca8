/** E57: the round from which a war is fought with fury. */
const FIRST_ROUND = 6

/** E57: what the units of whoever is on have more in power, in this round of a game. */
export function furyIn(round: number): number {
  return round < FIRST_ROUND ? 0 : round - FIRST_ROUND + 1
}
