import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { mats } from '../scenario/mats.ts'
import { dice } from '../scenario/stage.ts'

const two = { forest: ['Wild Turkey', 'Hooded Warbler'] }

test('W16: the split face gives an invertebrate or a seed, not both', () => {
  const feeder = ['invertebrate|seed', 'invertebrate|seed', 'fish'] as const
  const { ana, bo } = given(mats, { ana: two, bo: {} }, { feeder })
  ana.uses('forest')
  ana.takes('dual-seed')
  ana.takes('dual-invertebrate')
  ana.changedOnly({ food: { seed: 1, invertebrate: 1, fish: 0, fruit: 0, rodent: 0 } })
  bo.isOn()
})

test('W17: a die that is taken stays out', () => {
  const { ana, bo } = given(mats, { ana: {}, bo: {} }, { feeder: ['seed', 'fish', 'rodent'] })
  ana.uses('forest')
  ana.takes('fish')
  bo.sees({ feeder: { dice: ['seed', 'rodent'], outside: 3 } })
  bo.isOn()
})

test('W18: an empty feeder is filled at once, in the middle of a gain', () => {
  const rolls = dice('fish', 'fish', 'rodent', 'seed', 'invertebrate|seed')
  const { ana, bo } = given(mats, { ana: two, bo: {} }, { feeder: ['seed'], rolls })
  ana.uses('forest')
  ana.takes('seed')
  ana.isOffered('fish', 'rodent', 'seed', 'dual-seed')
  ana.takes('rodent')
  bo.sees({ feeder: { dice: ['seed', 'fish', 'fish', 'invertebrate|seed'], outside: 1 } })
  bo.isOn()
})

describe('W19: a reroll', () => {
  test('needs dice that are all alike; a single one is', () => {
    const { ana, bo } = given(
      mats,
      { ana: two, bo: {} },
      { feeder: ['seed', 'fish'], rolls: dice('fish', 'fish', 'fish', 'seed', 'seed') },
    )
    ana.uses('forest')
    ana.isNotOffered('reroll')
    ana.takes('seed')
    ana.rerolls()
    ana.takes('seed')
    bo.sees({ feeder: { dice: ['seed', 'fish', 'fish', 'fish'] } })
    bo.isOn()
  })

  test('may follow a reroll, and a player may take nothing after it', () => {
    const rolls = dice('rodent', 'rodent', 'rodent', 'rodent', 'rodent', 'seed', 'seed', 'fish', 'fish', 'fish')
    const { ana, bo } = given(mats, { ana: {}, bo: {} }, { feeder: ['fish', 'fish'], rolls })
    ana.uses('forest')
    ana.rerolls()
    ana.rerolls()
    ana.isNotOffered('reroll')
    ana.skips()
    ana.changedOnly({})
    bo.isOn()
  })

  test('is not offered to the split face beside one of its foods', () => {
    const { ana } = given(mats, { ana: {}, bo: {} }, { feeder: ['seed', 'invertebrate|seed'] })
    ana.uses('forest')
    ana.isNotOffered('reroll')
    ana.isAsked('Take a die from the feeder')
  })
})

test('W20: a power that names a seed takes the split face as well', () => {
  const { ana, bo } = given(
    mats,
    { ana: { forest: ['Blue Jay'] }, bo: {} },
    { feeder: ['invertebrate|seed', 'fish', 'rodent'] },
  )
  ana.uses('forest')
  ana.takes('fish')
  ana.takes('dual-seed')
  ana.chooses('keep')
  ana.changedOnly({ food: { seed: 1, fish: 1 } })
  bo.isOn()
})

test('W21: the supply never runs out', () => {
  const { ana, bo } = given(mats, { ana: { forest: ['Northern Cardinal'], food: { fruit: 40 } }, bo: {} })
  ana.uses('forest')
  ana.skips()
  ana.usesThePower()
  ana.has({ food: { fruit: 41 } })
  bo.isOn()
})
