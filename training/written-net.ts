import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { FittedNet } from './net-from-fit.ts'

/** Beside a net as it is shipped lies the same one as it was trained, which tests hold it against. */
export const AS_TRAINED = 'as-trained'

export function writeNet(file: string, { trained, packed }: FittedNet): void {
  const original = join(dirname(file), AS_TRAINED, basename(file))
  mkdirSync(dirname(original), { recursive: true })
  writeFileSync(file, `${JSON.stringify(packed)}\n`)
  writeFileSync(original, `${JSON.stringify(trained)}\n`)
}
