import { readFileSync } from 'node:fs'
import { checkPackage, createPackageFromTarballData, type Problem } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import type { Packed } from './pack.ts'

/** Ways to look for a package that a package of ES modules alone does not serve. */
const OLD_WAYS = ['node10', 'node16-cjs']

/** What the linters of published packages find wrong with a tarball. */
export async function problemsWith({ path }: Packed): Promise<readonly string[]> {
  const tarball = readFileSync(path)
  const { messages, pkg } = await publint({ pack: { tarball: arrayBufferOf(tarball) }, level: 'warning', strict: true })
  const said = messages.map((message) => `publint: ${formatMessage(message, pkg)}`)
  const types = await checkPackage(createPackageFromTarballData(tarball), { excludeEntrypoints: [/\.(css|json)$/] })
  const wrong = types.types === false ? [] : types.problems.filter(concernsUs)
  return [...said, ...wrong.map((problem) => `types: ${JSON.stringify(problem)}`)]
}

function concernsUs(problem: Problem): boolean {
  if ('resolutionKind' in problem) return !OLD_WAYS.includes(problem.resolutionKind)
  return !('resolutionOption' in problem && problem.resolutionOption === 'node10')
}

function arrayBufferOf(bytes: Buffer): ArrayBuffer {
  return new Uint8Array(bytes).buffer
}
