import { fingerprintOf } from '@turnwright/kernel/host'
import { playOut } from '@turnwright/testkit'
import { expect, test } from 'vitest'
import { wingspanModule } from '../index.ts'

const AT_ONCE = 50
const TABLES = [
  { players: 1, options: {} },
  { players: 2, options: {} },
  { players: 3, options: { goalBoard: 'blue' } },
  { players: 4, options: { swiftStart: true } },
  { players: 5, options: {} },
] as const

/** Every fifty answers as one fingerprint: to change greedy is to store the file anew, with `vitest -u`. */
test('greedy gives the answers that it always gave', async () => {
  const answers = TABLES.flatMap(({ players, options }) => {
    const seated = new Array<string>(players).fill('greedy')
    const { log } = playOut(wingspanModule, seated, { seed: `answers of ${players}`, options })
    return log.flatMap((entry) => (entry.kind === 'answer' ? [{ seat: entry.seat, selection: entry.selection }] : []))
  })
  const digests: string[] = []
  for (let from = 0; from < answers.length; from += AT_ONCE)
    digests.push(fingerprintOf(answers.slice(from, from + AT_ONCE)))
  expect(answers.length).toBeGreaterThan(1_000)
  await expect(`${digests.join('\n')}\n`).toMatchFileSnapshot('./greedy-answers.txt')
})
