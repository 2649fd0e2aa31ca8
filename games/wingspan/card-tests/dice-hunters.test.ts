import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { mats } from '../scenario/mats.ts'
import { dice } from '../scenario/stage.ts'

describe('American Kestrel', () => {
  const ana = { grassland: [{ bird: 'American Kestrel', eggs: 3 }] }

  test('caches one rodent of the four dice it rolls', () => {
    const rolls = dice('rodent', 'rodent', 'rodent', 'rodent')
    const scene = given(mats, { ana, bo: {} }, { feeder: ['seed'], rolls })
    scene.ana.uses('grassland')
    scene.ana.usesThePower()
    scene.ana.changedOnly({ cached: { 'American Kestrel': 1 } })
    scene.ana.sees({ feeder: { dice: ['seed'], outside: 4 } })
    scene.bo.isOn()
  })

  test('has no use for other food', () => {
    const rolls = dice('fish', 'fruit', 'seed', 'invertebrate')
    const scene = given(mats, { ana, bo: {} }, { feeder: ['rodent'], rolls })
    scene.ana.uses('grassland')
    scene.ana.usesThePower()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Anhinga', () => {
  const ana = { wetland: ['Anhinga'] }

  test('caches one fish of the two dice it rolls', () => {
    const scene = given(mats, { ana, bo: {} }, { feeder: ['seed', 'seed', 'fruit'], rolls: dice('fish', 'fish') })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.usesThePower()
    scene.ana.changedOnly({ cached: { Anhinga: 1 } })
    scene.bo.isOn()
  })

  test('has no use for other food', () => {
    const rolls = dice('rodent', 'fruit', 'invertebrate|seed')
    const scene = given(mats, { ana, bo: {} }, { feeder: ['fish', 'seed'], rolls })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.usesThePower()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Barn Owl', () => {
  const ana = { grassland: [{ bird: 'Barn Owl', eggs: 4 }] }

  test('rolls the dice outside the feeder and caches one rodent, however many it finds', () => {
    const scene = given(mats, { ana, bo: {} }, { feeder: ['fish', 'seed'], rolls: dice('rodent', 'fish', 'rodent') })
    scene.ana.uses('grassland')
    scene.ana.usesThePower()
    scene.ana.changedOnly({ cached: { 'Barn Owl': 1 } })
    scene.ana.sees({ feeder: { dice: ['seed', 'fish'] } })
    scene.bo.isOn()
  })

  test('goes hungry when no rodent shows up', () => {
    const scene = given(mats, { ana, bo: {} }, { feeder: ['fish', 'seed', 'seed'], rolls: dice('fish', 'fruit') })
    scene.ana.uses('grassland')
    scene.ana.usesThePower()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })

  test('has nothing to roll while all dice lie in the feeder', () => {
    const scene = given(mats, { ana, bo: {} }, { rolls: [] })
    scene.ana.uses('grassland')
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Black Skimmer', () => {
  const ana = { wetland: [{ bird: 'Black Skimmer', cached: 3 }] }

  test('adds one fish to those it has cached', () => {
    const scene = given(mats, { ana, bo: {} }, { feeder: ['seed', 'seed', 'fruit', 'rodent'], rolls: dice('fish') })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.usesThePower()
    scene.ana.changedOnly({ cached: { 'Black Skimmer': 4 } })
    scene.bo.isOn()
  })

  test('has no use for a rodent', () => {
    const scene = given(mats, { ana, bo: {} }, { feeder: ['fish', 'fish', 'fish', 'fish'], rolls: dice('rodent') })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.usesThePower()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Burrowing Owl', () => {
  const ana = { grassland: [{ bird: 'Burrowing Owl', eggs: 4 }] }

  test('caches one rodent when it rolls one', () => {
    const scene = given(mats, { ana, bo: {} }, { feeder: ['seed', 'fish'], rolls: dice('rodent', 'rodent', 'rodent') })
    scene.ana.uses('grassland')
    scene.ana.usesThePower()
    scene.ana.changedOnly({ cached: { 'Burrowing Owl': 1 } })
    scene.bo.isOn()
  })

  test('has no use for invertebrates or seeds', () => {
    const rolls = dice('invertebrate|seed', 'invertebrate', 'seed')
    const scene = given(mats, { ana, bo: {} }, { feeder: ['rodent', 'fish'], rolls })
    scene.ana.uses('grassland')
    scene.ana.usesThePower()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })

  test('does not hunt when another row is used', () => {
    const scene = given(mats, { ana, bo: {} }, { feeder: ['seed', 'fish'], rolls: [] })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Common Merganser', () => {
  const ana = { wetland: ['Common Merganser'] }

  test('caches one fish when it rolls one', () => {
    const scene = given(mats, { ana, bo: {} }, { feeder: ['seed', 'fruit', 'rodent'], rolls: dice('fish', 'fish') })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.usesThePower()
    scene.ana.changedOnly({ cached: { 'Common Merganser': 1 } })
    scene.bo.isOn()
  })

  test('does not get the fish in the feeder', () => {
    const scene = given(mats, { ana, bo: {} }, { feeder: ['fish', 'fish', 'seed'], rolls: dice('rodent', 'seed') })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.usesThePower()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })

  test('does not roll where its owner would rather not', () => {
    const scene = given(mats, { ana, bo: {} }, { feeder: ['fish', 'fish', 'seed'], rolls: [] })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.skips()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Eastern Screech-Owl', () => {
  const none = { invertebrate: 0, seed: 0, fish: 0, fruit: 0, rodent: 0 }
  const ana = { forest: ['Eastern Screech-Owl'] }

  test('rolls the die that its owner has just taken, and caches one rodent', () => {
    const scene = given(mats, { ana, bo: {} }, { rolls: dice('rodent') })
    scene.ana.uses('forest')
    scene.ana.takes('fish')
    scene.ana.usesThePower()
    scene.ana.changedOnly({ food: { ...none, fish: 1 }, cached: { 'Eastern Screech-Owl': 1 } })
    scene.bo.isOn()
  })

  test('has no use for fish or fruit', () => {
    const scene = given(mats, { ana, bo: {} }, { feeder: ['rodent', 'rodent', 'seed'], rolls: dice('fish', 'fruit') })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.usesThePower()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })

  test('has nothing to roll once the last die was taken and all are back in the feeder', () => {
    const rolls = dice('rodent', 'rodent', 'fish', 'seed', 'fruit')
    const scene = given(mats, { ana, bo: {} }, { feeder: ['seed'], rolls })
    scene.ana.uses('forest')
    scene.ana.takes('seed')
    scene.ana.changedOnly({ food: { ...none, seed: 1 } })
    scene.ana.sees({ feeder: { dice: ['seed', 'fish', 'fruit', 'rodent', 'rodent'] } })
    scene.bo.isOn()
  })
})

describe('Ferruginous Hawk', () => {
  const ana = { grassland: [{ bird: 'Ferruginous Hawk', eggs: 2 }] }

  test('caches one rodent when it rolls one', () => {
    const scene = given(mats, { ana, bo: {} }, { feeder: ['seed', 'fish', 'fruit'], rolls: dice('rodent', 'rodent') })
    scene.ana.uses('grassland')
    scene.ana.usesThePower()
    scene.ana.changedOnly({ cached: { 'Ferruginous Hawk': 1 } })
    scene.bo.isOn()
  })

  test('has no use for other food', () => {
    const scene = given(mats, { ana, bo: {} }, { feeder: ['rodent', 'seed'], rolls: dice('fish', 'fruit', 'seed') })
    scene.ana.uses('grassland')
    scene.ana.usesThePower()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Mississippi Kite', () => {
  test('caches one rodent, in the forest too', () => {
    const ana = { forest: ['Mississippi Kite'] }
    const scene = given(mats, { ana, bo: {} }, { feeder: ['seed', 'fish', 'fish'], rolls: dice('rodent', 'rodent') })
    scene.ana.uses('forest')
    scene.ana.skips()
    scene.ana.usesThePower()
    scene.ana.changedOnly({ cached: { 'Mississippi Kite': 1 } })
    scene.bo.isOn()
  })

  test('has no use for the insects it eats elsewhere', () => {
    const ana = { grassland: [{ bird: 'Mississippi Kite', eggs: 1 }] }
    const scene = given(
      mats,
      { ana, bo: {} },
      { feeder: ['seed', 'rodent', 'fish'], rolls: dice('invertebrate', 'invertebrate|seed') },
    )
    scene.ana.uses('grassland')
    scene.ana.usesThePower()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Snowy Egret', () => {
  test('caches one fish when it rolls one', () => {
    const ana = { wetland: ['Snowy Egret'] }
    const scene = given(mats, { ana, bo: {} }, { feeder: ['seed', 'rodent'], rolls: dice('fish', 'fish', 'fish') })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.usesThePower()
    scene.ana.changedOnly({ cached: { 'Snowy Egret': 1 } })
    scene.bo.isOn()
  })

  test('has no use for other food', () => {
    const rolls = dice('rodent', 'fruit', 'invertebrate', 'seed')
    const scene = given(mats, { ana: { wetland: ['Snowy Egret'] }, bo: {} }, { feeder: ['fish'], rolls })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.usesThePower()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })

  test('does not hunt when played', () => {
    const ana = { hand: ['Snowy Egret'], food: { fish: 1 } }
    const scene = given(mats, { ana, bo: {} }, { feeder: ['seed', 'rodent'], rolls: [] })
    scene.ana.plays('Snowy Egret')
    scene.ana.has({ wetland: ['Snowy Egret'], cached: { 'Snowy Egret': 0 } })
    scene.bo.isOn()
  })
})

describe('White-Faced Ibis', () => {
  const ana = { wetland: ['White-Faced Ibis'] }

  test('caches one fish when it rolls one', () => {
    const scene = given(mats, { ana, bo: {} }, { feeder: ['seed', 'rodent', 'fruit'], rolls: dice('fish', 'fish') })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.usesThePower()
    scene.ana.changedOnly({ cached: { 'White-Faced Ibis': 1 } })
    scene.bo.isOn()
  })

  test('has no use for invertebrates or rodents', () => {
    const scene = given(
      mats,
      { ana, bo: {} },
      { feeder: ['fish', 'fish', 'seed'], rolls: dice('invertebrate', 'rodent') },
    )
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.usesThePower()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })
})

describe('Willet', () => {
  const ana = { wetland: ['Willet'] }

  test('caches one fish when it rolls one', () => {
    const scene = given(mats, { ana, bo: {} }, { feeder: ['seed', 'seed', 'rodent'], rolls: dice('fish', 'fish') })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.usesThePower()
    scene.ana.changedOnly({ cached: { Willet: 1 } })
    scene.bo.isOn()
  })

  test('has no use for other food', () => {
    const scene = given(mats, { ana, bo: {} }, { feeder: ['fish', 'fish'], rolls: dice('rodent', 'seed', 'fruit') })
    scene.ana.uses('wetland')
    scene.ana.isDone()
    scene.ana.usesThePower()
    scene.ana.changedOnly({})
    scene.bo.isOn()
  })

  test('does not hunt when another player uses their wetland', () => {
    const scene = given(mats, { ana, bo: {} }, { feeder: ['fish', 'fish'], rolls: [], turn: 1 })
    scene.bo.uses('wetland')
    scene.bo.isDone()
    scene.ana.changedOnly({})
    scene.ana.isOn()
  })
})
