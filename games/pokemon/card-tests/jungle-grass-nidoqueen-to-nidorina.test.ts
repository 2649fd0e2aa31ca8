import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { versus } from '../scenario/versus.ts'

describe('Nidoqueen', () => {
  test('Mega Punch does 50', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Nidoqueen', energy: 'GGFF' }, 'Chansey'))
    ana.attacks('Mega Punch')
    ana.changedOnly({})
    bo.has({ damage: [50], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Mega Punch cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Nidoqueen', energy: 'GFFF' }, 'Chansey'))
    ana.isNotOffered('Mega Punch')
    ana.isToldWhyNot('Mega Punch', 'Needs 2 Grass, has 1.')
    ana.isOn()
  })
})

describe('Pinsir', () => {
  test('Irongrip does 20, paralyzed on heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Pinsir', energy: 'GG' }, 'Chansey', 'heads'))
    ana.attacks('Irongrip')
    ana.changedOnly({})
    bo.has({ damage: [20], condition: 'paralyzed', poison: 0 })
    bo.isOn()
  })

  test('Irongrip does 20 on tails', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Pinsir', energy: 'GG' }, 'Chansey', 'tails'))
    ana.attacks('Irongrip')
    ana.changedOnly({})
    bo.has({ damage: [20], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Irongrip cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Pinsir', energy: 'GF' }, 'Chansey'))
    ana.isNotOffered('Irongrip')
    ana.isToldWhyNot('Irongrip', 'Needs 2 Grass, has 1.')
    ana.isOn()
  })

  test('Guillotine does 50', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Pinsir', energy: 'GGFF' }, 'Chansey'))
    ana.attacks('Guillotine')
    ana.changedOnly({})
    bo.has({ damage: [50], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Guillotine cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Pinsir', energy: 'GFFF' }, 'Chansey'))
    ana.isNotOffered('Guillotine')
    ana.isToldWhyNot('Guillotine', 'Needs 2 Grass, has 1.')
    ana.isOn()
  })
})

describe('Scyther', () => {
  test('Slash does 30', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Scyther', energy: 'FFF' }, 'Chansey'))
    ana.attacks('Slash')
    ana.changedOnly({})
    bo.has({ damage: [30], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Slash cannot be used with one energy less', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Scyther', energy: 'FF' }, 'Chansey'))
    ana.isNotOffered('Slash')
    ana.isToldWhyNot('Slash', 'Needs 3 energy, has 2.')
    ana.isOn()
  })
})

describe('Venomoth', () => {
  test('Venom Powder does 10, confused, poisoned on heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Venomoth', energy: 'GG' }, 'Chansey', 'heads'))
    ana.attacks('Venom Powder')
    ana.changedOnly({})
    bo.has({ damage: [20], condition: 'confused', poison: 10 })
    bo.isOn()
  })

  test('Venom Powder does 10 on tails', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Venomoth', energy: 'GG' }, 'Chansey', 'tails'))
    ana.attacks('Venom Powder')
    ana.changedOnly({})
    bo.has({ damage: [10], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Venom Powder cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Venomoth', energy: 'GF' }, 'Chansey'))
    ana.isNotOffered('Venom Powder')
    ana.isToldWhyNot('Venom Powder', 'Needs 2 Grass, has 1.')
    ana.isOn()
  })
})

describe('Victreebel', () => {
  test('Lure lets the attacker choose the new Defending Pokémon', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Victreebel', energy: 'G' } },
      bo: { active: 'Chansey', bench: ['Onix', 'Staryu'] },
    })
    ana.attacks('Lure')
    ana.isAsked('Choose the Pokémon that becomes the Defending one')
    ana.chooses('Staryu')
    bo.has({ active: 'Staryu', bench: ['Onix', 'Chansey'], damage: [0, 0, 0] })
    bo.isOn()
  })

  test('Lure does nothing where the Bench is empty', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Victreebel', energy: 'G' }, 'Chansey'))
    ana.attacks('Lure')
    ana.changedOnly({})
    bo.has({ active: 'Chansey', damage: [0] })
    bo.isOn()
  })

  test('Lure cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Victreebel', energy: 'F' }, 'Chansey'))
    ana.isNotOffered('Lure')
    ana.isToldWhyNot('Lure', 'Needs 1 Grass, has 0.')
    ana.isOn()
  })
})

