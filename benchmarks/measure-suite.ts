import { constants } from 'node:fs'
import { access, stat, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { measureFigure, type MeasuredFigure, type Suite } from './figure.ts'
import { amount, reportOf, tableOf } from './report.ts'
import { warningOf, watchStolenTime } from './stolen-time.ts'
import { UsageError } from './usage-error.ts'

/** Measures every figure of a suite and tells of them; false where one missed its bar. */
export async function measureSuite(suite: Suite, json: string | null): Promise<boolean> {
  if (json !== null) await mustBeWritable(json)
  const figures: MeasuredFigure[] = []
  for (const spec of suite.figures) {
    console.error(`${suite.id} ${figures.length + 1}/${suite.figures.length}: measuring ${spec.id} …`)
    const stolen = watchStolenTime()
    const figure = await measureFigure(spec)
    const warning = warningOf(stolen())
    figures.push(warning === null ? figure : { ...figure, detail: `${figure.detail}; ${warning}` })
    console.error(`  ${amount(figure.value)} ${figure.unit}, ${figure.ok ? 'ok' : 'short'}`)
  }
  console.log(tableOf(suite.id, figures))
  if (json !== null) await writeFile(json, `${JSON.stringify(reportOf(suite.id, figures), null, 2)}\n`)
  return figures.every(({ ok }) => ok)
}

/** Minutes of measuring must not end in a file that cannot be written. */
async function mustBeWritable(file: string): Promise<void> {
  const found = await stat(file).catch(() => null)
  if (found?.isDirectory() === true) throw new UsageError(`Cannot write --json ${file}: it is a folder.`)
  const target = found === null ? dirname(resolve(file)) : file
  await access(target, constants.W_OK).catch(() => {
    throw new UsageError(`Cannot write --json ${file}: ${target} is missing or not writable.`)
  })
}
