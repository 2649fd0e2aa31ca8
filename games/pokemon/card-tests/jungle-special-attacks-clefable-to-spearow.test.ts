import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { coins } from '../scenario/stage.ts'
import { versus } from '../scenario/versus.ts'

describe('Clefable', () => {
  test('Metronome copies an attack for a single energy, coin included', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Clefable', energy: 'W' }, 'Electabuzz', 'tails'))
    ana.attacks('Metronome')
    ana.chooses('Thunderpunch')
    ana.changedOnly({ damage: [10] })
    bo.has({ damage: [30] })
    bo.isOn()
  })

  test('Metronome pays nothing for what it copies', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Clefable', energy: 'R' }, 'Charmander'))
    ana.attacks('Metronome')
    ana.chooses('Ember')
    ana.changedOnly({ energy: ['R'] })
    bo.has({ damage: [30] })
    bo.isOn()
  })

  test('Metronome needs an energy', () => {
    const { ana } = given(duel, ...versus('Clefable', 'Electabuzz'))
    ana.isToldWhyNot('Metronome', 'Needs 1 energy, has 0.')
    ana.isOn()
  })
})

describe('Pidgeot', () => {
  test('Hurricane does 30 and sends the Defending Pokémon back with all its cards', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Pidgeot', energy: 'WWW' } },
      bo: { active: { pokemon: 'Arcanine', over: ['Growlithe'], energy: 'RW' }, bench: ['Onix'], deck: ['Bill'] },
    })
    ana.attacks('Hurricane')
    ana.changedOnly({})
    bo.has({ active: 'Onix', bench: [], discard: [] })
    bo.has({ hand: ['Growlithe', 'Arcanine', 'Fire Energy', 'Water Energy', 'Bill'] })
    bo.isOn()
  })

  test('Hurricane sends nobody back whom it knocks out', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Pidgeot', energy: 'WWW' } },
      bo: { active: 'Abra', bench: ['Onix'], deck: ['Bill'] },
    })
    ana.attacks('Hurricane')
    ana.chooses('a hidden card')
    bo.has({ active: 'Onix', hand: ['Bill'], discard: ['Abra'] })
    bo.isOn()
  })

  test('Hurricane leaves 10 HP and takes the Pokémon away all the same', () => {
    const { ana, scene } = given(duel, ...versus({ pokemon: 'Pidgeot', energy: 'WWW' }, 'Staryu'))
    ana.attacks('Hurricane')
    scene.isOver({ winners: [0], scores: [0, 0], reason: 'ana has won: the opponent has no Pokémon left.' })
  })

  test('Hurricane needs three energy', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Pidgeot', energy: 'WW' }, 'Staryu'))
    ana.isToldWhyNot('Hurricane', 'Needs 3 energy, has 2.')
    ana.isOn()
  })
})

describe('Wigglytuff', () => {
  test('Do the Wave does 10 more for each Pokémon on its Bench', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Wigglytuff', energy: 'WWW' }, bench: ['Onix', 'Abra', 'Jynx'] },
      bo: { active: 'Chansey', bench: ['Onix'] },
    })
    ana.attacks('Do the Wave')
    ana.changedOnly({})
    bo.has({ damage: [40, 0] })
    bo.isOn()
  })

  test('Do the Wave does 10 alone', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Wigglytuff', energy: 'WWW' }, 'Chansey'))
    ana.attacks('Do the Wave')
    bo.has({ damage: [10] })
    bo.isOn()
  })

  test('Do the Wave needs three energy', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Wigglytuff', energy: 'WW' }, 'Chansey'))
    ana.isToldWhyNot('Do the Wave', 'Needs 3 energy, has 2.')
    ana.isOn()
  })
})

