import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { versus } from '../scenario/versus.ts'

describe('Blastoise', () => {
  test('Hydro Pump does 40 with no energy to spare', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Blastoise', energy: 'WWW' }, 'Chansey'))
    ana.attacks('Hydro Pump')
    ana.changedOnly({})
    bo.has({ damage: [40] })
    bo.isOn()
  })

  test('Hydro Pump does 50 with one more Water', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Blastoise', energy: 'WWWW' }, 'Chansey'))
    ana.attacks('Hydro Pump')
    ana.changedOnly({})
    bo.has({ damage: [50] })
    bo.isOn()
  })

  test('Hydro Pump does 60 with two more, and no more with a third', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Blastoise', energy: 'WWWWWW' }, 'Chansey'))
    ana.attacks('Hydro Pump')
    ana.changedOnly({})
    bo.has({ damage: [60] })
    bo.isOn()
  })

  test('Hydro Pump cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Blastoise', energy: 'WWF' }, 'Chansey'))
    ana.isNotOffered('Hydro Pump')
    ana.isToldWhyNot('Hydro Pump', 'Needs 3 Water, has 2.')
    ana.isOn()
  })
})

describe('Gyarados', () => {
  test('Dragon Rage does 50', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Gyarados', energy: 'WWW' }, 'Chansey'))
    ana.attacks('Dragon Rage')
    ana.changedOnly({})
    bo.has({ damage: [50], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Dragon Rage cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Gyarados', energy: 'WWF' }, 'Chansey'))
    ana.isNotOffered('Dragon Rage')
    ana.isToldWhyNot('Dragon Rage', 'Needs 3 Water, has 2.')
    ana.isOn()
  })

  test('Bubblebeam does 40, paralyzed on heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Gyarados', energy: 'WWWW' }, 'Chansey', 'heads'))
    ana.attacks('Bubblebeam')
    ana.changedOnly({})
    bo.has({ damage: [40], condition: 'paralyzed', poison: 0 })
    bo.isOn()
  })

  test('Bubblebeam does 40 on tails', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Gyarados', energy: 'WWWW' }, 'Chansey', 'tails'))
    ana.attacks('Bubblebeam')
    ana.changedOnly({})
    bo.has({ damage: [40], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Bubblebeam cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Gyarados', energy: 'WWWF' }, 'Chansey'))
    ana.isNotOffered('Bubblebeam')
    ana.isToldWhyNot('Bubblebeam', 'Needs 4 Water, has 3.')
    ana.isOn()
  })
})

describe('Poliwrath', () => {
  test('Water Gun does 30 with no energy to spare', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Poliwrath', energy: 'WWF' }, 'Chansey'))
    ana.attacks('Water Gun')
    ana.changedOnly({})
    bo.has({ damage: [30] })
    bo.isOn()
  })

  test('Water Gun does 40 with one more Water', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Poliwrath', energy: 'WWFW' }, 'Chansey'))
    ana.attacks('Water Gun')
    ana.changedOnly({})
    bo.has({ damage: [40] })
    bo.isOn()
  })

  test('Water Gun does 50 with two more, and no more with a third', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Poliwrath', energy: 'WWFWWW' }, 'Chansey'))
    ana.attacks('Water Gun')
    ana.changedOnly({})
    bo.has({ damage: [50] })
    bo.isOn()
  })

  test('Water Gun cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Poliwrath', energy: 'WFF' }, 'Chansey'))
    ana.isNotOffered('Water Gun')
    ana.isToldWhyNot('Water Gun', 'Needs 2 Water, has 1.')
    ana.isOn()
  })

  test("Whirlpool does 40 and discards an energy of the attacker's choice", () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Poliwrath', energy: 'WWFF' }, { pokemon: 'Chansey', energy: 'FW' }),
    )
    ana.attacks('Whirlpool')
    ana.chooses('Water Energy')
    ana.changedOnly({})
    bo.has({ damage: [40], energy: ['F'], discard: ['Water Energy'] })
    bo.isOn()
  })

  test('Whirlpool does 40 where there is no energy', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Poliwrath', energy: 'WWFF' }, 'Chansey'))
    ana.attacks('Whirlpool')
    ana.changedOnly({})
    bo.has({ damage: [40], discard: [] })
    bo.isOn()
  })

  test('Whirlpool cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Poliwrath', energy: 'WFFF' }, 'Chansey'))
    ana.isNotOffered('Whirlpool')
    ana.isToldWhyNot('Whirlpool', 'Needs 2 Water, has 1.')
    ana.isOn()
  })
})

