import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { versus } from '../scenario/versus.ts'

describe('Hitmonchan', () => {
  test('Jab does 20', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Hitmonchan', energy: 'F' }, 'Blastoise'))
    ana.attacks('Jab')
    ana.changedOnly({})
    bo.has({ damage: [20], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Jab cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Hitmonchan', energy: 'W' }, 'Blastoise'))
    ana.isNotOffered('Jab')
    ana.isToldWhyNot('Jab', 'Needs 1 Fighting, has 0.')
    ana.isOn()
  })

  test('Special Punch does 40', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Hitmonchan', energy: 'FFW' }, 'Blastoise'))
    ana.attacks('Special Punch')
    ana.changedOnly({})
    bo.has({ damage: [40], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Special Punch cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Hitmonchan', energy: 'FWW' }, 'Blastoise'))
    ana.isNotOffered('Special Punch')
    ana.isToldWhyNot('Special Punch', 'Needs 2 Fighting, has 1.')
    ana.isOn()
  })
})

describe('Machamp', () => {
  test('Seismic Toss does 60', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Machamp', energy: 'FFFW' }, 'Blastoise'))
    ana.attacks('Seismic Toss')
    ana.changedOnly({})
    bo.has({ damage: [60], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Seismic Toss cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Machamp', energy: 'FFWW' }, 'Blastoise'))
    ana.isNotOffered('Seismic Toss')
    ana.isToldWhyNot('Seismic Toss', 'Needs 3 Fighting, has 2.')
    ana.isOn()
  })
})

describe('Dugtrio', () => {
  test('Slash does 40', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Dugtrio', energy: 'FFW' }, 'Blastoise'))
    ana.attacks('Slash')
    ana.changedOnly({})
    bo.has({ damage: [40], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Slash cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Dugtrio', energy: 'FWW' }, 'Blastoise'))
    ana.isNotOffered('Slash')
    ana.isToldWhyNot('Slash', 'Needs 2 Fighting, has 1.')
    ana.isOn()
  })
})

describe('Machoke', () => {
  test('Karate Chop does 50 when unhurt', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Machoke', energy: 'FFW' }, 'Blastoise'))
    ana.attacks('Karate Chop')
    ana.changedOnly({})
    bo.has({ damage: [50] })
    bo.isOn()
  })

  test('Karate Chop does 10 less for each damage counter on itself', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Machoke', energy: 'FFW', damage: 30 }, 'Blastoise'))
    ana.attacks('Karate Chop')
    ana.changedOnly({})
    bo.has({ damage: [20] })
    bo.isOn()
  })

  test('Karate Chop cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Machoke', energy: 'FWW' }, 'Blastoise'))
    ana.isNotOffered('Karate Chop')
    ana.isToldWhyNot('Karate Chop', 'Needs 2 Fighting, has 1.')
    ana.isOn()
  })

  test('Submission does 60, and 20 to itself', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Machoke', energy: 'FFWW' }, 'Blastoise'))
    ana.attacks('Submission')
    ana.changedOnly({ damage: [20] })
    bo.has({ damage: [60] })
    bo.isOn()
  })

  test('Submission cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Machoke', energy: 'FWWW' }, 'Blastoise'))
    ana.isNotOffered('Submission')
    ana.isToldWhyNot('Submission', 'Needs 2 Fighting, has 1.')
    ana.isOn()
  })
})

describe('Diglett', () => {
  test('Dig does 10', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Diglett', energy: 'F' }, 'Blastoise'))
    ana.attacks('Dig')
    ana.changedOnly({})
    bo.has({ damage: [10], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Dig cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Diglett', energy: 'W' }, 'Blastoise'))
    ana.isNotOffered('Dig')
    ana.isToldWhyNot('Dig', 'Needs 1 Fighting, has 0.')
    ana.isOn()
  })

  test('Mud Slap does 30', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Diglett', energy: 'FF' }, 'Blastoise'))
    ana.attacks('Mud Slap')
    ana.changedOnly({})
    bo.has({ damage: [30], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Mud Slap cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Diglett', energy: 'FW' }, 'Blastoise'))
    ana.isNotOffered('Mud Slap')
    ana.isToldWhyNot('Mud Slap', 'Needs 2 Fighting, has 1.')
    ana.isOn()
  })
})

describe('Machop', () => {
  test('Low Kick does 20', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Machop', energy: 'F' }, 'Blastoise'))
    ana.attacks('Low Kick')
    ana.changedOnly({})
    bo.has({ damage: [20], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Low Kick cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Machop', energy: 'W' }, 'Blastoise'))
    ana.isNotOffered('Low Kick')
    ana.isToldWhyNot('Low Kick', 'Needs 1 Fighting, has 0.')
    ana.isOn()
  })
})

describe('Onix', () => {
  test('Rock Throw does 10', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Onix', energy: 'F' }, 'Blastoise'))
    ana.attacks('Rock Throw')
    ana.changedOnly({})
    bo.has({ damage: [10], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Rock Throw cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Onix', energy: 'W' }, 'Blastoise'))
    ana.isNotOffered('Rock Throw')
    ana.isToldWhyNot('Rock Throw', 'Needs 1 Fighting, has 0.')
    ana.isOn()
  })

  test('Harden lets 30 damage pass by', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Onix', energy: 'FF' }, { pokemon: 'Persian', energy: 'FFF' }))
    ana.attacks('Harden')
    bo.attacks('Pounce')
    ana.has({ damage: [0] })
    ana.isOn()
  })

  test('Harden does not stop 40', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Onix', energy: 'FF' }, { pokemon: 'Hitmonchan', energy: 'FFF' }),
    )
    ana.attacks('Harden')
    bo.attacks('Special Punch')
    ana.has({ damage: [40] })
    ana.isOn()
  })

  test('Harden cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Onix', energy: 'FW' }, 'Blastoise'))
    ana.isNotOffered('Harden')
    ana.isToldWhyNot('Harden', 'Needs 2 Fighting, has 1.')
    ana.isOn()
  })
})

describe('Sandshrew', () => {
  test('Sand-attack does 10 and lets the next attack fail on tails', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Sandshrew', energy: 'F' }, { pokemon: 'Persian', energy: 'FF' }, 'tails'),
    )
    ana.attacks('Sand-attack')
    bo.has({ damage: [20] })
    bo.attacks('Scratch')
    ana.has({ damage: [0] })
    ana.isOn()
  })

  test('Sand-attack lets it happen on heads', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Sandshrew', energy: 'F' }, { pokemon: 'Persian', energy: 'FF' }, 'heads'),
    )
    ana.attacks('Sand-attack')
    bo.has({ damage: [20] })
    bo.attacks('Scratch')
    ana.has({ damage: [20] })
    ana.isOn()
  })

  test('Sand-attack cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Sandshrew', energy: 'W' }, 'Blastoise'))
    ana.isNotOffered('Sand-attack')
    ana.isToldWhyNot('Sand-attack', 'Needs 1 Fighting, has 0.')
    ana.isOn()
  })
})
