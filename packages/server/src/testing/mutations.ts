import type { Random } from '@turnwright/kernel/search'

const STRANGE: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  0.5,
  1e308,
  -0,
  2 ** 53,
  '',
  ' ',
  '\u0000',
  '\ud800',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  'x'.repeat(3_000),
  '💥'.repeat(50),
  [],
  {},
  [[[[[]]]]],
  { anytimeAction: 'x', selection: [] },
  { length: 3 },
  [null, 1, 'a', { a: [] }],
]

/** Something like what was given, changed in some places. */
export function mutated(random: Random, value: unknown, depth = 0): unknown {
  if (depth > 6 || random.int(6) === 0) return random.pick(STRANGE)
  if (Array.isArray(value)) {
    const items = value.map((item) => (random.int(3) === 0 ? mutated(random, item, depth + 1) : item))
    if (random.int(4) === 0) items.push(items.length > 0 ? random.pick(items) : random.pick(STRANGE))
    if (random.int(5) === 0) items.splice(random.int(items.length + 1), 1)
    return items
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).flatMap(([key, item]): [string, unknown][] => {
      if (random.int(12) === 0) return []
      const name = random.int(25) === 0 ? String(random.pick(STRANGE)) : key
      return [[name, random.int(4) === 0 ? mutated(random, item, depth + 1) : item]]
    })
    if (random.int(15) === 0) entries.push([String(random.pick(STRANGE)), random.pick(STRANGE)])
    return Object.fromEntries(entries)
  }
  if (typeof value === 'number')
    return random.pick([value + 1, value - 1, -value, value * 1e9, Number.NaN, String(value)])
  if (typeof value === 'string')
    return random.pick([value.slice(1), `${value}x`, value.toUpperCase(), `${value}\n`, [value]])
  return random.pick(STRANGE)
}

/** Text that was JSON, with a few characters changed. */
export function garbled(random: Random, text: string): string {
  let changed = text
  for (let n = random.int(3); n >= 0; n--) {
    const at = random.int(changed.length + 1)
    const middle = random.pick(['', '"', '{', '}', '[', ']', ',', '\\', '\u0000', 'é', '\\u005f', ':', '1e999'])
    changed = changed.slice(0, at) + middle + changed.slice(at + random.int(3))
  }
  return changed
}