describe('Dewgong', () => {
  test('Aurora Beam does 50', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Dewgong', energy: 'WWF' }, 'Chansey'))
    ana.attacks('Aurora Beam')
    ana.changedOnly({})
    bo.has({ damage: [50], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Aurora Beam cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Dewgong', energy: 'WFF' }, 'Chansey'))
    ana.isNotOffered('Aurora Beam')
    ana.isToldWhyNot('Aurora Beam', 'Needs 2 Water, has 1.')
    ana.isOn()
  })

  test('Ice Beam does 30, paralyzed on heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Dewgong', energy: 'WWFF' }, 'Chansey', 'heads'))
    ana.attacks('Ice Beam')
    ana.changedOnly({})
    bo.has({ damage: [30], condition: 'paralyzed', poison: 0 })
    bo.isOn()
  })

  test('Ice Beam does 30 on tails', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Dewgong', energy: 'WWFF' }, 'Chansey', 'tails'))
    ana.attacks('Ice Beam')
    ana.changedOnly({})
    bo.has({ damage: [30], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Ice Beam cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Dewgong', energy: 'WFFF' }, 'Chansey'))
    ana.isNotOffered('Ice Beam')
    ana.isToldWhyNot('Ice Beam', 'Needs 2 Water, has 1.')
    ana.isOn()
  })
})

describe('Magikarp', () => {
  test('Tackle does 10', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Magikarp', energy: 'F' }, 'Chansey'))
    ana.attacks('Tackle')
    ana.changedOnly({})
    bo.has({ damage: [10], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Tackle cannot be used with no energy', () => {
    const { ana } = given(duel, ...versus('Magikarp', 'Chansey'))
    ana.isNotOffered('Tackle')
    ana.isToldWhyNot('Tackle', 'Needs 1 energy, has 0.')
    ana.isOn()
  })

  test('Flail does nothing when unhurt', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Magikarp', energy: 'W' }, 'Chansey'))
    ana.attacks('Flail')
    ana.changedOnly({})
    bo.has({ damage: [0] })
    bo.isOn()
  })

  test('Flail does 10 for each damage counter on itself', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Magikarp', energy: 'W', damage: 20 }, 'Chansey'))
    ana.attacks('Flail')
    ana.changedOnly({})
    bo.has({ damage: [20] })
    bo.isOn()
  })

  test('Flail cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Magikarp', energy: 'F' }, 'Chansey'))
    ana.isNotOffered('Flail')
    ana.isToldWhyNot('Flail', 'Needs 1 Water, has 0.')
    ana.isOn()
  })
})

describe('Poliwhirl', () => {
  test('Doubleslap does 60 for 2 heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Poliwhirl', energy: 'WWF' }, 'Chansey', 'heads', 'heads'))
    ana.attacks('Doubleslap')
    ana.changedOnly({})
    bo.has({ damage: [60] })
    bo.isOn()
  })

  test('Doubleslap does 30 for one heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Poliwhirl', energy: 'WWF' }, 'Chansey', 'heads', 'tails'))
    ana.attacks('Doubleslap')
    ana.changedOnly({})
    bo.has({ damage: [30] })
    bo.isOn()
  })

  test('Doubleslap does nothing for tails alone', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Poliwhirl', energy: 'WWF' }, 'Chansey', 'tails', 'tails'))
    ana.attacks('Doubleslap')
    ana.changedOnly({})
    bo.has({ damage: [0] })
    bo.isOn()
  })
})

describe('Seel', () => {
  test('Headbutt does 10', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Seel', energy: 'W' }, 'Chansey'))
    ana.attacks('Headbutt')
    ana.changedOnly({})
    bo.has({ damage: [10], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Headbutt cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Seel', energy: 'F' }, 'Chansey'))
    ana.isNotOffered('Headbutt')
    ana.isToldWhyNot('Headbutt', 'Needs 1 Water, has 0.')
    ana.isOn()
  })
})
