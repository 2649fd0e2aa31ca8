import { expect, test } from 'vitest'
import { SharedDraft } from './shared-draft.ts'

function shelf() {
  const kept = new Map<string, string>()
  const storage = () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  const read = (stored: unknown) => (typeof stored === 'number' ? stored : null)
  return { kept, keeper: { name: 'fences', storage, read } }
}

test('a draft lives as long as its request, and whoever looks is told of every step', () => {
  const draft = new SharedDraft(0)
  let told = 0
  draft.subscribe(() => told++)
  draft.put('one', 4)
  expect([draft.of('one'), told]).toEqual([4, 1])
  expect(draft.of('two')).toBe(0)
})

test('steps are taken back one by one, and then there is nothing to take back', () => {
  const draft = new SharedDraft(0)
  draft.put('one', 4)
  draft.put('one', 6)
  expect([draft.takeBack('one'), draft.of('one')]).toEqual([true, 4])
  expect([draft.takeBack('one'), draft.of('one')]).toEqual([true, 0])
  expect([draft.takeBack('one'), draft.of('one')]).toEqual([false, 0])
})

test('a page that is opened again finds the draft of its question, and takes it back as a whole', () => {
  const { keeper } = shelf()
  new SharedDraft(0, keeper).put('one', 4)
  const again = new SharedDraft(0, keeper)
  expect([again.of('two'), again.of('one')]).toEqual([0, 4])
  expect([again.takeBack('one'), again.of('one'), again.takeBack('one')]).toEqual([true, 0, false])
})

test('what is no draft is not taken for one, and a browser without storage does without', () => {
  const { kept, keeper } = shelf()
  for (const stored of ['{"request":"one","draft":"all"}', '{', '7', 'null']) {
    kept.set('fences', stored)
    expect(new SharedDraft(0, keeper).of('one')).toBe(0)
  }
  const storage = () => {
    throw new Error('refused')
  }
  const draft = new SharedDraft(0, { ...keeper, storage })
  draft.put('one', 4)
  expect(draft.of('one')).toBe(4)
})
