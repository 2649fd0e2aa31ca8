import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { versus } from '../scenario/versus.ts'

describe('Alakazam', () => {
  test('Damage Swap moves one counter, and knocks nobody out with it', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Chansey', damage: 10 }, bench: ['Alakazam', { pokemon: 'Rattata', damage: 20 }] },
      bo: { active: { pokemon: 'Onix', damage: 10 } },
    })
    ana.usesPower('Alakazam', 'Damage Swap')
    ana.isAsked('Take damage from')
    ana.isNotOffered('Onix')
    ana.chooses('Chansey')
    ana.changedOnly({ damage: [0, 10, 20] })
    bo.changedOnly({})
    ana.isOn()
  })

  test('Damage Swap is used as often as its owner likes, and brings one to 10 HP', () => {
    const { ana } = given(duel, {
      ana: { active: { pokemon: 'Chansey', damage: 20 }, bench: ['Alakazam', { pokemon: 'Rattata', damage: 10 }] },
      bo: { active: 'Onix' },
    })
    ana.usesPower('Alakazam', 'Damage Swap')
    ana.chooses('Chansey')
    ana.isAsked('Put it on')
    ana.chooses('Rattata')
    ana.usesPower('Alakazam', 'Damage Swap')
    ana.chooses('Rattata')
    ana.chooses('Alakazam')
    ana.changedOnly({ damage: [10, 10, 10] })
    ana.isOn()
  })

  test('Damage Swap has nothing to do where nobody is hurt', () => {
    const { ana } = given(duel, { ana: { active: 'Chansey', bench: ['Alakazam'] }, bo: { active: 'Onix' } })
    ana.isToldWhyNot('Damage Swap', 'It has nothing to work on.')
    ana.isOn()
  })

  test('Damage Swap does not work while Alakazam is Asleep, Confused or Paralyzed', () => {
    const bench = [{ pokemon: 'Chansey', damage: 20 }]
    const asleep = given(duel, {
      ana: { active: { pokemon: 'Alakazam', condition: 'asleep' }, bench },
      bo: { active: 'Onix' },
    })
    asleep.ana.isToldWhyNot('Damage Swap', 'It does not work now.')
    asleep.ana.isOn()
    const confused = given(duel, {
      ana: { active: { pokemon: 'Alakazam', condition: 'confused' }, bench },
      bo: { active: 'Onix' },
    })
    confused.ana.isToldWhyNot('Damage Swap', 'It does not work now.')
    confused.ana.isOn()
    const paralyzed = given(duel, {
      ana: { active: { pokemon: 'Alakazam', condition: 'paralyzed' }, bench },
      bo: { active: 'Onix' },
    })
    paralyzed.ana.isToldWhyNot('Damage Swap', 'It does not work now.')
    paralyzed.ana.isOn()
  })
})

describe('Mewtwo', () => {
  test('Psychic does 10, and 10 more for each energy card, a double one too', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Mewtwo', energy: 'PW' }, { pokemon: 'Onix', energy: 'FD' }))
    ana.attacks('Psychic')
    ana.changedOnly({})
    bo.has({ damage: [30], energy: ['FD'] })
    bo.isOn()
  })

  test("Barrier keeps everything off in the opponent's next turn, for a Psychic energy", () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Mewtwo', energy: 'PP' }, { pokemon: 'Gyarados', energy: 'WWWW' }, 'heads', 'heads'),
    )
    ana.attacks('Barrier')
    ana.changedOnly({ energy: ['P'], discard: ['Psychic Energy'] })
    bo.has({ damage: [0], condition: null })
    bo.attacks('Bubblebeam')
    ana.has({ damage: [0], condition: null })
    ana.endsTurn()
    bo.attacks('Bubblebeam')
    ana.has({ damage: [40], condition: 'paralyzed' })
    ana.isOn()
  })
})

describe('Haunter', () => {
  test('Dream Eater does 50 to a sleeper', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Haunter', energy: 'PP' }, { pokemon: 'Onix', condition: 'asleep' }, 'tails'),
    )
    ana.attacks('Dream Eater')
    ana.changedOnly({})
    bo.has({ damage: [50], condition: 'asleep' })
    bo.isOn()
  })

  test('Dream Eater is not offered against one that is awake, confused or paralyzed', () => {
    const awake = given(duel, ...versus({ pokemon: 'Haunter', energy: 'PP' }, 'Onix'))
    awake.ana.isToldWhyNot('Dream Eater', 'The Defending Pokémon is not Asleep.')
    awake.ana.isOn()
    const confused = given(
      duel,
      ...versus({ pokemon: 'Haunter', energy: 'PP' }, { pokemon: 'Onix', condition: 'confused' }),
    )
    confused.ana.isToldWhyNot('Dream Eater', 'The Defending Pokémon is not Asleep.')
    confused.ana.isOn()
    const paralyzed = given(
      duel,
      ...versus({ pokemon: 'Haunter', energy: 'PP' }, { pokemon: 'Onix', condition: 'paralyzed' }),
    )
    paralyzed.ana.isToldWhyNot('Dream Eater', 'The Defending Pokémon is not Asleep.')
    paralyzed.ana.isOn()
  })
})

describe('Jynx', () => {
  test('Meditate does 20, and 10 more for each damage counter', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Jynx', energy: 'PPW' }, { pokemon: 'Onix', damage: 30 }))
    ana.attacks('Meditate')
    ana.changedOnly({})
    bo.has({ damage: [80] })
    bo.isOn()
  })
})
