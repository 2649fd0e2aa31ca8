import type { About, Seat } from '@turnwright/kernel'
import { type Game, sentenceFor } from '@turnwright/kernel/host'
import type { Move } from '../thought.ts'
import type { ExpectedTurn } from './judgement.ts'

const MOST_TURNS = 6
/** What says nothing without its question. */
const BARE = new Set(['yes', 'no'])

/** A line in words, as the seat could have read it then: cards that it did not know are no more than cards. */
export function expectedTurns(
  game: Game,
  line: readonly Move[],
  reader: Seat,
  locale: string,
): readonly ExpectedTurn[] {
  const turns: { seat: Seat; words: string[] }[] = []
  const say = (about: About) => sentenceFor(game, about, reader, locale)
  for (const { seat, question, chosen } of line) {
    const words = chosen.some(({ kind }) => BARE.has(kind)) || chosen.length === 0 ? withQuestion() : chosen.map(say)
    const last = turns.at(-1)
    if (last?.seat === seat) last.words.push(...words)
    else if (turns.length === MOST_TURNS) break
    else turns.push({ seat, words: [...words] })

    function withQuestion(): string[] {
      const asked = question === undefined ? [] : [say(question)]
      return chosen.length === 0 ? asked : [`${asked.join('')} ${chosen.map(say).join(', ')}`.trim()]
    }
  }
  return turns
}
