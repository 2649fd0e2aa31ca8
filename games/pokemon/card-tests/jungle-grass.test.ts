import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { versus } from '../scenario/versus.ts'

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
})

describe('Venonat', () => {
  test('Leech Life does 10 and heals 10', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Venonat', energy: 'GF', damage: 30 }, 'Chansey'))
    ana.attacks('Leech Life')
    ana.changedOnly({ damage: [20] })
    bo.has({ damage: [10] })
    bo.isOn()
  })

  test('Leech Life heals nothing where no damage arrives', () => {
    const { ana, bo } = given(
      duel,
      ...versus(
        { pokemon: 'Venonat', energy: 'GF', damage: 30 },
        { pokemon: 'Chansey', tools: ['Defender', 'Defender'] },
      ),
    )
    ana.attacks('Leech Life')
    ana.changedOnly({})
    bo.has({ damage: [0] })
    bo.isOn()
  })
})

describe('Nidoran♀', () => {
  test('Fury Swipes does 30 for 3 heads', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Nidoran♀', energy: 'G' }, 'Chansey', 'heads', 'heads', 'heads'),
    )
    ana.attacks('Fury Swipes')
    ana.changedOnly({})
    bo.has({ damage: [30] })
    bo.isOn()
  })

  test('Fury Swipes does 10 for one heads', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Nidoran♀', energy: 'G' }, 'Chansey', 'heads', 'tails', 'tails'),
    )
    ana.attacks('Fury Swipes')
    ana.changedOnly({})
    bo.has({ damage: [10] })
    bo.isOn()
  })

  test('Fury Swipes does nothing for tails alone', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Nidoran♀', energy: 'G' }, 'Chansey', 'tails', 'tails', 'tails'),
    )
    ana.attacks('Fury Swipes')
    ana.changedOnly({})
    bo.has({ damage: [0] })
    bo.isOn()
  })

  test('Call for Family finds Nidoran♀ as well', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Nidoran♀', energy: 'GG' }, deck: ['Nidoran♀'] },
      bo: { active: 'Chansey' },
    })
    ana.attacks('Call for Family')
    ana.chooses('Nidoran♀')
    ana.has({ bench: ['Nidoran♀'] })
    bo.isOn()
  })
})
