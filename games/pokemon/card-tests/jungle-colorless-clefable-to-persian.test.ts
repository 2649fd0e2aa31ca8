import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { versus } from '../scenario/versus.ts'

describe('Clefable', () => {
  test('Minimize takes 20 off what comes next', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Clefable', energy: 'FF' }, { pokemon: 'Persian', energy: 'FFF' }),
    )
    ana.attacks('Minimize')
    bo.attacks('Pounce')
    ana.has({ damage: [10] })
    ana.isOn()
  })

  test('Minimize leaves nothing of 20', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Clefable', energy: 'FF' }, { pokemon: 'Persian', energy: 'FF' }),
    )
    ana.attacks('Minimize')
    bo.attacks('Scratch')
    ana.has({ damage: [0] })
    ana.isOn()
  })

  test('Minimize cannot be used with one energy less', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Clefable', energy: 'F' }, 'Chansey'))
    ana.isNotOffered('Minimize')
    ana.isToldWhyNot('Minimize', 'Needs 2 energy, has 1.')
    ana.isOn()
  })
})

describe('Kangaskhan', () => {
  test('Fetch draws a card', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Kangaskhan', energy: 'F' }, 'Chansey'))
    ana.attacks('Fetch')
    ana.changedOnly({ hand: ['Grass Energy'], deck: ['Grass Energy', 'Grass Energy', 'Grass Energy', 'Grass Energy'] })
    bo.has({ damage: [0] })
    bo.isOn()
  })

  test('Fetch cannot be used with no energy', () => {
    const { ana } = given(duel, ...versus('Kangaskhan', 'Chansey'))
    ana.isNotOffered('Fetch')
    ana.isToldWhyNot('Fetch', 'Needs 1 energy, has 0.')
    ana.isOn()
  })

  test('Comet Punch does 80 for 4 heads', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Kangaskhan', energy: 'FFFF' }, 'Chansey', 'heads', 'heads', 'heads', 'heads'),
    )
    ana.attacks('Comet Punch')
    ana.changedOnly({})
    bo.has({ damage: [80] })
    bo.isOn()
  })

  test('Comet Punch does 20 for one heads', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Kangaskhan', energy: 'FFFF' }, 'Chansey', 'heads', 'tails', 'tails', 'tails'),
    )
    ana.attacks('Comet Punch')
    ana.changedOnly({})
    bo.has({ damage: [20] })
    bo.isOn()
  })

  test('Comet Punch does nothing for tails alone', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Kangaskhan', energy: 'FFFF' }, 'Chansey', 'tails', 'tails', 'tails', 'tails'),
    )
    ana.attacks('Comet Punch')
    ana.changedOnly({})
    bo.has({ damage: [0] })
    bo.isOn()
  })
})

describe('Pidgeot', () => {
  test('Wing Attack does 20', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Pidgeot', energy: 'FF' }, 'Chansey'))
    ana.attacks('Wing Attack')
    ana.changedOnly({})
    bo.has({ damage: [20], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Wing Attack cannot be used with one energy less', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Pidgeot', energy: 'F' }, 'Chansey'))
    ana.isNotOffered('Wing Attack')
    ana.isToldWhyNot('Wing Attack', 'Needs 2 energy, has 1.')
    ana.isOn()
  })
})

describe('Snorlax', () => {
  test('Body Slam does 30, paralyzed on heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Snorlax', energy: 'FFFF' }, 'Chansey', 'heads'))
    ana.attacks('Body Slam')
    ana.changedOnly({})
    bo.has({ damage: [30], condition: 'paralyzed', poison: 0 })
    bo.isOn()
  })

  test('Body Slam does 30 on tails', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Snorlax', energy: 'FFFF' }, 'Chansey', 'tails'))
    ana.attacks('Body Slam')
    ana.changedOnly({})
    bo.has({ damage: [30], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Body Slam cannot be used with one energy less', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Snorlax', energy: 'FFF' }, 'Chansey'))
    ana.isNotOffered('Body Slam')
    ana.isToldWhyNot('Body Slam', 'Needs 4 energy, has 3.')
    ana.isOn()
  })
})

describe('Wigglytuff', () => {
  test('Lullaby makes the Defending Pokémon asleep', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Wigglytuff', energy: 'F' }, 'Chansey', 'tails'))
    ana.attacks('Lullaby')
    ana.changedOnly({})
    bo.has({ damage: [0], condition: 'asleep', poison: 0 })
    bo.isOn()
  })

  test('Lullaby cannot be used with no energy', () => {
    const { ana } = given(duel, ...versus('Wigglytuff', 'Chansey'))
    ana.isNotOffered('Lullaby')
    ana.isToldWhyNot('Lullaby', 'Needs 1 energy, has 0.')
    ana.isOn()
  })
})

