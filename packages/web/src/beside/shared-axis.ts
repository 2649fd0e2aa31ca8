import type { Outline } from '@turnwright/replay'
import { type Stretch, stretchesOf } from '../replay/axis-layout.ts'

/** A game as it lies on an axis that it shares with another: turn for turn, without what was taken back. */
export interface Way {
  readonly turns: readonly Stretch[]
  /** Its last moment. */
  readonly end: number
}

/** Where a step leads: the next answer of either game, the next turn, the next round. */
export type Step = 'answer' | 'turn' | 'round' | 'end'

/** Places are whole where a turn begins; answers divide their turn. */
const NEARLY = 1e-6

/** `from`: the moment at which it begins to be compared. */
export function wayOf(outline: Outline, from = outline.first): Way {
  const turns = stretchesOf(outline)
    .filter(({ takenBack, to }) => !takenBack && to > from)
    .map((stretch) => ({ ...stretch, from: Math.max(stretch.from, from) }))
  return { turns, end: outline.first + outline.stops.length - 1 }
}

/** As long as the longer one; the other waits at its end. */
export function lengthOf(ways: readonly Way[]): number {
  return Math.max(1, ...ways.map(({ turns }) => turns.length))
}

/** The moment of a game at a place. */
export function stopOn({ turns, end }: Way, place: number): number {
  const at = Math.floor(place + NEARLY)
  const turn = turns[at]
  if (turn === undefined) return end
  const answers = turn.to - turn.from
  return turn.from + Math.min(answers - 1, Math.floor((place - at) * answers + NEARLY))
}

/** The place of a moment of a game. */
export function placeOn({ turns }: Way, stop: number): number {
  const at = turns.findIndex(({ to }) => stop < to)
  const turn = turns[at]
  if (turn === undefined) return turns.length
  return at + Math.max(0, stop - turn.from) / (turn.to - turn.from)
}

/** Where each round begins, in the longer of the games that count rounds. */
export function roundsOn(ways: readonly { readonly way: Way; readonly outline: Outline }[]) {
  const [longest] = ways.toSorted((a, b) => b.way.turns.length - a.way.turns.length)
  if (longest === undefined) return []
  const { way, outline } = longest
  const roundOf = (at: number) => outline.turns[way.turns[at]?.turn ?? -1]?.round ?? null
  return way.turns.flatMap((_, place) => {
    const round = roundOf(place)
    return round === null || round === 0 || round === roundOf(place - 1) ? [] : [{ round, place }]
  })
}

/** From a place to the next one, or to the one before. */
export function stepFrom(
  ways: readonly Way[],
  rounds: readonly { readonly place: number }[],
  place: number,
  { by, on }: { readonly by: Step; readonly on: boolean },
): number {
  const length = lengthOf(ways)
  const places = {
    answer: () => [...ways.flatMap(answersOf), length],
    turn: () => Array.from({ length: length + 1 }, (_, at) => at),
    round: () => [0, ...rounds.map((round) => round.place), length],
    end: () => [0, length],
  }[by]()
  const beyond = places.filter((each) => (on ? each > place + NEARLY : each < place - NEARLY))
  if (beyond.length === 0) return on ? length : 0
  return on ? Math.min(...beyond) : Math.max(...beyond)
}

function answersOf({ turns }: Way): readonly number[] {
  return turns.flatMap(({ from, to }, at) =>
    Array.from({ length: to - from }, (_, answer) => at + answer / (to - from)),
  )
}
