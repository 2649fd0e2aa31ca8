import { isAnytimeAnswer } from '@turnwright/kernel'
import { type AnySelection, createGame, fingerprintOf, type Prompt, type Responder } from '@turnwright/kernel/host'
import { Random } from '@turnwright/kernel/search'
import { expect, test } from 'vitest'
import { agricolaModule } from '../index.ts'
import type { AgricolaOptions } from '../rules/options.ts'
import { GREEDY_ANSWERS, type PinnedTable } from './greedy-answers.ts'

const NAMES = ['ana', 'bo', 'cy', 'dee']

/** What greedy answers at a table, one word each. By the places of choices, so that a new id for one changes nothing. */
function answersAt({ seats, seed, options }: Omit<PinnedTable, 'answers'>): readonly string[] {
  const chance = Random.fromSeed(seed)
  const game = createGame(agricolaModule.definition, {
    players: NAMES.slice(0, seats.length),
    seed,
    options: options as Partial<AgricolaOptions>,
  })
  const given: string[] = []
  seats.forEach((name, seat) => {
    const answer: Responder | undefined = agricolaModule.agents[name]?.create(chance)
    game.seatResponder(seat, (question) => {
      const selection = answer?.(question)
      if (name === 'greedy' && selection !== undefined) given.push(wordFor(selection, question.projection().prompts[0]))
      return selection
    })
  })
  game.run()
  if (game.fault !== null) throw game.fault
  return given
}

function wordFor(selection: AnySelection, prompt: Prompt | undefined): string {
  if (prompt === undefined) return '-'
  const { type, choices, anytime } = prompt
  if (isAnytimeAnswer(selection)) {
    const { type: offer, resource } = selection.anytimeAction
    return `!${anytime.findIndex((each) => each.type === offer && each['resource'] === resource)}`
  }
  if (type === 'action') return `=${fingerprintOf(selection).slice(0, 4)}`
  return selection.map((item) => placeOf(item, choices)).join('+') || '-'
}

function placeOf(item: unknown, choices: Prompt['choices']): number | string {
  if (typeof item !== 'object' || item === null) return choices.findIndex(({ id }) => id === item)
  const { title, selection } = item as { readonly title: string; readonly selection: readonly unknown[] }
  const group = choices.find(({ id }) => id === title)
  return selection.map((each) => placeOf(each, group?.choices ?? [])).join('/')
}

test.each(GREEDY_ANSWERS)('greedy answers as it always did: $seed', ({ answers, ...table }) => {
  expect(answersAt(table).join(' ')).toBe(answers)
})

test('a thousand of its answers are pinned', () => {
  const pinned = GREEDY_ANSWERS.reduce((sum, { answers }) => sum + answers.split(' ').length, 0)
  expect(pinned).toBeGreaterThanOrEqual(1000)
})