describe('Dodrio', () => {
  test('Rage does 10 when unhurt', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Dodrio', energy: 'FFF' }, 'Chansey'))
    ana.attacks('Rage')
    ana.changedOnly({})
    bo.has({ damage: [10] })
    bo.isOn()
  })

  test('Rage does 10 more for each damage counter on itself', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Dodrio', energy: 'FFF', damage: 20 }, 'Chansey'))
    ana.attacks('Rage')
    ana.changedOnly({})
    bo.has({ damage: [30] })
    bo.isOn()
  })

  test('Rage cannot be used with one energy less', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Dodrio', energy: 'FF' }, 'Chansey'))
    ana.isNotOffered('Rage')
    ana.isToldWhyNot('Rage', 'Needs 3 energy, has 2.')
    ana.isOn()
  })
})

describe('Fearow', () => {
  test('Agility keeps damage and conditions away on heads', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Fearow', energy: 'FFF' }, { pokemon: 'Lickitung', energy: 'F' }, 'heads', 'heads'),
    )
    ana.attacks('Agility')
    bo.has({ damage: [20] })
    bo.attacks('Tongue Wrap')
    ana.has({ damage: [0], condition: null })
    ana.isOn()
  })

  test('Agility keeps nothing away on tails', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Fearow', energy: 'FFF' }, { pokemon: 'Lickitung', energy: 'F' }, 'tails', 'heads'),
    )
    ana.attacks('Agility')
    bo.has({ damage: [20] })
    bo.attacks('Tongue Wrap')
    ana.has({ damage: [10], condition: 'paralyzed' })
    ana.isOn()
  })

  test('Agility cannot be used with one energy less', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Fearow', energy: 'FF' }, 'Chansey'))
    ana.isNotOffered('Agility')
    ana.isToldWhyNot('Agility', 'Needs 3 energy, has 2.')
    ana.isOn()
  })

  test('Drill Peck does 40', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Fearow', energy: 'FFFF' }, 'Chansey'))
    ana.attacks('Drill Peck')
    ana.changedOnly({})
    bo.has({ damage: [40], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Drill Peck cannot be used with one energy less', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Fearow', energy: 'FFF' }, 'Chansey'))
    ana.isNotOffered('Drill Peck')
    ana.isToldWhyNot('Drill Peck', 'Needs 4 energy, has 3.')
    ana.isOn()
  })
})

describe('Lickitung', () => {
  test('Tongue Wrap does 10, paralyzed on heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Lickitung', energy: 'F' }, 'Chansey', 'heads'))
    ana.attacks('Tongue Wrap')
    ana.changedOnly({})
    bo.has({ damage: [10], condition: 'paralyzed', poison: 0 })
    bo.isOn()
  })

  test('Tongue Wrap does 10 on tails', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Lickitung', energy: 'F' }, 'Chansey', 'tails'))
    ana.attacks('Tongue Wrap')
    ana.changedOnly({})
    bo.has({ damage: [10], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Tongue Wrap cannot be used with no energy', () => {
    const { ana } = given(duel, ...versus('Lickitung', 'Chansey'))
    ana.isNotOffered('Tongue Wrap')
    ana.isToldWhyNot('Tongue Wrap', 'Needs 1 energy, has 0.')
    ana.isOn()
  })

  test('Supersonic does 0, confused on heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Lickitung', energy: 'FF' }, 'Chansey', 'heads'))
    ana.attacks('Supersonic')
    ana.changedOnly({})
    bo.has({ damage: [0], condition: 'confused', poison: 0 })
    bo.isOn()
  })

  test('Supersonic does 0 on tails', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Lickitung', energy: 'FF' }, 'Chansey', 'tails'))
    ana.attacks('Supersonic')
    ana.changedOnly({})
    bo.has({ damage: [0], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Supersonic cannot be used with one energy less', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Lickitung', energy: 'F' }, 'Chansey'))
    ana.isNotOffered('Supersonic')
    ana.isToldWhyNot('Supersonic', 'Needs 2 energy, has 1.')
    ana.isOn()
  })
})

describe('Persian', () => {
  test('Scratch does 20', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Persian', energy: 'FF' }, 'Chansey'))
    ana.attacks('Scratch')
    ana.changedOnly({})
    bo.has({ damage: [20], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Scratch cannot be used with one energy less', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Persian', energy: 'F' }, 'Chansey'))
    ana.isNotOffered('Scratch')
    ana.isToldWhyNot('Scratch', 'Needs 2 energy, has 1.')
    ana.isOn()
  })
})
