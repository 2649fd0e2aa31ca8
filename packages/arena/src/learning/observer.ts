import type { GameModule, Seat } from '@turnwright/kernel'
import { type AskedSelector, type Game, knownTo } from '@turnwright/kernel/host'
import { type Chance, type Features, type Imagined, Question } from '@turnwright/kernel/search'
import { tokenOf } from './token.ts'

/** A seat that is asked something in a game. */
export interface AskedSeat {
  readonly game: Game
  readonly seat: Seat
  readonly selector: AskedSelector
}

/** Writes down what a seat sees when it is asked, as numbers. */
export interface Observer {
  readonly by: 'features' | 'view'
  readonly count: number
  /** Names the numbers and their order. */
  readonly schema: string
  write(asked: AskedSeat, chance: Chance, into: Float32Array): void
}

/** How often a game is looked for that could be this one. */
const MOST_WORLDS = 8
const VIEW_NUMBERS = 512

/** By the features of the game's mind where it has some, else by what its view shows. */
export function observerFor({ mind }: GameModule, by: Observer['by'] | null): Observer | null {
  if (by === 'view') return viewObserver
  const features = mind?.features
  if (features?.observe !== undefined) return knownObserver(features)
  if (features !== undefined) return imaginingObserver(features)
  return by === 'features' ? null : viewObserver
}

/** Features that follow from what the seat knows are read off the game itself. */
function knownObserver(features: Features): Observer {
  return {
    by: 'features',
    count: features.count,
    schema: features.schema,
    write({ game, seat }, _chance, into) {
      features.observe?.(knownTo(game, seat), seat, into)
    },
  }
}

/**
 * The features of a game that could be this one as far as the seat knows, where features may read everything: whatever is
 * hidden from the seat is dealt anew in it.
 */
function imaginingObserver(features: Features): Observer {
  return {
    by: 'features',
    count: features.count,
    schema: features.schema,
    write({ game, seat, selector }, chance, into) {
      const question = new Question(game, seat, selector)
      for (let tries = 0; tries < MOST_WORLDS; tries++) {
        const world = question.playOut(chance, nobody)
        if (world === null) continue
        features.write(world, seat, into)
        return
      }
    },
  }
}

/** Nobody answers: the game that is imagined waits where the real one does. */
function nobody({ players }: Imagined): readonly null[] {
  return players.map(() => null)
}

/**
 * Everything that the view shows, added up at places by their tokens: numbers as they are, words and truths as one each. Things of a list are
 * added together, single values of a list stand apart.
 */
const viewObserver: Observer = {
  by: 'view',
  count: VIEW_NUMBERS,
  schema: `view, hashed into ${VIEW_NUMBERS}`,
  write({ game, seat, selector }, _chance, into) {
    addFields('', new Question(game, seat, selector).projection().view, into)
  },
}

function addFields(path: string, of: unknown, into: Float32Array): void {
  if (typeof of !== 'object' || of === null) return
  for (const [key, value] of Object.entries(of)) {
    // The id of a card says nothing.
    if (key === 'card' || key === 'cards') continue
    const inner = Array.isArray(of) && typeof value === 'object' ? path : `${path}.${key}`
    if (typeof value === 'number') add(tokenOf(inner, ''), value, into)
    else if (typeof value === 'string' || value === true) add(tokenOf(inner, value), 1, into)
    else addFields(inner, value, into)
  }
}

function add(token: number, value: number, into: Float32Array): void {
  const at = token % into.length
  into[at] = (into[at] as number) + value
}
