/** A candidate, and what its playouts came to. */
export interface Judged<Candidate> {
  readonly candidate: Candidate
  /** Of all its playouts; 0 where none came to an end. */
  readonly mean: number
  readonly playouts: number
}

/** Plays one deal out with a candidate: what it was worth, or null where the deal led nowhere. */
export type PlayOut<Candidate> = (candidate: Candidate, deal: number) => number | null

class Tally<Candidate> implements Judged<Candidate> {
  readonly candidate: Candidate
  playouts = 0
  #sum = 0

  constructor(candidate: Candidate) {
    this.candidate = candidate
  }

  get mean(): number {
    return this.playouts === 0 ? 0 : this.#sum / this.playouts
  }

  add(worth: number | null): void {
    if (worth === null) return
    this.#sum += worth
    this.playouts++
  }
}

/**
 * Sequential halving: everybody is tried on the same deals, the better half goes on, and so forth, until about `playouts`
 * are spent. Common deals take the luck of the deal out of the comparison. The best comes first; of equals, the one
 * that was named first.
 */
export function bestByHalving<Candidate>(
  candidates: readonly Candidate[],
  playouts: number,
  playOut: PlayOut<Candidate>,
): readonly Judged<Candidate>[] {
  const rounds = Math.max(1, Math.ceil(Math.log2(candidates.length)))
  let alive = candidates.map((candidate) => new Tally(candidate))
  let beaten: Tally<Candidate>[] = []
  let deal = 0
  while (alive.length > 1) {
    const deals = Math.max(1, Math.floor(playouts / (rounds * alive.length)))
    for (const last = deal + deals; deal < last; deal++)
      for (const tally of alive) tally.add(playOut(tally.candidate, deal))
    const ordered = alive.toSorted((a, b) => b.mean - a.mean)
    const half = Math.ceil(ordered.length / 2)
    beaten = [...ordered.slice(half), ...beaten]
    alive = ordered.slice(0, half)
  }
  return [...alive, ...beaten]
}
