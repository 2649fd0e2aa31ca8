import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { NetFile, WonMatch } from '@turnwright/search'
import type { FittedNet } from './net-from-fit.ts'

/** Beside a net as it is shipped lies the same one as it was trained, which tests hold it against. */
export const AS_TRAINED = 'as-trained'

export function writeNet(file: string, { trained, packed }: FittedNet): void {
  const original = join(dirname(file), AS_TRAINED, basename(file))
  mkdirSync(dirname(original), { recursive: true })
  writeFileSync(file, `${JSON.stringify(packed)}\n`)
  writeFileSync(original, `${JSON.stringify(trained)}\n`)
}

/** Notes in the file of a net which match it has won. */
export function noteMatch(file: string, won: WonMatch): void {
  const { weights, ...manifest } = JSON.parse(readFileSync(file, 'utf8')) as NetFile
  const [low, high] = won.interval
  const rounded = { ...won, share: round(won.share), interval: [round(low), round(high)] }
  writeFileSync(file, `${JSON.stringify({ ...manifest, won: rounded, weights })}\n`)
}

function round(share: number): number {
  return Math.round(share * 10_000) / 10_000
}
