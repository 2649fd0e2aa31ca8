import { expect, test } from 'vitest'
import { namesGivenOut, publicExports } from './public-exports.ts'

test('every name of a list is counted once, whatever it is', () => {
  const source = `export type { One, Two } from './one.ts'\nexport {\n  type Three,\n  four,\n} from './three.ts'\n`
  expect(namesGivenOut(source)).toEqual(['One', 'Two', 'Three', 'four'])
})

test('an author finds at most 45 names in the kernel’s main door', async () => {
  const { value, detail } = await publicExports()
  expect(value).toBeLessThanOrEqual(45)
  expect(detail).toContain('GameDefinition')
})
