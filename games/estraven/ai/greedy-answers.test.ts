import { fingerprintOf } from '@turnwright/kernel/host'
import { playOut } from '@turnwright/testkit'
import { expect, test } from 'vitest'
import { DECK_PAIRS } from '../cards/deck-pairs.ts'
import { estravenModule } from '../index.ts'

const AT_ONCE = 50
const GAMES = 15

/** Every fifty answers as one fingerprint: to change greedy is to store the file anew, with `vitest -u`. */
test('greedy gives the answers that it always gave', async () => {
  const answers = Array.from({ length: GAMES }, (_, deal) => {
    const options = { firstDecks: DECK_PAIRS[deal], secondDecks: DECK_PAIRS[(7 * deal + 3) % DECK_PAIRS.length] }
    const { log } = playOut(estravenModule, ['greedy', 'greedy'], { seed: `answers of deal ${deal}`, options })
    return log.flatMap((entry) => (entry.kind === 'answer' ? [{ seat: entry.seat, selection: entry.selection }] : []))
  }).flat()
  const digests: string[] = []
  for (let from = 0; from < answers.length; from += AT_ONCE)
    digests.push(fingerprintOf(answers.slice(from, from + AT_ONCE)))
  expect(answers.length).toBeGreaterThan(1_000)
  await expect(`${digests.join('\n')}\n`).toMatchFileSnapshot('./greedy-answers.txt')
})
