import { describe, expect, test } from 'vitest'
import { solveFast } from '../../testing/linear-solver.ts'
import { smallGame, started } from '../../testing/small-game.ts'
import { project } from '../host.ts'
import { FastDraws } from './fast-draws.ts'

/** A table that shows every word it draws: nobody ever sees more of chance than here. */
const glassTable = smallGame<{ shown: number[] }>(() => ({ shown: [] }), {
  step(game) {
    for (let i = 0; i < 16; i++) game.state.shown.push(game.random.int(2 ** 32))
    game.requestInputSingle({ actor: 'ana', title: 'Look', choices: ['again', 'enough'] })
  },
})

describe('a linear solver over what one seat sees', () => {
  test('K120: finds the state of the fast generator in four words, and with it all that comes', () => {
    const draws = FastDraws.fromSeed('any')
    const shown = Array.from({ length: 8 }, () => draws.next())
    const solved = solveFast(shown)
    expect(solved).not.toBeNull()
    const ahead = new FastDraws(solved as NonNullable<typeof solved>)
    expect(shown.map(() => ahead.next())).toEqual(shown)
    expect(Array.from({ length: 50 }, () => ahead.next())).toEqual(Array.from({ length: 50 }, () => draws.next()))
  })

  test('K56: finds nothing at a table, wherever it begins', () => {
    for (let table = 0; table < 40; table++) {
      const game = started(glassTable, 2, `table ${table}`)
      const { shown } = project(game, 0).view as { readonly shown: readonly number[] }
      for (let from = 0; from + 8 <= shown.length; from++) expect(solveFast(shown.slice(from, from + 8))).toBeNull()
    }
  })
})

/** What ana sees at the beginning. */
function openingOf(seed: string): string {
  return JSON.stringify(project(started(glassTable, 2, seed), 0).view)
}

const TRUNCATED_BITS = process.env['SOAK'] ? 22 : 15

/** Tries every seed of so few bits. */
function searchedSeed(opening: string): string | null {
  for (let bits = 0; bits < 2 ** TRUNCATED_BITS; bits++) {
    const seed = bits.toString(16).padStart(32, '0')
    if (openingOf(seed) === opening) return seed
  }
  return null
}

describe('a search over truncated seeds', () => {
  test('K56: finds a seed that has few bits', () => {
    const seed = (4_711).toString(16).padStart(32, '0')
    expect(searchedSeed(openingOf(seed))).toBe(seed)
  })

  test('K56: finds nothing for a seed of 128 bits', () => {
    expect(searchedSeed(openingOf('9f2c7be05a1d48e3b6c0f7a2d9e41835'))).toBeNull()
  })

  test('K56: every digit of a seed counts', () => {
    const seed = '9f2c7be05a1d48e3b6c0f7a2d9e41835'
    const changed = Array.from({ length: seed.length }, (_, at) => `${seed.slice(0, at)}x${seed.slice(at + 1)}`)
    expect(new Set([seed, ...changed].map(openingOf)).size).toBe(33)
  })
})
