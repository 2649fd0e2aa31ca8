import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  answersAtOnce,
  type Draft,
  fitting,
  isComplete,
  isFull,
  type Level,
  levelOf,
  needsConfirm,
  selectionOf,
  toggle,
} from './draft.ts'

const words = (...titles: string[]) => titles.map((title) => ({ id: title, title }))
const money: Level = { choices: words('one', 'two', 'three', 'four'), min: 1, max: 3 }
const bid: Level = { choices: [...money.choices, { id: 'pass', title: 'Pass', exclusive: true }], min: 1, max: 3 }
const action: Level = {
  choices: [
    { id: 'dogma', title: 'Dogma', choices: words('archery', 'wheel'), min: 1, max: 1 },
    { id: 'meld', title: 'Meld', choices: words('a', 'b', 'c'), min: 0, max: 2 },
  ],
  min: 1,
  max: 1,
}

const choosing = (level: Level, ...paths: string[][]): Draft =>
  paths.reduce<Draft>((draft, path) => toggle(level, draft, path), [])

describe('choosing several', () => {
  test('a choice is chosen by one click and taken back by the next', () => {
    expect(selectionOf(money, choosing(money, ['two'], ['one'], ['two']))).toEqual(['one'])
  })

  test('the order of choosing is the order of the answer', () => {
    expect(selectionOf(money, choosing(money, ['three'], ['one']))).toEqual(['three', 'one'])
  })

  test('once as many as allowed are chosen, another changes nothing and is shown as full', () => {
    const full = choosing(money, ['one'], ['two'], ['three'])
    expect(isFull(money, full, ['four'])).toBe(true)
    expect(isFull(money, full, ['one'])).toBe(false)
    expect(toggle(money, full, ['four'])).toEqual(full)
  })

  test('an exclusive choice stands alone, and gives way to any other', () => {
    expect(selectionOf(bid, choosing(bid, ['one'], ['two'], ['pass']))).toEqual(['pass'])
    expect(selectionOf(bid, choosing(bid, ['pass'], ['two']))).toEqual(['two'])
  })
})

describe('choosing in groups', () => {
  test('a choice inside a group chooses its group', () => {
    expect(selectionOf(action, choosing(action, ['meld', 'a'], ['meld', 'c']))).toEqual([
      { title: 'meld', selection: ['a', 'c'] },
    ])
  })

  test('where one group may be chosen, a choice in another one takes its place', () => {
    expect(selectionOf(action, choosing(action, ['meld', 'a'], ['dogma', 'wheel']))).toEqual([
      { title: 'dogma', selection: ['wheel'] },
    ])
  })

  test('taking back the last choice of a group takes back the group', () => {
    expect(choosing(action, ['meld', 'a'], ['meld', 'a'])).toEqual([])
  })

  test('a group that asks for nothing can be chosen empty', () => {
    const draft = choosing(action, ['meld'])
    expect(isComplete(action, draft)).toBe(true)
    expect(selectionOf(action, draft)).toEqual([{ title: 'meld', selection: [] }])
  })
})

describe('when one click answers', () => {
  test('a single choice answers at once, one of several does not', () => {
    expect(answersAtOnce({ ...money, max: 1 }, ['one'])).toBe(true)
    expect(answersAtOnce(money, ['one'])).toBe(false)
  })

  test('a single choice in a single group answers at once', () => {
    expect(answersAtOnce(action, ['dogma', 'wheel'])).toBe(true)
    expect(answersAtOnce(action, ['meld', 'a'])).toBe(false)
  })

  test('confirming is needed only where something is collected', () => {
    expect(needsConfirm({ ...money, max: 1 })).toBe(false)
    expect(needsConfirm(money)).toBe(true)
    expect(needsConfirm(action)).toBe(true)
  })
})

const level = fc.letrec<{ level: Level }>((tie) => ({
  level: fc
    .array(fc.tuple(fc.boolean(), fc.option(tie('level'), { depthSize: 'small', maxDepth: 2 })), {
      minLength: 1,
      maxLength: 5,
    })
    .chain((entries) =>
      fc.tuple(fc.nat(entries.length), fc.integer({ min: 1, max: entries.length })).map(([min, max]) => ({
        choices: entries.map(([exclusive, inner], place) => ({
          id: place,
          title: `choice ${place}`,
          ...(exclusive ? { exclusive: true as const } : {}),
          ...inner,
        })),
        min: Math.min(min, max),
        max,
      })),
    ),
})).level

test('whatever is clicked, a draft never holds more than allowed, nor an exclusive choice beside another', () => {
  const clicks = fc.array(fc.array(fc.nat(4), { minLength: 1, maxLength: 3 }), { maxLength: 12 })
  fc.assert(
    fc.property(level, clicks, (top, paths) => {
      const draft = paths.reduce<Draft>((before, path) => toggle(top, before, path), [])
      expect(obeys(top, draft)).toBe(true)
    }),
  )
})

function obeys(at: Level, picks: Draft): boolean {
  if (picks.length > at.max) return false
  return picks.every(({ id, inner }) => {
    const choice = at.choices.find((each) => each.id === id)
    if (choice === undefined || (choice.exclusive === true && picks.length > 1)) return false
    const inside = levelOf(choice)
    return inside === null ? inner.length === 0 : obeys(inside, inner)
  })
}

test('of an older draft stays what is still offered', () => {
  const draft = choosing(money, ['one'], ['two'])
  expect(fitting(money, draft)).toEqual(draft)
  expect(fitting({ ...money, choices: words('two', 'three') }, draft)).toEqual(choosing(money, ['two']))
  expect(fitting({ ...money, max: 1 }, draft)).toEqual(choosing(money, ['one']))
  expect(fitting(action, choosing(action, ['meld', 'a']))).toEqual(choosing(action, ['meld', 'a']))
})
