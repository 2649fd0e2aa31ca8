import type { Ref } from '@turnwright/kernel/host'
import { type Fields, isForPrograms, labelOf, type Reading } from './reading.ts'
import type { Field } from './shape.ts'

/** What is told under names: each with its name, and with what it looks like. */
export function readFields(fields: Fields, reading: Reading): readonly Field[] {
  return Object.entries(fields)
    .filter(([key, value]) => !isForPrograms(key, value, reading))
    .map(([key, value]) => ({ key, label: labelOf(key), shape: reading.shapeOf(value, key), refs: namedRefs(key) }))
}

/** What an answer may mean by a name. */
export function namedRefs(name: string): readonly Ref[] {
  return [{ space: name }, { cell: name }]
}
