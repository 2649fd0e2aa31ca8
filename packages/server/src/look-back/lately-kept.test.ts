import { expect, test } from 'vitest'
import { LatelyKept } from './lately-kept.ts'

test('what was wanted longest ago is let go of, and what is held stays', () => {
  const kept = new LatelyKept<number>(2)
  const put = (key: string, held: readonly string[] = []) => kept.put(key, (kept.take(key) ?? 0) + 1, held)
  put('a')
  put('b', ['a'])
  put('c', ['a'])
  put('a', ['a'])
  put('b', ['a'])
  expect(kept.take('a'), 'from the first on').toBe(2)
  expect(kept.take('b'), 'anew').toBe(1)
  expect(kept.take('c')).toBeUndefined()
})
