import { deepStrictEqual } from 'node:assert/strict'
import { Random } from '@turnwright/kernel/search'
import { soakable } from '@turnwright/testkit'
import { expect, test } from 'vitest'
import { DuelOfReactions, LIFE } from './duel-of-reactions.ts'
import { ReferenceChain } from './reference-chain.ts'

const SEQUENCES = soakable(10_000, 1_000_000)
const TIMEOUT = soakable(120_000, 3_600_000)

test(
  `E33, E35, E36, E40: ${SEQUENCES.toLocaleString('en')} random chains go as the reference says`,
  () => {
    const chance = Random.fromSeed('chains')
    let chains = 0
    while (chains < SEQUENCES) {
      const duel = new DuelOfReactions(chance, deepStrictEqual)
      duel.play()
      chains += duel.chains
    }
    expect(chains).toBeGreaterThanOrEqual(SEQUENCES)
  },
  TIMEOUT,
)

test('E35: the reference itself resolves the last link first', () => {
  const bolt = { name: 'Bolt', sort: 'spell', swift: false, deed: { hurts: 3 } } as const
  const denial = { name: 'Denial', sort: 'reaction', swift: false, deed: { counters: ['spell'] } } as const
  const chain = new ReferenceChain(LIFE)
  chain.put(0, bolt, null)
  chain.put(1, denial, 1)
  chain.pass()
  expect(chain).toMatchObject({ life: [LIFE, LIFE], passes: 1, links: [{ number: 1 }, { number: 2 }] })
  chain.pass()
  expect(chain).toMatchObject({ life: [LIFE, LIFE], gone: [['Bolt'], ['Denial']], links: [] })
})
