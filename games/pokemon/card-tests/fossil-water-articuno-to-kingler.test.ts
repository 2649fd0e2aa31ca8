import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { versus } from '../scenario/versus.ts'

describe('Articuno', () => {
  test('Freeze Dry does 30, paralyzed on heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Articuno', energy: 'WWW' }, 'Chansey', 'heads'))
    ana.attacks('Freeze Dry')
    ana.changedOnly({})
    bo.has({ damage: [30], condition: 'paralyzed', poison: 0 })
    bo.isOn()
  })

  test('Freeze Dry does 30 on tails', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Articuno', energy: 'WWW' }, 'Chansey', 'tails'))
    ana.attacks('Freeze Dry')
    ana.changedOnly({})
    bo.has({ damage: [30], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Freeze Dry cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Articuno', energy: 'WWF' }, 'Chansey'))
    ana.isNotOffered('Freeze Dry')
    ana.isToldWhyNot('Freeze Dry', 'Needs 3 Water, has 2.')
    ana.isOn()
  })
})

describe('Lapras', () => {
  test('Water Gun does 10 with no energy to spare', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Lapras', energy: 'W' }, 'Chansey'))
    ana.attacks('Water Gun')
    ana.changedOnly({})
    bo.has({ damage: [10] })
    bo.isOn()
  })

  test('Water Gun does 20 with one more Water', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Lapras', energy: 'WW' }, 'Chansey'))
    ana.attacks('Water Gun')
    ana.changedOnly({})
    bo.has({ damage: [20] })
    bo.isOn()
  })

  test('Water Gun does 30 with two more, and no more with a third', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Lapras', energy: 'WWWW' }, 'Chansey'))
    ana.attacks('Water Gun')
    ana.changedOnly({})
    bo.has({ damage: [30] })
    bo.isOn()
  })

  test('Water Gun cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Lapras', energy: 'F' }, 'Chansey'))
    ana.isNotOffered('Water Gun')
    ana.isToldWhyNot('Water Gun', 'Needs 1 Water, has 0.')
    ana.isOn()
  })

  test('Confuse Ray does 10, confused on heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Lapras', energy: 'WW' }, 'Chansey', 'heads'))
    ana.attacks('Confuse Ray')
    ana.changedOnly({})
    bo.has({ damage: [10], condition: 'confused', poison: 0 })
    bo.isOn()
  })

  test('Confuse Ray does 10 on tails', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Lapras', energy: 'WW' }, 'Chansey', 'tails'))
    ana.attacks('Confuse Ray')
    ana.changedOnly({})
    bo.has({ damage: [10], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Confuse Ray cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Lapras', energy: 'WF' }, 'Chansey'))
    ana.isNotOffered('Confuse Ray')
    ana.isToldWhyNot('Confuse Ray', 'Needs 2 Water, has 1.')
    ana.isOn()
  })
})

describe('Cloyster', () => {
  test('Clamp does 30, paralyzed on heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Cloyster', energy: 'WW' }, 'Chansey', 'heads'))
    ana.attacks('Clamp')
    ana.changedOnly({})
    bo.has({ damage: [30], condition: 'paralyzed', poison: 0 })
    bo.isOn()
  })

  test('Clamp does nothing on tails', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Cloyster', energy: 'WW' }, 'Chansey', 'tails'))
    ana.attacks('Clamp')
    ana.changedOnly({})
    bo.has({ damage: [0], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Clamp cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Cloyster', energy: 'WF' }, 'Chansey'))
    ana.isNotOffered('Clamp')
    ana.isToldWhyNot('Clamp', 'Needs 2 Water, has 1.')
    ana.isOn()
  })

  test('Spike Cannon does 60 for 2 heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Cloyster', energy: 'WW' }, 'Chansey', 'heads', 'heads'))
    ana.attacks('Spike Cannon')
    ana.changedOnly({})
    bo.has({ damage: [60] })
    bo.isOn()
  })

  test('Spike Cannon does 30 for one heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Cloyster', energy: 'WW' }, 'Chansey', 'heads', 'tails'))
    ana.attacks('Spike Cannon')
    ana.changedOnly({})
    bo.has({ damage: [30] })
    bo.isOn()
  })

  test('Spike Cannon does nothing for tails alone', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Cloyster', energy: 'WW' }, 'Chansey', 'tails', 'tails'))
    ana.attacks('Spike Cannon')
    ana.changedOnly({})
    bo.has({ damage: [0] })
    bo.isOn()
  })
})

describe('Golduck', () => {
  test('Psyshock does 10, paralyzed on heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Golduck', energy: 'P' }, 'Chansey', 'heads'))
    ana.attacks('Psyshock')
    ana.changedOnly({})
    bo.has({ damage: [10], condition: 'paralyzed', poison: 0 })
    bo.isOn()
  })

  test('Psyshock does 10 on tails', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Golduck', energy: 'P' }, 'Chansey', 'tails'))
    ana.attacks('Psyshock')
    ana.changedOnly({})
    bo.has({ damage: [10], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Psyshock cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Golduck', energy: 'F' }, 'Chansey'))
    ana.isNotOffered('Psyshock')
    ana.isToldWhyNot('Psyshock', 'Needs 1 Psychic, has 0.')
    ana.isOn()
  })

  test("Hyper Beam does 20 and discards an energy of the attacker's choice", () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Golduck', energy: 'WWF' }, { pokemon: 'Chansey', energy: 'FW' }),
    )
    ana.attacks('Hyper Beam')
    ana.chooses('Water Energy')
    ana.changedOnly({})
    bo.has({ damage: [20], energy: ['F'], discard: ['Water Energy'] })
    bo.isOn()
  })

  test('Hyper Beam does 20 where there is no energy', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Golduck', energy: 'WWF' }, 'Chansey'))
    ana.attacks('Hyper Beam')
    ana.changedOnly({})
    bo.has({ damage: [20], discard: [] })
    bo.isOn()
  })

  test('Hyper Beam cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Golduck', energy: 'WFF' }, 'Chansey'))
    ana.isNotOffered('Hyper Beam')
    ana.isToldWhyNot('Hyper Beam', 'Needs 2 Water, has 1.')
    ana.isOn()
  })
})

describe('Kingler', () => {
  test('Flail does nothing when unhurt', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Kingler', energy: 'W' }, 'Chansey'))
    ana.attacks('Flail')
    ana.changedOnly({})
    bo.has({ damage: [0] })
    bo.isOn()
  })

  test('Flail does 10 for each damage counter on itself', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Kingler', energy: 'W', damage: 20 }, 'Chansey'))
    ana.attacks('Flail')
    ana.changedOnly({})
    bo.has({ damage: [20] })
    bo.isOn()
  })

  test('Flail cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Kingler', energy: 'F' }, 'Chansey'))
    ana.isNotOffered('Flail')
    ana.isToldWhyNot('Flail', 'Needs 1 Water, has 0.')
    ana.isOn()
  })

  test('Crabhammer does 40', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Kingler', energy: 'WWF' }, 'Chansey'))
    ana.attacks('Crabhammer')
    ana.changedOnly({})
    bo.has({ damage: [40], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Crabhammer cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Kingler', energy: 'WFF' }, 'Chansey'))
    ana.isNotOffered('Crabhammer')
    ana.isToldWhyNot('Crabhammer', 'Needs 2 Water, has 1.')
    ana.isOn()
  })
})
