import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { versus } from '../scenario/versus.ts'

describe('Golbat', () => {
  test('Leech Life does 20 and heals 20', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Golbat', energy: 'GGF', damage: 30 }, 'Chansey'))
    ana.attacks('Leech Life')
    ana.changedOnly({ damage: [10] })
    bo.has({ damage: [20] })
    bo.isOn()
  })

  test('Leech Life heals nothing where no damage arrives', () => {
    const { ana, bo } = given(
      duel,
      ...versus(
        { pokemon: 'Golbat', energy: 'GGF', damage: 30 },
        { pokemon: 'Chansey', tools: ['Defender', 'Defender'] },
      ),
    )
    ana.attacks('Leech Life')
    ana.changedOnly({})
    bo.has({ damage: [0] })
    bo.isOn()
  })
})

describe('Weezing', () => {
  test('Selfdestruct does 60, 10 to both Benches and 60 to itself', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Weezing', energy: 'GGF' }, bench: ['Onix', 'Chansey'] },
      bo: { active: 'Chansey', bench: ['Chansey'] },
    })
    ana.attacks('Selfdestruct')
    bo.chooses('a hidden card')
    ana.chooses('Onix')
    bo.has({ damage: [60, 10], prizes: 5 })
    ana.has({ active: 'Onix', bench: ['Chansey'], damage: [10, 10] })
    bo.isOn()
  })

  test('Selfdestruct leaves it standing behind a Defender', () => {
    const { ana, bo } = given(
      duel,
      ...versus(
        { pokemon: 'Weezing', energy: 'GGF', tools: ['Defender'] },
        { pokemon: 'Chansey', tools: ['Defender'] },
      ),
    )
    ana.attacks('Selfdestruct')
    ana.has({ damage: [40] })
    bo.has({ damage: [40] })
    bo.isOn()
  })
})

describe('Grimer', () => {
  test('Minimize takes 20 off what comes next', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Grimer', energy: 'G' }, { pokemon: 'Persian', energy: 'FFF' }),
    )
    ana.attacks('Minimize')
    bo.attacks('Pounce')
    ana.has({ damage: [10] })
    ana.isOn()
  })

  test('Minimize leaves nothing of 20', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Grimer', energy: 'G' }, { pokemon: 'Persian', energy: 'FF' }))
    ana.attacks('Minimize')
    bo.attacks('Scratch')
    ana.has({ damage: [0] })
    ana.isOn()
  })
})

describe('Zubat', () => {
  test('Leech Life does 10 and heals 10', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Zubat', energy: 'GF', damage: 30 }, 'Chansey'))
    ana.attacks('Leech Life')
    ana.changedOnly({ damage: [20] })
    bo.has({ damage: [10] })
    bo.isOn()
  })

  test('Leech Life heals nothing where no damage arrives', () => {
    const { ana, bo } = given(
      duel,
      ...versus(
        { pokemon: 'Zubat', energy: 'GF', damage: 30 },
        { pokemon: 'Chansey', tools: ['Defender', 'Defender'] },
      ),
    )
    ana.attacks('Leech Life')
    ana.changedOnly({})
    bo.has({ damage: [0] })
    bo.isOn()
  })
})
