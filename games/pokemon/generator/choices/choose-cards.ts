import type { CardView } from '../../rules/view.ts'
import { byScore } from '../scoring/score-cache.ts'
import { describedPokemon } from '../scoring/strength-words.ts'
import { nameOf, type Table } from '../table.ts'
import { type Asked, type Chosen, cardsAmong, firstChosen } from './asked.ts'
import { leastWanted, ranked, wantedness } from './wanted.ts'
import { whyWanted } from './why-wanted.ts'

/** Cards that we give away: those wanted least, as few as possible. */
export function giveAway(asked: Asked): Chosen | null {
  const least = leastWanted(asked.situation.table, cardsAmong(asked))
  const chosen = least.slice(0, asked.min)
  return { selection: chosen.map(({ card }) => card), why: whyLeast(asked.situation.table, chosen) }
}

function whyLeast(table: Table, cards: readonly CardView[]): string {
  const [first] = cards
  if (first === undefined) return 'Nothing need be given up.'
  return cards.length === 1
    ? `${nameOf(first)} is missed least: ${whyWanted(table, first)}.`
    : `${cards.map(nameOf).join(', ')} are missed least.`
}

/** Cards that we get: those wanted most, as many as possible. */
export function takeBest(asked: Asked): Chosen | null {
  const most = ranked(asked.situation.table, cardsAmong(asked))
  const cards = firstChosen(
    asked,
    most.map(({ card }) => card),
    asked.max,
  )
  const [first] = most
  // A deck that holds nothing to take leaves only "Nothing".
  if (first === undefined) return nothing(asked)
  return { selection: cards, why: `${nameOf(first)} helps most: ${whyWanted(asked.situation.table, first)}.` }
}

function nothing({ choices, min }: Asked): Chosen {
  const [only] = choices
  return { selection: min === 0 || only === undefined ? [] : [only.id], why: 'There is nothing to take.' }
}

/** The order of a deck's top: what we want most is drawn first. */
export function arrange(asked: Asked): Chosen | null {
  const { table } = asked.situation
  const order = cardsAmong(asked).toSorted((a, b) => wantedness(table, b) - wantedness(table, a))
  return { selection: order.map(({ card }) => card), why: 'What helps most comes first.' }
}

/** Section 1: the highest scores. */
export function bestScores(asked: Asked, wanted: number): Chosen | null {
  const order = byScore(cardsAmong(asked))
  if (order.length === 0) return null
  const cards = firstChosen(
    asked,
    order.map(({ card }) => card),
    wanted,
  )
  const best = order.slice(0, cards.length).map(describedPokemon)
  return { selection: cards, why: `The strongest of these: ${best.join(', ')}.` }
}

/** For the opponent: the lowest score. */
export function worstScore(asked: Asked): Chosen | null {
  const worst = byScore(cardsAmong(asked)).at(-1)
  return worst === undefined
    ? null
    : { selection: [worst.card], why: `The weakest of these: ${describedPokemon(worst)}.` }
}

/** The last stage alone is given up. */
export function lastStage({ choices }: Asked): Chosen | null {
  const last = choices.at(-1)
  return last === undefined ? null : { selection: [last.id], why: 'The fewest cards are lost.' }
}
