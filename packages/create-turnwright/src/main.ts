#!/usr/bin/env node
import { parseArgs } from 'node:util'
import { CannotBegin } from './cannot-begin.ts'
import { begunText, create } from './create.ts'

try {
  const { values, positionals } = parseArgs({ options: { shape: { type: 'string' } }, allowPositionals: true })
  const canAsk = process.stdin.isTTY === true && process.stdout.isTTY === true
  const begun = await create({ folder: positionals[0], shape: values.shape, canAsk })
  if (begun !== null) console.log(begunText(begun))
} catch (error) {
  const isOurs =
    error instanceof CannotBegin || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS') === true
  if (!isOurs) throw error
  console.error((error as Error).message)
  process.exitCode = 2
}
