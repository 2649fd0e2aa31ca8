import { byScore, scoreOf } from '../scoring/score-cache.ts'
import { nameOf } from '../table.ts'
import { type Asked, type Chosen, cardsAmong, firstChosen } from './asked.ts'
import { leastWanted, ranked, wantedness } from './wanted.ts'

/** Cards that we give away: those wanted least, as few as possible. */
export function giveAway(asked: Asked): Chosen | null {
  const least = leastWanted(asked.situation.table, cardsAmong(asked))
  const chosen = least.slice(0, asked.min)
  return { selection: chosen.map(({ card }) => card), why: `${chosen.map(nameOf).join(', ')}: wanted least.` }
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
  return { selection: cards, why: `${nameOf(first)} is wanted most.` }
}

function nothing({ choices, min }: Asked): Chosen {
  const [only] = choices
  return { selection: min === 0 || only === undefined ? [] : [only.id], why: 'There is nothing to take.' }
}

/** The order of a deck's top: what we want most is drawn first. */
export function arrange(asked: Asked): Chosen | null {
  const { table } = asked.situation
  const order = cardsAmong(asked).toSorted((a, b) => wantedness(table, b) - wantedness(table, a))
  return { selection: order.map(({ card }) => card), why: 'What is wanted most comes first.' }
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
  const best = order.slice(0, cards.length).map(({ id }) => `${nameOf({ id })} ${Math.round(scoreOf(id))}`)
  return { selection: cards, why: `HP and attacks count for most: ${best.join(', ')}.` }
}

/** For the opponent: the lowest score. */
export function worstScore(asked: Asked): Chosen | null {
  const worst = byScore(cardsAmong(asked)).at(-1)
  return worst === undefined
    ? null
    : { selection: [worst.card], why: `${nameOf(worst)} counts for least by its HP and attacks.` }
}

/** The last stage alone is given up. */
export function lastStage({ choices }: Asked): Chosen | null {
  const last = choices.at(-1)
  return last === undefined ? null : { selection: [last.id], why: 'The fewest cards are lost.' }
}
