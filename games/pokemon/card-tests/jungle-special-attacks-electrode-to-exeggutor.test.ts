import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { coins } from '../scenario/stage.ts'
import { versus } from '../scenario/versus.ts'

describe('Electrode (Jungle)', () => {
  test('Chain Lightning does 20, and 10 to all Benched Pokémon of the same type', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Electrode (Jungle)', energy: 'LLL' }, bench: ['Ponyta', 'Onix'] },
      bo: { active: 'Charizard', bench: ['Vulpix', 'Staryu'] },
    })
    ana.attacks('Chain Lightning')
    ana.changedOnly({ damage: [0, 10, 0] })
    bo.has({ damage: [20, 10, 0] })
    bo.isOn()
  })

  test('Chain Lightning stays with a Colorless Pokémon', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Electrode (Jungle)', energy: 'LLL' }, bench: ['Rattata'] },
      bo: { active: 'Chansey', bench: ['Rattata'] },
    })
    ana.attacks('Chain Lightning')
    ana.changedOnly({})
    bo.has({ damage: [20, 0] })
    bo.isOn()
  })

  test('Chain Lightning needs three Lightning', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Electrode (Jungle)', energy: 'LLF' }, 'Chansey'))
    ana.isToldWhyNot('Chain Lightning', 'Needs 3 Lightning, has 2.')
    ana.isOn()
  })
})

describe('Nidoqueen', () => {
  test('Boyfriends does 20 more for each Nidoking of its own', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Nidoqueen', energy: 'GW' }, bench: ['Nidoking', 'Nidoking', 'Nidorino'] },
      bo: { active: 'Chansey', bench: ['Nidoking'] },
    })
    ana.attacks('Boyfriends')
    ana.changedOnly({})
    bo.has({ damage: [60, 0] })
    bo.isOn()
  })

  test('Boyfriends does 20 alone', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Nidoqueen', energy: 'GW' }, 'Chansey'))
    ana.attacks('Boyfriends')
    bo.has({ damage: [20] })
    bo.isOn()
  })

  test('Boyfriends needs Grass', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Nidoqueen', energy: 'WW' }, 'Chansey'))
    ana.isToldWhyNot('Boyfriends', 'Needs 1 Grass, has 0.')
    ana.isOn()
  })
})

describe('Scyther', () => {
  test('Swords Dance makes Slash do 60 in its next turn', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Scyther', energy: 'GWW' }, 'Chansey'))
    ana.attacks('Swords Dance')
    ana.changedOnly({})
    bo.endsTurn()
    ana.attacks('Slash')
    bo.has({ damage: [60] })
    bo.endsTurn()
    ana.attacks('Slash')
    bo.has({ damage: [90] })
    bo.isOn()
  })

  test('Swords Dance is over when another turn has passed', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Scyther', energy: 'GWW' }, 'Chansey'))
    ana.attacks('Swords Dance')
    bo.endsTurn()
    ana.endsTurn()
    bo.endsTurn()
    ana.attacks('Slash')
    bo.has({ damage: [30] })
    bo.isOn()
  })

  test('Swords Dance needs Grass', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Scyther', energy: 'W' }, 'Chansey'))
    ana.isToldWhyNot('Swords Dance', 'Needs 1 Grass, has 0.')
    ana.isOn()
  })
})

describe('Victreebel', () => {
  test('Acid does 20 and on heads holds the Defending Pokémon back for a turn', () => {
    const { ana, bo } = given(
      duel,
      {
        ana: { active: { pokemon: 'Victreebel', energy: 'GG' } },
        bo: { active: 'Rattata', bench: ['Onix'] },
      },
      { rolls: coins('heads') },
    )
    ana.attacks('Acid')
    bo.has({ damage: [20, 0] })
    bo.isToldWhyNot('Retreat', 'Rattata is held back in this turn.')
    bo.isNotOffered('Retreat')
    bo.endsTurn()
    ana.endsTurn()
    bo.isOffered('Retreat')
    bo.isOn()
  })

  test('Acid only does 20 on tails', () => {
    const { ana, bo } = given(
      duel,
      {
        ana: { active: { pokemon: 'Victreebel', energy: 'GG' } },
        bo: { active: 'Rattata', bench: ['Onix'] },
      },
      { rolls: coins('tails') },
    )
    ana.attacks('Acid')
    bo.has({ damage: [20, 0] })
    bo.isOffered('Retreat')
    bo.isOn()
  })

  test('Acid needs two Grass', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Victreebel', energy: 'GW' }, 'Rattata'))
    ana.isToldWhyNot('Acid', 'Needs 2 Grass, has 1.')
    ana.isOn()
  })
})

describe('Vileplume', () => {
  test('Petal Dance does 40 for each of three heads and confuses itself', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Vileplume', energy: 'GGG' }, 'Chansey', 'heads', 'tails', 'heads'),
    )
    ana.attacks('Petal Dance')
    ana.changedOnly({ condition: 'confused' })
    bo.has({ damage: [80], condition: null })
    bo.isOn()
  })

  test('Petal Dance confuses itself for nothing too', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Vileplume', energy: 'GGG' }, 'Chansey', 'tails', 'tails', 'tails'),
    )
    ana.attacks('Petal Dance')
    ana.has({ condition: 'confused' })
    bo.has({ damage: [0] })
    bo.isOn()
  })

  test('Petal Dance needs three Grass', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Vileplume', energy: 'GGW' }, 'Chansey'))
    ana.isToldWhyNot('Petal Dance', 'Needs 3 Grass, has 2.')
    ana.isOn()
  })
})

describe('Exeggutor', () => {
  test('Teleport switches it with one of its Bench', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Exeggutor', energy: 'P' }, bench: ['Onix', 'Abra'] },
      bo: { active: 'Chansey' },
    })
    ana.attacks('Teleport')
    ana.chooses('Abra')
    ana.has({ active: 'Abra', bench: ['Onix', 'Exeggutor'] })
    bo.has({ damage: [0] })
    bo.isOn()
  })

  test('Teleport does nothing without a Bench, and needs Psychic', () => {
    const alone = given(duel, ...versus({ pokemon: 'Exeggutor', energy: 'P' }, 'Chansey'))
    alone.ana.attacks('Teleport')
    alone.ana.changedOnly({})
    alone.bo.isOn()
    const other = given(duel, ...versus({ pokemon: 'Exeggutor', energy: 'W' }, 'Chansey'))
    other.ana.isToldWhyNot('Teleport', 'Needs 1 Psychic, has 0.')
    other.ana.isOn()
  })

  test('Big Eggsplosion flips for each energy, a double one counting twice', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Exeggutor', energy: 'WD' }, 'Chansey', 'heads', 'tails', 'heads'),
    )
    ana.attacks('Big Eggsplosion')
    ana.changedOnly({})
    bo.has({ damage: [40] })
    bo.isOn()
  })

  test('Big Eggsplosion flips once for one energy, and cannot be used without', () => {
    const one = given(duel, ...versus({ pokemon: 'Exeggutor', energy: 'W' }, 'Chansey', 'tails'))
    one.ana.attacks('Big Eggsplosion')
    one.bo.has({ damage: [0] })
    one.bo.isOn()
    const none = given(duel, ...versus('Exeggutor', 'Chansey'))
    none.ana.isToldWhyNot('Big Eggsplosion', 'Needs 1 energy, has 0.')
    none.ana.isOn()
  })
})