describe('Butterfree', () => {
  test('Whirlwind does 20, and the opponent brings somebody else up', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Butterfree', energy: 'FF' } },
      bo: { active: 'Chansey', bench: ['Onix', 'Staryu'] },
    })
    ana.attacks('Whirlwind')
    ana.isNotAsked()
    bo.isAsked('Choose the Pokémon that comes up')
    bo.chooses('Staryu')
    bo.has({ active: 'Staryu', bench: ['Onix', 'Chansey'], damage: [0, 0, 20] })
    bo.isOn()
  })

  test('Whirlwind switches nobody where the Bench is empty', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Butterfree', energy: 'FF' }, 'Chansey'))
    ana.attacks('Whirlwind')
    ana.changedOnly({})
    bo.has({ active: 'Chansey', damage: [20] })
    bo.isOn()
  })

  test('Whirlwind cannot be used with one energy less', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Butterfree', energy: 'F' }, 'Chansey'))
    ana.isNotOffered('Whirlwind')
    ana.isToldWhyNot('Whirlwind', 'Needs 2 energy, has 1.')
    ana.isOn()
  })

  test('Mega Drain does 40 and heals 20', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Butterfree', energy: 'GGGG', damage: 30 }, 'Chansey'))
    ana.attacks('Mega Drain')
    ana.changedOnly({ damage: [10] })
    bo.has({ damage: [40] })
    bo.isOn()
  })

  test('Mega Drain heals nothing where no damage arrives', () => {
    const { ana, bo } = given(
      duel,
      ...versus(
        { pokemon: 'Butterfree', energy: 'GGGG', damage: 30 },
        { pokemon: 'Chansey', tools: ['Defender', 'Defender'] },
      ),
    )
    ana.attacks('Mega Drain')
    ana.changedOnly({})
    bo.has({ damage: [0] })
    bo.isOn()
  })

  test('Mega Drain cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Butterfree', energy: 'GGGF' }, 'Chansey'))
    ana.isNotOffered('Mega Drain')
    ana.isToldWhyNot('Mega Drain', 'Needs 4 Grass, has 3.')
    ana.isOn()
  })
})

describe('Gloom', () => {
  test('Poisonpowder makes the Defending Pokémon poisoned', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Gloom', energy: 'G' }, 'Chansey'))
    ana.attacks('Poisonpowder')
    ana.changedOnly({})
    bo.has({ damage: [10], condition: null, poison: 10 })
    bo.isOn()
  })

  test('Poisonpowder cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Gloom', energy: 'F' }, 'Chansey'))
    ana.isNotOffered('Poisonpowder')
    ana.isToldWhyNot('Poisonpowder', 'Needs 1 Grass, has 0.')
    ana.isOn()
  })
})

describe('Nidorina', () => {
  test('Supersonic does 0, confused on heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Nidorina', energy: 'G' }, 'Chansey', 'heads'))
    ana.attacks('Supersonic')
    ana.changedOnly({})
    bo.has({ damage: [0], condition: 'confused', poison: 0 })
    bo.isOn()
  })

  test('Supersonic does 0 on tails', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Nidorina', energy: 'G' }, 'Chansey', 'tails'))
    ana.attacks('Supersonic')
    ana.changedOnly({})
    bo.has({ damage: [0], condition: null, poison: 0 })
    bo.isOn()
  })

  test('Supersonic cannot be used with another energy in its place', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Nidorina', energy: 'F' }, 'Chansey'))
    ana.isNotOffered('Supersonic')
    ana.isToldWhyNot('Supersonic', 'Needs 1 Grass, has 0.')
    ana.isOn()
  })

  test('Double Kick does 60 for 2 heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Nidorina', energy: 'GFF' }, 'Chansey', 'heads', 'heads'))
    ana.attacks('Double Kick')
    ana.changedOnly({})
    bo.has({ damage: [60] })
    bo.isOn()
  })

  test('Double Kick does 30 for one heads', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Nidorina', energy: 'GFF' }, 'Chansey', 'heads', 'tails'))
    ana.attacks('Double Kick')
    ana.changedOnly({})
    bo.has({ damage: [30] })
    bo.isOn()
  })

  test('Double Kick does nothing for tails alone', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Nidorina', energy: 'GFF' }, 'Chansey', 'tails', 'tails'))
    ana.attacks('Double Kick')
    ana.changedOnly({})
    bo.has({ damage: [0] })
    bo.isOn()
  })
})
