import { given } from '@turnwright/testkit'
import { describe, test } from 'vitest'
import { duel } from '../scenario/duel.ts'
import { coins } from '../scenario/stage.ts'

describe('effects of different cards that meet', () => {
  test('P15, P37: Destiny Bond ends on the Bench', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Gastly', energy: 'PF', damage: 20 }, bench: ['Machop'] },
      bo: { active: { pokemon: 'Pikachu (Jungle)', energy: 'LL' }, hand: ['Gust of Wind'] },
    })
    ana.attacks('Destiny Bond')
    bo.plays('Gust of Wind')
    bo.attacks('Spark')
    bo.chooses('a hidden card')
    ana.has({ active: 'Machop', bench: [], damage: [20] })
    bo.has({ active: 'Pikachu (Jungle)', prizes: 5 })
    ana.isOn()
  })

  test("P34, P37: Destiny Bond lasts for the opponent's next turn alone", () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Gastly', energy: 'PF' }, bench: ['Machop'] },
      bo: { active: { pokemon: 'Parasect', energy: 'FFF' } },
    })
    ana.attacks('Destiny Bond')
    bo.endsTurn()
    ana.endsTurn()
    bo.attacks('Slash')
    bo.chooses('a hidden card')
    ana.has({ active: 'Machop', bench: [], prizes: 6 })
    bo.has({ active: 'Parasect', prizes: 5 })
    ana.isOn()
  })

  test('P31, P47: Machamp strikes back from the Bench too', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Pikachu (Jungle)', energy: 'LL' } },
      bo: { active: 'Chansey', bench: ['Machamp'] },
    })
    ana.attacks('Spark')
    ana.has({ damage: [10] })
    bo.has({ damage: [20, 10] })
    bo.isOn()
  })

  test('P47: Machamp does not strike its own side', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Dugtrio', energy: 'FFFF' }, bench: ['Machamp'] },
      bo: { active: 'Onix' },
    })
    ana.attacks('Earthquake')
    ana.has({ damage: [0, 10] })
    bo.has({ damage: [70] })
    bo.isOn()
  })

  test('P47, P51: an attacker that is struck down by it costs a Prize, though Machamp stands', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Rattata', energy: 'F', damage: 20 }, bench: ['Onix'] },
      bo: { active: 'Machamp' },
    })
    ana.attacks('Bite')
    bo.chooses('a hidden card')
    ana.has({ active: 'Onix', discard: ['Rattata', 'Fighting Energy'] })
    bo.has({ prizes: 5, damage: [20] })
    bo.isOn()
  })

  test('P53: a last Pokémon that Hurricane takes back to the hand loses the duel, for no Prize', () => {
    const { ana, bo, scene } = given(duel, {
      ana: { active: { pokemon: 'Pidgeot', energy: 'FFF' } },
      bo: { active: { pokemon: 'Chansey', energy: 'F' } },
    })
    ana.attacks('Hurricane')
    ana.has({ prizes: 6 })
    bo.has({ active: null, hand: ['Chansey', 'Fighting Energy'], discard: [] })
    scene.isOver({ winners: [0], scores: [0, 0], reason: 'ana has won: the opponent has no Pokémon left.' })
  })

  test('P30, P31: Haunter may escape a Selfdestruct on the Bench', () => {
    for (const [coin, damage] of [
      ['heads', 0],
      ['tails', 10],
    ] as const) {
      const { ana, bo } = given(
        duel,
        {
          ana: { active: { pokemon: 'Magnemite', energy: 'LF' }, bench: ['Onix'] },
          bo: { active: 'Chansey', bench: ['Haunter (Fossil)'] },
        },
        { rolls: coins(coin) },
      )
      ana.attacks('Selfdestruct')
      bo.chooses('a hidden card')
      ana.has({ active: 'Onix', damage: [10] })
      bo.has({ damage: [40, damage] })
      bo.isOn()
    }
  })

  test('P29, P31: Defender on the attacker takes 20 off what it does to itself', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Magnemite', energy: 'LF', tools: ['Defender'] } },
      bo: { active: 'Chansey' },
    })
    ana.attacks('Selfdestruct')
    ana.has({ active: 'Magnemite', damage: [20] })
    bo.has({ damage: [40] })
    bo.isOn()
  })

  test('P36: Metronome does not pay for Destiny Bond, and does it', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Clefairy', energy: 'PFF', damage: 10 }, bench: ['Onix'] },
      bo: {
        active: { pokemon: 'Gastly', energy: 'P' },
        bench: [{ pokemon: 'Machop', energy: 'FFF' }],
        hand: ['Switch'],
      },
    })
    ana.attacks('Metronome')
    ana.chooses('Destiny Bond')
    ana.has({ energy: ['PFF', ''] })
    bo.plays('Switch')
    bo.attacks('Low Kick')
    bo.chooses('a hidden card')
    ana.chooses('a hidden card')
    ana.has({ active: 'Onix', prizes: 5 })
    bo.has({ active: 'Gastly', prizes: 5 })
    ana.isOn()
  })

  test('P34: Swords Dance ends when Scyther retreats, and else makes Slash 60 for one turn', () => {
    const scyther = { pokemon: 'Scyther', energy: 'GGG' }
    const stayed = given(duel, { ana: { active: scyther }, bo: { active: 'Chansey' } })
    stayed.ana.attacks('Swords Dance')
    stayed.bo.endsTurn()
    stayed.ana.attacks('Slash')
    stayed.bo.has({ damage: [60] })
    stayed.bo.endsTurn()
    stayed.ana.attacks('Slash')
    stayed.bo.has({ damage: [90] })
    stayed.bo.isOn()
    const left = given(duel, { ana: { active: scyther, bench: ['Rattata'] }, bo: { active: 'Chansey' } })
    left.ana.attacks('Swords Dance')
    left.bo.endsTurn()
    left.ana.retreats('Rattata')
    left.ana.retreats('Scyther')
    left.ana.attacks('Slash')
    left.bo.has({ damage: [30] })
    left.bo.isOn()
  })

  test('P12, P36: Metronome of a call for family brings nobody where the Bench is full', () => {
    const bench = ['Abra', 'Onix', 'Machop', 'Jynx', 'Weedle']
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Clefairy', energy: 'FFF' }, bench, deck: ['Krabby', 'Krabby'] },
      bo: { active: 'Krabby' },
    })
    ana.attacks('Metronome')
    ana.chooses('Call for Family')
    ana.has({ bench, deck: ['Krabby', 'Krabby'] })
    bo.isOn()
  })

  test('P36: a Swords Dance that was copied makes no other attack stronger', () => {
    const { ana, bo } = given(duel, {
      ana: { active: { pokemon: 'Clefairy', energy: 'FFF' }, hand: ['Gust of Wind'] },
      bo: { active: 'Scyther', bench: ['Rattata'] },
    })
    ana.attacks('Metronome')
    ana.chooses('Swords Dance')
    bo.endsTurn()
    ana.plays('Gust of Wind')
    ana.attacks('Metronome')
    bo.has({ active: 'Rattata', damage: [20, 0] })
    bo.isOn()
  })

  test('P27: Pot Smash does not use up Leek Slap, and Leek Slap does', () => {
    const { ana, bo } = given(
      duel,
      { ana: { active: { pokemon: "Farfetch'd", energy: 'FFF' } }, bo: { active: 'Chansey' } },
      { rolls: coins('heads') },
    )
    ana.attacks('Pot Smash')
    bo.endsTurn()
    ana.attacks('Leek Slap')
    bo.has({ damage: [60] })
    bo.endsTurn()
    ana.isToldWhyNot('Leek Slap', 'Already used while it is in play.')
    ana.isOn()
  })

  test('P31: all tails of a Thunderstorm are one damage, from which a Defender takes 20', () => {
    const { ana, bo } = given(
      duel,
      {
        ana: { active: { pokemon: 'Zapdos (Fossil)', energy: 'LLLL', tools: ['Defender'] } },
        bo: { active: 'Chansey', bench: ['Abra', 'Onix', 'Staryu'] },
      },
      { rolls: coins('tails', 'tails', 'tails') },
    )
    ana.attacks('Thunderstorm')
    ana.has({ damage: [10] })
    bo.has({ damage: [40, 0, 0, 0] })
    bo.isOn()
  })

  test('P26, P54: poison that takes both last Pokémon is Sudden Death', () => {
    const { ana, bo } = given(
      duel,
      {
        ana: { active: { pokemon: 'Rattata', damage: 20, poison: 10 }, deck: ['Onix'] },
        bo: { active: { pokemon: 'Rattata', damage: 20, poison: 10 }, deck: ['Onix'] },
      },
      {},
    )
    ana.endsTurn()
    ana.sees({ suddenDeaths: 1, prizesToWin: 1 })
    bo.sees('Both have won: Sudden Death, with one Prize each')
    ana.isAsked('Choose your Active Pokémon')
    bo.isAsked('Choose your Active Pokémon')
  })
})
