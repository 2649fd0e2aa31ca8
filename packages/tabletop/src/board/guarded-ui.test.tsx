import { expect, test } from 'vitest'
import { renderToStaticMarkup } from 'react-dom/server'
import { type GameUi, guardedUi, PLAIN_VALUES } from '../index.ts'

const names = Object.keys(PLAIN_VALUES) as (keyof typeof PLAIN_VALUES)[]
const choice = { id: 1, title: 'Wheat' }

function told(): { readonly faults: string[]; readonly tell: (hook: string, fault: unknown) => void } {
  const faults: string[] = []
  return { faults, tell: (hook, fault) => faults.push(`${hook}: ${String(fault)}`) }
}

test('whatever hook of a game breaks, it is told by name, and the page goes on as if the game did not have it', () => {
  const { faults, tell } = told()
  const torn = Object.fromEntries(
    names.map((name) => [
      name,
      () => {
        throw new Error(`no ${name}`)
      },
    ]),
  )
  const ui = guardedUi({ Board: () => null, ...torn }, tell)
  for (const name of names) expect((ui[name] as () => unknown)()).toBe(PLAIN_VALUES[name])
  expect(faults).toEqual(names.map((name) => `${name}: Error: no ${name}`))
})

test('a look that does not break is as it was: no hook more, none less, and each knows its look', () => {
  const { faults, tell } = told()
  const given: GameUi = {
    Board: () => null,
    cloth: { hue: 20, chroma: 0.1 },
    roundTracker: () => ({ label: 'Round 2' }),
    scoreOf(view, seat) {
      return this.roundTracker?.(view) ? { value: 10 + seat } : null
    },
    faceOf: () => ({ detail: 'two grain' }),
    resultUnit: (score) => (score === 1 ? 'prize' : 'prizes'),
  }
  const ui = guardedUi(given, tell)
  expect(Object.keys(ui).toSorted()).toEqual(Object.keys(given).toSorted())
  expect([ui.cloth, ui.Board]).toEqual([given.cloth, given.Board])
  expect(ui.scoreOf?.({}, 1)).toEqual({ value: 11 })
  expect(ui.resultUnit?.(1)).toBe('prize')
  expect(ui.faceOf?.(choice, {}, undefined as never)).toEqual({ detail: 'two grain' })
  expect(faults).toEqual([])
})

test('what a hook drew once is the same thing the next time, so that nothing is drawn more often', () => {
  const lead = <b>three due</b>
  const face = { detail: 'two grain' }
  const given: GameUi = { Board: () => null, leadOf: () => lead, faceOf: () => face }
  const ui = guardedUi(given, told().tell)
  const asked = undefined as never
  expect(ui.leadOf?.(asked)).toBe(ui.leadOf?.(asked))
  expect(renderToStaticMarkup(ui.leadOf?.(asked))).toBe('<b>three due</b>')
  expect(ui.faceOf?.(choice, {}, asked)).toBe(face)
})

test('a part of the board whose title for watchers breaks has its usual one', () => {
  const { faults, tell } = told()
  const watched = (): string => {
    throw new Error('nobody')
  }
  const ui = guardedUi({ Board: () => null, sections: [{ id: 'mine', title: 'Mine', watched }] }, tell)
  expect(ui.sections?.[0]?.watched?.([])).toBe('Mine')
  expect(faults).toEqual(['sections: Error: nobody'])
})
