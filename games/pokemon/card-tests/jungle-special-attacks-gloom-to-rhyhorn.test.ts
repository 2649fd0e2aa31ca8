import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { coins } from '../scenario/stage.ts'
import { versus } from '../scenario/versus.ts'

describe('Gloom', () => {
  test('Foul Odor does 20 and confuses both', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Gloom', energy: 'GG' }, 'Chansey'))
    ana.attacks('Foul Odor')
    ana.changedOnly({ condition: 'confused' })
    bo.has({ damage: [20], condition: 'confused' })
    bo.isOn()
  })

  test('Foul Odor needs two Grass', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Gloom', energy: 'GW' }, 'Chansey'))
    ana.isToldWhyNot('Foul Odor', 'Needs 2 Grass, has 1.')
    ana.isOn()
  })
})

describe('Exeggcute', () => {
  test('Leech Seed does 20 and may heal 10', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Exeggcute', energy: 'GG', damage: 30 }, 'Chansey'))
    ana.attacks('Leech Seed')
    ana.chooses('Yes')
    ana.changedOnly({ damage: [20] })
    bo.has({ damage: [20] })
    bo.isOn()
  })

  test('Leech Seed heals nothing where all damage is prevented', () => {
    const guarded = { pokemon: 'Chansey', tools: ['Defender'] }
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Exeggcute', energy: 'GG', damage: 30 }, guarded))
    ana.attacks('Leech Seed')
    ana.changedOnly({})
    bo.has({ damage: [0] })
    bo.isOn()
  })

  test('Leech Seed needs two Grass, and need not heal', () => {
    const kept = given(duel, ...versus({ pokemon: 'Exeggcute', energy: 'GG', damage: 30 }, 'Chansey'))
    kept.ana.attacks('Leech Seed')
    kept.ana.chooses('No')
    kept.ana.changedOnly({})
    kept.bo.isOn()
    const other = given(duel, ...versus({ pokemon: 'Exeggcute', energy: 'GW' }, 'Chansey'))
    other.ana.isToldWhyNot('Leech Seed', 'Needs 2 Grass, has 1.')
    other.ana.isOn()
  })
})

describe('Primeape', () => {
  test('Tantrum does 50 and on tails confuses itself', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Primeape', energy: 'FFW' }, 'Blastoise', 'tails'))
    ana.attacks('Tantrum')
    ana.changedOnly({ condition: 'confused' })
    bo.has({ damage: [50], condition: null })
    bo.isOn()
  })

  test('Tantrum needs two Fighting', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Primeape', energy: 'FWW' }, 'Blastoise'))
    ana.isToldWhyNot('Tantrum', 'Needs 2 Fighting, has 1.')
    ana.isOn()
  })
})

describe('Rhydon', () => {
  test('Ram does 50, 20 to itself, and lets the opponent switch', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Rhydon', energy: 'FFFF' } },
      bo: { active: 'Blastoise', bench: ['Onix', 'Abra'] },
    })
    ana.attacks('Ram')
    bo.isAsked('Choose the Pokémon that comes up')
    bo.chooses('Abra')
    ana.changedOnly({ damage: [20] })
    bo.has({ active: 'Abra', bench: ['Onix', 'Blastoise'], damage: [0, 0, 50] })
    bo.isOn()
  })

  test('Ram switches nobody it knocks out', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Rhydon', energy: 'FFFF' } },
      bo: { active: { pokemon: 'Blastoise', damage: 50 }, bench: ['Onix'] },
    })
    ana.attacks('Ram')
    ana.chooses('a hidden card')
    bo.has({ active: 'Onix', discard: ['Blastoise'] })
    bo.isOn()
  })

  test('Ram needs four Fighting', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Rhydon', energy: 'FFFW' }, 'Blastoise'))
    ana.isToldWhyNot('Ram', 'Needs 4 Fighting, has 3.')
    ana.isOn()
  })
})

describe('Cubone', () => {
  test('Snivel leaves 10 of 30', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Cubone', energy: 'W' }, { pokemon: 'Persian', energy: 'WWW' }),
    )
    ana.attacks('Snivel')
    bo.attacks('Pounce')
    ana.has({ damage: [10] })
    ana.isOn()
  })

  test('Snivel takes nothing off what another Pokémon does', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Cubone', energy: 'W' } },
      bo: { active: 'Rattata', bench: [{ pokemon: 'Persian', energy: 'WWW' }] },
    })
    ana.attacks('Snivel')
    bo.retreats('Persian')
    bo.attacks('Pounce')
    ana.has({ damage: [30] })
    ana.isOn()
  })

  test('Snivel is over a turn later', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Cubone', energy: 'W' }, { pokemon: 'Persian', energy: 'WWW' }),
    )
    ana.attacks('Snivel')
    bo.endsTurn()
    ana.endsTurn()
    bo.attacks('Pounce')
    ana.has({ damage: [30] })
    ana.isOn()
  })

  test('Snivel needs an energy', () => {
    const { ana } = given(duel, ...versus('Cubone', 'Persian'))
    ana.isToldWhyNot('Snivel', 'Needs 1 energy, has 0.')
    ana.isOn()
  })
})

describe('Rhyhorn', () => {
  test('Leer keeps the Defending Pokémon from attacking it for a turn', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Rhyhorn', energy: 'W' }, { pokemon: 'Rattata', energy: 'W' }, 'heads'),
    )
    ana.attacks('Leer')
    bo.isToldWhyNot('Bite', 'Rattata cannot attack this Pokémon in this turn.')
    bo.isNotOffered('Bite')
    bo.endsTurn()
    ana.endsTurn()
    bo.isOffered('Bite')
    bo.isOn()
  })

  test('Leer does nothing on tails', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Rhyhorn', energy: 'W' }, { pokemon: 'Rattata', energy: 'W' }, 'tails'),
    )
    ana.attacks('Leer')
    bo.isOffered('Bite')
    bo.isOn()
  })

  test('Leer says nothing of anybody else who comes up', () => {
    const { ana, bo } = given(
      duel,
      {
        ana: { active: { pokemon: 'Rhyhorn', energy: 'W' }, bench: ['Onix'] },
        bo: { active: { pokemon: 'Rattata', energy: 'W' }, hand: ['Gust of Wind'] },
      },
      { rolls: coins('heads') },
    )
    ana.attacks('Leer')
    bo.isNotOffered('Bite')
    bo.plays('Gust of Wind')
    bo.attacks('Bite')
    ana.has({ active: 'Onix', damage: [20, 0] })
    ana.isOn()
  })
})
