import type { Seat } from '@turnwright/kernel'
import type { Game } from '@turnwright/kernel/host'
import { playOut, type Random } from '@turnwright/kernel/search'
import { winShare } from '@turnwright/search'
import type { LearningMind, Lesson } from './lesson.ts'

/** What each seat could imagine of the position where a turn begins, and what the game came to for it. */
export class LessonOfTurns implements Lesson {
  readonly #mind: LearningMind
  readonly #chance: Random
  readonly #taken: { readonly seat: Seat; readonly row: Float32Array }[] = []
  #turn = -1

  constructor(mind: LearningMind, chance: Random) {
    this.#mind = mind
    this.#chance = chance
  }

  asked(game: Game, { seat }: { readonly seat: Seat }): void {
    const now = this.#turnOf(game, seat)
    if (now <= this.#turn) return
    this.#turn = now
    for (const one of game.players) this.#taken.push({ seat: one.seat, row: this.#lookFrom(game, one.seat) })
  }

  rows({ result }: Game): readonly Float32Array[] {
    if (result === null) return []
    const { unit } = this.#mind
    for (const { seat, row } of this.#taken)
      row[row.length - 1] = unit === 'points' ? (result.scores[seat] as number) : winShare(result, seat)
    return this.#taken.map(({ row }) => row)
  }

  #turnOf(game: Game, seat: Seat): number {
    let turn = -1
    playOut(game, seat, this.#chance, (world) => {
      turn = this.#mind.turn(world)
      return []
    })
    return turn
  }

  #lookFrom(game: Game, seat: Seat): Float32Array {
    const row = new Float32Array(this.#mind.features.count + 1)
    const world = playOut(game, seat, this.#chance, () => [])
    if (world !== null) this.#mind.features.write(world, seat, row.subarray(0, -1))
    return row
  }
}
