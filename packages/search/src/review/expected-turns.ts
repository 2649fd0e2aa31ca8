import type { About, Seat } from '@turnwright/kernel'
import { type Game, sentenceFor } from '@turnwright/kernel/host'
import type { Move } from '../thought.ts'
import type { ExpectedTurn } from './judgement.ts'

const MOST_TURNS = 6
const [YES, NO] = ['yes', 'no']

/** A line in words, as the seat could have read it then: cards that it did not know are no more than cards. */
export function expectedTurns(
  game: Game,
  line: readonly Move[],
  reader: Seat,
  locale: string,
): readonly ExpectedTurn[] {
  const turns: { seat: Seat; words: string[] }[] = []
  const say = (about: About) => sentenceFor(game, about, reader, locale)
  for (const move of line) {
    const last = turns.at(-1)
    if (last?.seat !== move.seat && turns.length === MOST_TURNS) break
    const turn = last?.seat === move.seat ? last : { seat: move.seat, words: [] }
    if (turn !== last) turns.push(turn)
    // The same said twice in a row says nothing more.
    for (const words of wordsOf(move, say)) if (turn.words.at(-1) !== words) turn.words.push(words)
  }
  return turns.filter(({ words }) => words.length > 0)
}

/** What was chosen; where that says nothing by itself, with its question. Whoever declines does nothing. */
function wordsOf({ question, answer, chosen }: Move, say: (about: About) => string): readonly string[] {
  if (chosen.some(({ kind }) => kind === NO) || (Array.isArray(answer) && answer.length === 0)) return []
  const asked = question === undefined ? [] : [say(question)]
  if (chosen.length === 0) return asked
  return chosen.some(({ kind }) => kind === YES) ? asked : chosen.map(say)
}
