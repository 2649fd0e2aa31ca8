import { deepStrictEqual } from 'node:assert/strict'
import { Random } from '@turnwright/kernel/search'
import { soakable } from '@turnwright/testkit'
import { expect, test } from 'vitest'
import { CAST, SAPLING } from './cast.ts'
import { DuelOfReactions } from './duel-of-reactions.ts'
import type { ReferenceCard } from './reference-cards.ts'
import { ReferenceChain } from './reference-chain.ts'
import { nothingSeen } from './seen.ts'

const LIFE = 20
const SEQUENCES = soakable(10_000, 1_000_000)
const TIMEOUT = soakable(120_000, 3_600_000)

test(
  `E33, E35, E36, E38, E40, E41, E42, E43, E44, E45, E47, E48, E49, E50, E57: ${SEQUENCES.toLocaleString('en')} random chains, with what they set off, the fights they lead to and who falls, go as the reference says`,
  () => {
    const chance = Random.fromSeed('chains')
    const seen = nothingSeen()
    while (seen.chains < SEQUENCES) new DuelOfReactions(chance, seen, deepStrictEqual).play()
    const least = (every: number) => Math.floor(SEQUENCES / every)
    expect(seen.blocks).toBeGreaterThan(least(50))
    expect(seen.bands).toBeGreaterThan(least(100))
    expect(seen.broughtBlocks).toBeGreaterThan(least(2_000))
    expect(seen.pairs).toBeGreaterThan(least(5_000))
    expect(seen.orders).toBeGreaterThan(least(1_000))
    expect(seen.aimed).toBeGreaterThan(least(100))
    expect(seen.discards).toBeGreaterThan(least(100))
    expect(seen.losses.link).toBeGreaterThan(least(500))
    expect(seen.losses.trigger).toBeGreaterThan(least(5_000))
    expect(seen.losses.blows).toBeGreaterThan(least(200))
  },
  TIMEOUT,
)

function cast(name: string): ReferenceCard {
  return CAST.find((each) => each.name === name) as ReferenceCard
}

test('E35: the reference itself resolves the last link first', () => {
  const chain = new ReferenceChain({ life: LIFE, turn: 0, token: SAPLING })
  chain.put(0, cast('Arc Bolt'), 'opponent')
  chain.put(1, cast('Unravel'), 1)
  chain.pass()
  expect(chain).toMatchObject({ passes: 1, links: [{ number: 1 }, { number: 2 }] })
  chain.pass()
  expect(chain).toMatchObject({ links: [], field: { life: [LIFE, LIFE], gone: [['Arc Bolt'], ['Unravel']] } })
})

test('E47: the reference itself heals before the blow that would kill', () => {
  const chain = new ReferenceChain({ life: 2, turn: 0, token: SAPLING })
  chain.put(0, cast('Cinder Pike'), null)
  chain.pass()
  chain.pass()
  chain.field.arrive(1, 'Ossuary Hound', (cast('Ossuary Hound').deed as { arrives: typeof SAPLING }).arrives)
  const [[pike], [hound]] = chain.field.units
  if (pike === undefined || hound === undefined) throw new Error('nobody stands there')
  hound.tapped = true
  chain.attack([pike])
  chain.put(0, cast('Static Field'), hound)
  chain.pass()
  chain.pass()
  expect(chain.field).toMatchObject({ life: [2, 2 + 2 - pike.card.power], gone: [['Static Field'], ['Ossuary Hound']] })
})

test('E50: the reference itself sees who has lost before what a link set off takes effect', () => {
  const chain = new ReferenceChain({ life: 1, turn: 0, token: SAPLING })
  chain.field.arrive(1, 'Ossuary Hound', (cast('Ossuary Hound').deed as { arrives: typeof SAPLING }).arrives)
  chain.put(0, cast('Forked Sky'), null)
  chain.pass()
  chain.pass()
  expect(chain).toMatchObject({
    end: { lost: [0, 1], by: 'link' },
    field: { life: [0, 0], waiting: [{ on: 'death' }] },
  })
})

test('E42, E43: the reference itself strikes all pairs at once, and the rest through', () => {
  const chain = new ReferenceChain({ life: LIFE, turn: 0, token: SAPLING })
  const stand = (by: 0 | 1, ...names: readonly string[]) => {
    for (const name of names) chain.field.arrive(by, name, (cast(name).deed as { arrives: typeof SAPLING }).arrives)
    return chain.field.units[by]
  }
  const band = stand(0, 'Serah, Ember Marshal', 'Cinder Pike', 'Cinder Pike')
  const [serah, pike] = band
  const [queen, hound] = stand(1, 'Queen Vespertine', 'Ossuary Hound')
  if (serah === undefined || pike === undefined || queen === undefined || hound === undefined) throw new Error('gone')
  chain.attack(band)
  chain.pass()
  chain.pass()
  expect(chain.question).toMatchObject({ kind: 'block', by: 1, units: [queen, hound] })
  chain.block(queen)
  expect(chain.question).toMatchObject({ kind: 'blocked', units: band })
  chain.assign(serah)
  expect(chain.question).toMatchObject({ kind: 'block-more', units: [hound] })
  chain.block(hound)
  chain.assign(pike)
  // The queen heals what she deals, and the Hound 2 as it falls.
  const healed = queen.card.power - serah.card.resistance + 2
  expect(chain.field.life).toEqual([LIFE, LIFE - pike.card.power + healed])
  expect(chain.field.gone).toEqual([['Cinder Pike'], ['Ossuary Hound']])
})
