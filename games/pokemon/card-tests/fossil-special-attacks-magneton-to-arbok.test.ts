import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { coins } from '../scenario/stage.ts'
import { versus } from '../scenario/versus.ts'

describe('Magneton (Fossil)', () => {
  test('Sonicboom does 20 whatever the Weakness, and PlusPower still adds', () => {
    const plain = given(duel, ...versus({ pokemon: 'Magneton (Fossil)', energy: 'LW' }, 'Blastoise'))
    plain.ana.attacks('Sonicboom')
    plain.ana.changedOnly({})
    plain.bo.has({ damage: [20] })
    plain.bo.isOn()
    const more = given(
      duel,
      ...versus({ pokemon: 'Magneton (Fossil)', energy: 'LW', tools: ['PlusPower'] }, 'Blastoise'),
    )
    more.ana.attacks('Sonicboom')
    more.bo.has({ damage: [30] })
    more.bo.isOn()
  })

  test('Sonicboom does 20 whatever the Resistance', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Magneton (Fossil)', energy: 'LW' }, 'Dugtrio'))
    ana.attacks('Sonicboom')
    bo.has({ damage: [20] })
    bo.isOn()
  })

  test('Sonicboom needs Lightning', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Magneton (Fossil)', energy: 'WW' }, 'Blastoise'))
    ana.isToldWhyNot('Sonicboom', 'Needs 1 Lightning, has 0.')
    ana.isOn()
  })
})

describe('Raichu (Fossil)', () => {
  test('Gigashock does 30, and 10 to three Benched Pokémon of its choice', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Raichu (Fossil)', energy: 'LLLL' } },
      bo: { active: 'Chansey', bench: ['Onix', 'Abra', 'Jynx', 'Staryu'] },
    })
    ana.attacks('Gigashock')
    ana.isRefused('wrong-count', 'Onix', 'Jynx')
    ana.chooses('Onix', 'Jynx', 'Staryu')
    ana.changedOnly({})
    bo.has({ damage: [30, 10, 0, 10, 10] })
    bo.isOn()
  })

  test('Gigashock does 10 to all where there are no more than three', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Raichu (Fossil)', energy: 'LLLL' } },
      bo: { active: 'Chansey', bench: ['Onix', 'Abra'] },
    })
    ana.attacks('Gigashock')
    bo.has({ damage: [30, 10, 10] })
    bo.isOn()
  })

  test('Gigashock needs four Lightning', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Raichu (Fossil)', energy: 'LLLW' }, 'Chansey'))
    ana.isToldWhyNot('Gigashock', 'Needs 4 Lightning, has 3.')
    ana.isOn()
  })
})

describe('Zapdos (Fossil)', () => {
  const storm = {
    ana: { active: { pokemon: 'Zapdos (Fossil)', energy: 'LLLL' }, bench: ['Onix'] },
    bo: { active: 'Chansey', bench: ['Onix', 'Abra', 'Jynx'] },
  }

  test('Thunderstorm does 40, 20 to each Benched Pokémon with heads and 10 to itself for each tails', () => {
    const { ana, bo } = given(duel, storm, { rolls: coins('tails', 'heads', 'tails') })
    ana.attacks('Thunderstorm')
    ana.changedOnly({ damage: [20, 0] })
    bo.has({ damage: [40, 0, 20, 0] })
    bo.isOn()
  })

  test('Thunderstorm does nothing to itself without tails', () => {
    const { ana, bo } = given(duel, storm, { rolls: coins('heads', 'heads', 'heads') })
    ana.attacks('Thunderstorm')
    ana.changedOnly({})
    bo.has({ damage: [40, 20, 20, 20] })
    bo.isOn()
  })

  test('Thunderstorm needs four Lightning', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Zapdos (Fossil)', energy: 'LLLW' }, 'Chansey'))
    ana.isToldWhyNot('Thunderstorm', 'Needs 4 Lightning, has 3.')
    ana.isOn()
  })
})

describe('Moltres', () => {
  test("Wildfire discards Fire energy and as many cards of the opponent's deck", () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Moltres', energy: 'RRRW' } },
      bo: { active: 'Chansey', deck: ['Bill', 'Onix', 'Abra', 'Jynx'] },
    })
    ana.attacks('Wildfire')
    ana.isOffered(0, 1, 2, 3)
    ana.isNotOffered(4)
    ana.chooses(2)
    ana.changedOnly({ energy: ['RW'], discard: ['Fire Energy', 'Fire Energy'] })
    bo.has({ discard: ['Bill', 'Onix'], hand: ['Abra'], deck: ['Jynx'], damage: [0] })
    bo.isOn()
  })

  test('Wildfire may discard nothing', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Moltres', energy: 'R' } },
      bo: { active: 'Chansey', deck: ['Bill', 'Onix'] },
    })
    ana.attacks('Wildfire')
    ana.chooses(0)
    ana.changedOnly({})
    bo.has({ discard: [], deck: ['Onix'] })
    bo.isOn()
  })

  test('Wildfire needs Fire', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Moltres', energy: 'W' }, 'Chansey'))
    ana.isToldWhyNot('Wildfire', 'Needs 1 Fire, has 0.')
    ana.isOn()
  })
})

describe('Arbok', () => {
  const terror = {
    ana: { active: { pokemon: 'Arbok', energy: 'G' } },
    bo: { active: 'Chansey', bench: ['Onix', 'Abra'] },
  }

  test('Terror Strike does 10, and on heads the opponent switches', () => {
    const { ana, bo } = given(duel, terror, { rolls: coins('heads') })
    ana.attacks('Terror Strike')
    bo.isAsked('Choose the Pokémon that comes up')
    bo.chooses('Onix')
    ana.changedOnly({})
    bo.has({ active: 'Onix', bench: ['Chansey', 'Abra'], damage: [0, 10, 0] })
    bo.isOn()
  })

  test('Terror Strike only does 10 on tails', () => {
    const { ana, bo } = given(duel, terror, { rolls: coins('tails') })
    ana.attacks('Terror Strike')
    bo.has({ active: 'Chansey', damage: [10, 0, 0] })
    bo.isOn()
  })

  test('Terror Strike needs Grass', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Arbok', energy: 'W' }, 'Chansey'))
    ana.isToldWhyNot('Terror Strike', 'Needs 1 Grass, has 0.')
    ana.isOn()
  })
})