describe('Persian', () => {
  test('Pounce does 30 and takes 10 off what the Defending Pokémon does next', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Persian', energy: 'WWW' }, { pokemon: 'Starmie', energy: 'WFF' }, 'tails'),
    )
    ana.attacks('Pounce')
    bo.has({ damage: [30] })
    bo.attacks('Star Freeze')
    ana.has({ damage: [10] })
    ana.isOn()
  })

  test('Pounce takes nothing off what another Pokémon does', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Persian', energy: 'WWW' } },
      bo: {
        active: { pokemon: 'Rattata' },
        bench: [{ pokemon: 'Seaking', energy: 'WF' }],
        hand: ['Switch'],
        prizes: 6,
      },
    })
    ana.attacks('Pounce')
    ana.chooses('a hidden card')
    bo.attacks('Waterfall')
    ana.has({ damage: [30] })
    ana.isOn()
  })

  test('Pounce needs three energy', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Persian', energy: 'WW' }, 'Starmie'))
    ana.isToldWhyNot('Pounce', 'Needs 3 energy, has 2.')
    ana.isOn()
  })
})

describe('Tauros', () => {
  test('Rampage does 10 more for each counter, and confuses itself on tails', () => {
    const { ana, bo } = given(duel, ...versus({ pokemon: 'Tauros', energy: 'WWW', damage: 40 }, 'Chansey', 'tails'))
    ana.attacks('Rampage')
    ana.changedOnly({ condition: 'confused' })
    bo.has({ damage: [60] })
    bo.isOn()
  })

  test('Rampage needs three energy', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Tauros', energy: 'WW' }, 'Chansey'))
    ana.isToldWhyNot('Rampage', 'Needs 3 energy, has 2.')
    ana.isOn()
  })
})

describe('Eevee', () => {
  test('Tail Wag keeps the Defending Pokémon from attacking it for a turn', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Eevee', energy: 'W' }, { pokemon: 'Rattata', energy: 'W' }, 'heads'),
    )
    ana.attacks('Tail Wag')
    bo.isToldWhyNot('Bite', 'Rattata cannot attack this Pokémon in this turn.')
    bo.isNotOffered('Bite')
    bo.endsTurn()
    ana.endsTurn()
    bo.isOffered('Bite')
    bo.isOn()
  })

  test('Tail Wag does nothing on tails', () => {
    const { ana, bo } = given(
      duel,
      ...versus({ pokemon: 'Eevee', energy: 'W' }, { pokemon: 'Rattata', energy: 'W' }, 'tails'),
    )
    ana.attacks('Tail Wag')
    bo.isOffered('Bite')
    bo.isOn()
  })

  test('Tail Wag says nothing of anybody else who comes up', () => {
    const { ana, bo } = given(
      duel,
      {
        ana: { active: { pokemon: 'Eevee', energy: 'W' }, bench: ['Onix'] },
        bo: { active: { pokemon: 'Rattata', energy: 'W' }, hand: ['Gust of Wind'] },
      },
      { rolls: coins('heads') },
    )
    ana.attacks('Tail Wag')
    bo.isNotOffered('Bite')
    bo.plays('Gust of Wind')
    bo.attacks('Bite')
    ana.has({ active: 'Onix', damage: [20, 0] })
    ana.isOn()
  })

  test('Tail Wag needs an energy', () => {
    const { ana } = given(duel, ...versus('Eevee', 'Rattata'))
    ana.isToldWhyNot('Tail Wag', 'Needs 1 energy, has 0.')
    ana.isOn()
  })
})

describe('Spearow', () => {
  test('Mirror Move gives back a condition too', () => {
    const { ana, bo } = given(
      duel,
      {
        ana: { active: { pokemon: 'Vulpix', energy: 'RR' } },
        bo: { active: { pokemon: 'Spearow', energy: 'WWW' } },
      },
      { rolls: coins('heads', 'heads') },
    )
    ana.attacks('Confuse Ray')
    bo.has({ damage: [10], condition: 'confused' })
    bo.attacks('Mirror Move')
    ana.has({ damage: [10], condition: 'confused' })
    ana.isOn()
  })

  test('Mirror Move cannot be used when nothing was suffered', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Spearow', energy: 'WWW' }, 'Vulpix'))
    ana.isToldWhyNot('Mirror Move', 'No attack did anything to it in the last turn.')
    ana.isOn()
  })

  test('Mirror Move needs three energy', () => {
    const { ana } = given(duel, ...versus({ pokemon: 'Spearow', energy: 'WW' }, 'Vulpix'))
    ana.isToldWhyNot('Mirror Move', 'Needs 3 energy, has 2.')
    ana.isOn()
  })
})
