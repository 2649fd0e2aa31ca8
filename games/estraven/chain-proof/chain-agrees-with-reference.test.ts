import { deepStrictEqual } from 'node:assert/strict'
import { Random } from '@turnwright/kernel/search'
import { soakable } from '@turnwright/testkit'
import { expect, test } from 'vitest'
import { CAST, SAPLING } from './cast.ts'
import { DuelOfReactions, LIFE } from './duel-of-reactions.ts'
import type { ReferenceCard } from './reference-cards.ts'
import { ReferenceChain } from './reference-chain.ts'

const SEQUENCES = soakable(10_000, 1_000_000)
const TIMEOUT = soakable(120_000, 3_600_000)

test(
  `E33, E35, E36, E40, E45, E47: ${SEQUENCES.toLocaleString('en')} random chains, with what they set off and the fights they lead to, go as the reference says`,
  () => {
    const chance = Random.fromSeed('chains')
    const seen = { chains: 0, blocks: 0, orders: 0 }
    while (seen.chains < SEQUENCES) {
      const duel = new DuelOfReactions(chance, deepStrictEqual)
      duel.play()
      seen.chains += duel.chains
      seen.blocks += duel.blocks
      seen.orders += duel.orders
    }
    expect(seen.blocks).toBeGreaterThan(SEQUENCES / 50)
    expect(seen.orders).toBeGreaterThan(SEQUENCES / 2_000)
  },
  TIMEOUT,
)

function cast(name: string): ReferenceCard {
  return CAST.find((each) => each.name === name) as ReferenceCard
}

test('E35: the reference itself resolves the last link first', () => {
  const chain = new ReferenceChain(LIFE, 0, SAPLING)
  chain.put(0, cast('Arc Bolt'), 'opponent')
  chain.put(1, cast('Unravel'), 1)
  chain.pass()
  expect(chain).toMatchObject({ passes: 1, links: [{ number: 1 }, { number: 2 }] })
  chain.pass()
  expect(chain).toMatchObject({ links: [], field: { life: [LIFE, LIFE], gone: [['Arc Bolt'], ['Unravel']] } })
})

test('E47: the reference itself heals before the blow that would kill', () => {
  const chain = new ReferenceChain(2, 0, SAPLING)
  chain.put(0, cast('Cinder Pike'), null)
  chain.pass()
  chain.pass()
  chain.field.arrive(1, 'Ossuary Hound', (cast('Ossuary Hound').deed as { arrives: typeof SAPLING }).arrives)
  const [[pike], [hound]] = chain.field.units
  if (pike === undefined || hound === undefined) throw new Error('nobody stands there')
  hound.tapped = true
  chain.attack(pike)
  chain.put(0, cast('Static Field'), hound)
  chain.pass()
  chain.pass()
  expect(chain.field).toMatchObject({ life: [2, 2 + 2 - pike.card.power], gone: [['Static Field'], ['Ossuary Hound']] })
})
