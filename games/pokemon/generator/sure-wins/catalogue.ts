import type { StagedPlayer, StagedPokemon } from '../../scenario/stage.ts'

/** A position in which the player to move surely wins in this turn, whatever the coins show. */
export interface SureWin {
  readonly name: string
  readonly ana: StagedPlayer
  readonly bo: StagedPlayer
  /** The flow of the specification finds it: a sure knock-out, or one that a single card or the energy of the turn enables. */
  readonly v1?: true
}

const hitmonchan = { pokemon: 'Hitmonchan', energy: 'FFF' }
const rattata = { pokemon: 'Rattata', energy: 'G' }
const spare = ['Onix']

/** One of theirs with so many HP left. */
function left(pokemon: string, hp: number, remaining: number): StagedPokemon {
  return { pokemon, damage: hp - remaining }
}

/** 50 HP, weak to Psychic. */
const machop = (hp: number): StagedPokemon => left('Machop', 50, hp)
/** 120 HP, weak to Fighting. */
const chansey = (hp: number): StagedPokemon => left('Chansey', 120, hp)

/** With one Prize to go, against somebody with others behind. */
function lastPrize(ana: StagedPlayer, active: StagedPokemon, bench: readonly StagedPokemon[] = spare) {
  return { ana: { prizes: 1, ...ana }, bo: { active, bench } }
}

const ATTACKS: readonly SureWin[] = [
  { name: 'a Bite for the last Prize', ...lastPrize({ active: rattata }, machop(20)), v1: true },
  { name: 'a Bite for the last Pokémon', ana: { active: rattata }, bo: { active: machop(20) }, v1: true },
  {
    name: 'Weakness doubles it',
    ...lastPrize({ active: { pokemon: 'Electabuzz', energy: 'L' } }, left('Staryu', 40, 20)),
    v1: true,
  },
  { name: 'Resistance leaves enough', ...lastPrize({ active: hitmonchan }, left('Spearow', 50, 10)), v1: true },
  {
    name: 'Super Fang takes the last 10',
    ...lastPrize({ active: { pokemon: 'Raticate', energy: 'GGG' } }, machop(10)),
    v1: true,
  },
  {
    name: 'Stretch Kick reaches the Bench',
    ...lastPrize({ active: { pokemon: 'Hitmonlee', energy: 'FF' } }, 'Chansey', [left('Rattata', 30, 20)]),
    v1: true,
  },
  {
    name: 'Do the Wave with four behind it',
    ...lastPrize(
      { active: { pokemon: 'Wigglytuff', energy: 'GGG' }, bench: ['Onix', 'Onix', 'Onix', 'Onix'] },
      'Machop',
    ),
    v1: true,
  },
  {
    name: 'Flail of a hurt Kingler',
    ...lastPrize({ active: { pokemon: 'Kingler', energy: 'W', damage: 40 } }, machop(40)),
    v1: true,
  },
  {
    name: 'Meditate on a hurt Onix',
    ...lastPrize({ active: { pokemon: 'Jynx', energy: 'PPG' } }, left('Onix', 90, 50)),
    v1: true,
  },
  {
    name: 'Psychic for the energy of the Defending Pokémon',
    ...lastPrize({ active: { pokemon: 'Mewtwo', energy: 'PG' } }, { pokemon: 'Gyarados', energy: 'WWWW', damage: 50 }),
    v1: true,
  },
  {
    name: 'Metronome of a Special Punch',
    ...lastPrize({ active: { pokemon: 'Clefable', energy: 'G' } }, left('Hitmonchan', 70, 40)),
    v1: true,
  },
  {
    name: 'Hydro Pump with two Water to spare',
    ...lastPrize({ active: { pokemon: 'Blastoise', energy: 'WWWWW' } }, chansey(60)),
    v1: true,
  },
  {
    name: 'below what an Invisible Wall keeps off',
    ...lastPrize({ active: hitmonchan }, left('Mr. Mime', 40, 20)),
    v1: true,
  },
  { name: 'through Kabuto Armor', ...lastPrize({ active: hitmonchan }, left('Kabuto', 30, 20)), v1: true },
]

const POISON_AND_DECKS: readonly SureWin[] = [
  {
    name: 'Toxic and its poison',
    ...lastPrize({ active: { pokemon: 'Nidoking', energy: 'GGG' } }, chansey(40)),
  },
  {
    name: 'Poisonpowder and its poison',
    ...lastPrize({ active: { pokemon: 'Ivysaur', energy: 'GGG' } }, machop(30)),
  },
  {
    name: 'poison that is there already, with nothing to attack with',
    ...lastPrize({ active: 'Onix', hand: ['Potion'] }, { pokemon: 'Machop', damage: 40, poison: 10 }),
  },
  {
    name: 'poison that is there already, and an attack for the rest',
    ...lastPrize({ active: rattata }, { pokemon: 'Machop', damage: 20, poison: 10 }),
  },
  {
    name: 'Wildfire discards the rest of a deck',
    ana: { active: { pokemon: 'Moltres', energy: 'RRR' }, bench: spare },
    bo: { active: 'Chansey', bench: spare, deck: ['Onix', 'Onix', 'Onix'] },
  },
  {
    name: 'a deck is empty, and nothing is shuffled into it',
    ana: { active: 'Onix', bench: spare, hand: ['Impostor Professor Oak', 'Lass'] },
    bo: { active: 'Chansey', bench: spare, deck: [], hand: new Array<string>(9).fill('Bill') },
  },
]

const ENERGY: readonly SureWin[] = [
  {
    name: 'the energy of the turn',
    ...lastPrize({ active: { pokemon: 'Hitmonchan', energy: 'FF' }, hand: ['Fighting Energy'] }, machop(40)),
    v1: true,
  },
  {
    name: 'Double Colorless',
    ...lastPrize({ active: { pokemon: 'Scyther', energy: 'G' }, hand: ['Double Colorless Energy'] }, machop(30)),
    v1: true,
  },
  {
    name: 'the right one of two',
    ...lastPrize({ active: { pokemon: 'Gyarados', energy: 'WW' }, hand: ['Fire Energy', 'Water Energy'] }, machop(50)),
    v1: true,
  },
  {
    name: 'for one on the Bench, who comes up for nothing',
    ...lastPrize(
      { active: 'Rattata', bench: [{ pokemon: 'Hitmonchan', energy: 'FF' }], hand: ['Fighting Energy'] },
      machop(40),
    ),
    v1: true,
  },
  {
    name: 'to pay for the retreat',
    ...lastPrize({ active: 'Machop', bench: [hitmonchan], hand: ['Grass Energy'] }, machop(40)),
  },
  {
    name: 'two units to pay for the retreat',
    ...lastPrize({ active: 'Mewtwo', bench: [hitmonchan, 'Dodrio'], hand: ['Double Colorless Energy'] }, machop(40)),
  },
  {
    name: 'for a Hydro Pump of 50',
    ...lastPrize(
      { active: { pokemon: 'Blastoise', energy: 'WWW', condition: 'confused' }, hand: ['Full Heal', 'Water Energy'] },
      machop(50),
    ),
  },
]

const PLUS_POWERS: readonly SureWin[] = [
  { name: 'PlusPower', ...lastPrize({ active: rattata, hand: ['PlusPower'] }, machop(30)), v1: true },
  { name: 'two PlusPowers', ...lastPrize({ active: rattata, hand: ['PlusPower', 'PlusPower'] }, machop(40)), v1: true },
  {
    name: 'PlusPower rather than a coin',
    ...lastPrize({ active: { pokemon: 'Electabuzz', energy: 'LL' }, hand: ['PlusPower'] }, chansey(40)),
    v1: true,
  },
  {
    name: 'PlusPower after Weakness',
    ...lastPrize({ active: { pokemon: 'Staryu', energy: 'W' }, hand: ['PlusPower'] }, 'Charmander'),
    v1: true,
  },
  {
    name: 'PlusPower and the energy of the turn',
    ...lastPrize(
      { active: { pokemon: 'Hitmonchan', energy: 'FF' }, hand: ['PlusPower', 'Fighting Energy'] },
      machop(50),
    ),
  },
  {
    name: 'one PlusPower, where two would meet an Invisible Wall',
    ...lastPrize(
      { active: { pokemon: 'Seel', energy: 'W' }, hand: ['PlusPower', 'PlusPower'] },
      left('Mr. Mime', 40, 20),
    ),
  },
  {
    name: 'PlusPower for who comes up by Switch',
    ...lastPrize({ active: 'Onix', bench: [hitmonchan], hand: ['Switch', 'PlusPower'] }, machop(50)),
  },
  {
    name: 'PlusPower and poison',
    ...lastPrize({ active: { pokemon: 'Ivysaur', energy: 'GGG' }, hand: ['PlusPower'] }, machop(40)),
  },
]

const GUSTS: readonly SureWin[] = [
  {
    name: 'Gust of Wind for the weakest',
    ...lastPrize({ active: { pokemon: 'Hitmonchan', energy: 'F' }, hand: ['Gust of Wind'] }, 'Chansey', [
      'Onix',
      'Rattata',
    ]),
    v1: true,
  },
  {
    name: 'Gust of Wind past an Invisible Wall',
    ...lastPrize({ active: { pokemon: 'Kadabra', energy: 'PPG' }, hand: ['Gust of Wind'] }, 'Mr. Mime', [
      'Onix',
      'Machop',
    ]),
    v1: true,
  },
  {
    name: 'Gust of Wind past Transparency',
    ...lastPrize({ active: hitmonchan, hand: ['Gust of Wind'] }, 'Haunter (Fossil)', [machop(40), 'Onix']),
    v1: true,
  },
  {
    name: 'Gust of Wind and PlusPower',
    ...lastPrize({ active: rattata, hand: ['Gust of Wind', 'PlusPower'] }, 'Chansey', ['Onix', machop(30)]),
  },
  {
    name: 'Gust of Wind and the energy of the turn',
    ...lastPrize(
      { active: { pokemon: 'Hitmonchan', energy: 'FF' }, hand: ['Gust of Wind', 'Fighting Energy'] },
      'Onix',
      ['Onix', machop(40)],
    ),
  },
  {
    name: 'Gust of Wind and a retreat',
    ...lastPrize({ active: 'Rattata', bench: [hitmonchan], hand: ['Gust of Wind'] }, 'Onix', [machop(40), 'Onix']),
  },
  {
    name: 'Gust of Wind, never for the doll, which gives no Prize',
    ...lastPrize({ active: rattata, hand: ['Gust of Wind'] }, 'Chansey', ['Clefairy Doll', machop(20)]),
  },
  {
    name: 'Gust of Wind, Switch, energy and PlusPower',
    ...lastPrize(
      {
        active: { pokemon: 'Onix', condition: 'asleep' },
        bench: [{ pokemon: 'Hitmonchan', energy: 'FF' }],
        hand: ['PlusPower', 'Switch', 'Fighting Energy', 'Gust of Wind'],
      },
      'Onix',
      ['Onix', chansey(90)],
    ),
  },
]

const COMING_UP: readonly SureWin[] = [
  { name: 'a free retreat', ...lastPrize({ active: 'Rattata', bench: [hitmonchan] }, machop(40)), v1: true },
  {
    name: 'a retreat at its price',
    ...lastPrize({ active: { pokemon: 'Machop', energy: 'G' }, bench: [hitmonchan] }, machop(40)),
    v1: true,
  },
  {
    name: 'a retreat with Retreat Aid',
    ...lastPrize({ active: 'Machop', bench: ['Dodrio', hitmonchan] }, machop(40)),
    v1: true,
  },
  {
    name: 'Switch from sleep',
    ...lastPrize(
      { active: { pokemon: 'Onix', condition: 'asleep' }, bench: [hitmonchan], hand: ['Switch'] },
      machop(40),
    ),
    v1: true,
  },
  {
    name: 'Step In from sleep, and a retreat',
    ...lastPrize(
      {
        active: { pokemon: 'Onix', condition: 'asleep' },
        bench: [{ pokemon: 'Dragonite', energy: 'G' }, hitmonchan],
      },
      machop(40),
    ),
  },
  {
    name: 'Scoop Up of a paralyzed Active',
    ...lastPrize(
      { active: { pokemon: 'Onix', condition: 'paralyzed' }, bench: ['Onix', hitmonchan], hand: ['Scoop Up'] },
      machop(40),
    ),
  },
  {
    name: 'a doll makes room',
    ...lastPrize({ active: 'Clefairy Doll', bench: ['Onix', hitmonchan] }, machop(40)),
  },
  {
    name: 'Full Heal of a paralysis',
    ...lastPrize({ active: { ...hitmonchan, condition: 'paralyzed' }, hand: ['Full Heal'] }, machop(40)),
    v1: true,
  },
  {
    name: 'Full Heal rather than a coin against confusion',
    ...lastPrize({ active: { ...hitmonchan, condition: 'confused' }, hand: ['Full Heal'] }, machop(40)),
    v1: true,
  },
  {
    name: 'who does not knock itself out with the last Prize of either',
    ana: { prizes: 1, active: { pokemon: 'Chansey', energy: 'GGGG', damage: 40 }, bench: [hitmonchan] },
    bo: { prizes: 1, active: machop(40), bench: spare },
  },
  {
    name: 'who does not fall to Strikes Back with the last Prize of either',
    ana: {
      prizes: 1,
      active: { pokemon: 'Hitmonchan', energy: 'FF', damage: 60 },
      bench: [{ pokemon: 'Kadabra', energy: 'PPG' }],
    },
    bo: { prizes: 1, active: left('Machamp', 100, 20), bench: spare },
  },
]

const EVOLUTIONS: readonly SureWin[] = [
  {
    name: 'an evolution of the Active',
    ...lastPrize(
      { active: { pokemon: 'Charmeleon', over: ['Charmander'], energy: 'RRRR' }, hand: ['Charizard'] },
      chansey(100),
    ),
  },
  {
    name: 'an evolution that wakes up',
    ...lastPrize({ active: { pokemon: 'Machop', energy: 'FFF', condition: 'asleep' }, hand: ['Machoke'] }, machop(50)),
  },
  {
    name: 'Pokémon Breeder',
    ...lastPrize(
      { active: { pokemon: 'Charmander', energy: 'RRRR' }, hand: ['Charizard', 'Pokémon Breeder'] },
      chansey(100),
    ),
  },
  {
    name: 'an evolution on the Bench that comes up',
    ...lastPrize(
      { active: 'Rattata', bench: [{ pokemon: 'Magikarp', energy: 'WWW' }], hand: ['Gyarados'] },
      machop(50),
    ),
  },
  {
    name: 'Toxic Gas takes an Invisible Wall down',
    ...lastPrize({ active: hitmonchan, bench: ['Grimer'], hand: ['Muk'] }, 'Mr. Mime'),
  },
  {
    name: 'Toxic Gas takes Transparency away',
    ...lastPrize(
      { active: { pokemon: 'Kadabra', energy: 'PPG' }, bench: ['Grimer'], hand: ['Muk'] },
      'Haunter (Fossil)',
    ),
  },
  {
    name: 'an evolution, energy and PlusPower',
    ...lastPrize(
      { active: { pokemon: 'Machop', energy: 'FF' }, hand: ['Machoke', 'Fighting Energy', 'PlusPower'] },
      left('Growlithe', 60, 60),
    ),
  },
]

const POWERS: readonly SureWin[] = [
  {
    name: 'Rain Dance',
    ...lastPrize(
      { active: { pokemon: 'Blastoise', energy: 'WW' }, hand: ['Water Energy', 'Water Energy', 'Water Energy'] },
      chansey(60),
    ),
  },
  {
    name: 'an evolution on the Bench dances for the Active',
    ...lastPrize(
      {
        active: 'Gyarados',
        bench: [{ pokemon: 'Wartortle', over: ['Squirtle'] }],
        hand: ['Blastoise', 'Water Energy', 'Water Energy', 'Water Energy'],
      },
      machop(50),
    ),
  },
  {
    name: 'Breeder, and a dance for who was bred',
    ...lastPrize(
      {
        active: 'Squirtle',
        hand: ['Pokémon Breeder', 'Blastoise', 'Water Energy', 'Water Energy', 'Water Energy', 'Water Energy'],
      },
      machop(50),
    ),
  },
  {
    name: 'Energy Trans',
    ...lastPrize({ active: 'Pinsir', bench: [{ pokemon: 'Venusaur', energy: 'GGGG' }] }, machop(50)),
  },
  {
    name: 'a retreat of who could use Energy Trans instead',
    ...lastPrize(
      { active: { pokemon: 'Venusaur', energy: 'PPG' }, bench: [hitmonchan, { pokemon: 'Onix', energy: 'G' }] },
      machop(40),
    ),
  },
  {
    name: 'a retreat of who could use Rain Dance instead',
    ...lastPrize(
      { active: { pokemon: 'Blastoise', energy: 'PFGG' }, bench: [hitmonchan], hand: ['Water Energy'] },
      machop(40),
    ),
  },
  {
    name: 'Energy Trans for who comes up',
    ...lastPrize({ active: 'Rattata', bench: ['Pinsir', { pokemon: 'Venusaur', energy: 'GGGG' }] }, machop(50)),
  },
  {
    name: 'Energy Trans and the energy of the turn',
    ...lastPrize(
      { active: 'Pinsir', bench: [{ pokemon: 'Venusaur', energy: 'GG' }], hand: ['Double Colorless Energy'] },
      machop(50),
    ),
  },
  {
    name: 'Buzzap',
    ...lastPrize({ active: { pokemon: 'Hitmonchan', energy: 'F' }, bench: ['Electrode'] }, machop(40)),
  },
  {
    name: 'Buzzap and the energy of the turn',
    ...lastPrize({ active: 'Hitmonchan', bench: ['Electrode'], hand: ['Grass Energy'] }, machop(40)),
  },
  {
    name: 'Energy Burn',
    ...lastPrize({ active: { pokemon: 'Charizard', energy: 'WWWW' } }, chansey(100)),
  },
  {
    name: 'Energy Burn after an evolution',
    ...lastPrize(
      { active: { pokemon: 'Charmeleon', over: ['Charmander'], energy: 'WWWG' }, hand: ['Charizard'] },
      chansey(100),
    ),
  },
  {
    name: 'Shift to what the Defending Pokémon is weak to',
    ...lastPrize({ active: { pokemon: 'Venomoth', energy: 'GG' }, bench: ['Staryu'] }, left('Charmander', 50, 20)),
  },
  {
    name: 'Curse for the last 10',
    ...lastPrize({ active: rattata, bench: ['Gengar'] }, machop(30), [left('Onix', 90, 60)]),
  },
  {
    name: 'Curse knocks out by itself',
    ...lastPrize({ active: 'Onix', bench: ['Gengar'] }, 'Chansey', [left('Rattata', 30, 10), left('Onix', 90, 60)]),
  },
  {
    name: 'Curse of one that evolves first',
    ...lastPrize({ active: rattata, bench: [{ pokemon: 'Haunter', over: ['Gastly'] }], hand: ['Gengar'] }, machop(30), [
      left('Onix', 90, 60),
    ]),
  },
]

const SEVERAL: readonly SureWin[] = [
  {
    name: 'Curse for one Prize, an attack for the other',
    ana: { prizes: 2, active: rattata, bench: ['Gengar'] },
    bo: { active: machop(20), bench: [left('Rattata', 30, 10), left('Onix', 90, 60)] },
  },
  {
    name: 'Dark Mind for two Prizes',
    ana: { prizes: 2, active: { pokemon: 'Gengar', energy: 'PPP' } },
    bo: { active: left('Growlithe', 60, 30), bench: ['Onix', left('Rattata', 30, 10)] },
  },
  {
    name: 'Spark for the last two Pokémon',
    ana: { active: { pokemon: 'Pikachu (Jungle)', energy: 'LL' } },
    bo: { active: 'Squirtle', bench: [left('Rattata', 30, 10)] },
  },
  {
    name: 'Gigashock for three Prizes, past a doll',
    ana: { prizes: 3, active: { pokemon: 'Raichu (Fossil)', energy: 'LLLL' } },
    bo: {
      active: left('Growlithe', 60, 30),
      bench: ['Clefairy Doll', left('Rattata', 30, 10), 'Onix', left('Abra', 30, 10)],
    },
  },
  {
    name: 'Selfdestruct for two Prizes',
    ana: { prizes: 2, active: { pokemon: 'Magneton', energy: 'LLGG' }, bench: spare },
    bo: { prizes: 3, active: 'Machop', bench: ['Onix', left('Rattata', 30, 20)] },
  },
  {
    name: 'Selfdestruct wins in two ways, the opponent in one',
    ana: { prizes: 1, active: { pokemon: 'Magneton', energy: 'LLGG' }, bench: spare },
    bo: { prizes: 1, active: 'Machop' },
  },
  {
    name: 'a copy without a recoil that would be a tie',
    ana: { prizes: 1, active: { pokemon: 'Clefable', energy: 'G', damage: 50 }, bench: spare },
    bo: { prizes: 1, active: left('Arcanine', 100, 50), bench: spare },
  },
  {
    name: 'a Ditto that has more damage than who comes up has HP',
    ...lastPrize({ active: 'Onix', bench: ['Chansey', 'Voltorb'], hand: ['Switch'] }, { pokemon: 'Ditto', damage: 50 }),
  },
  {
    name: 'Potion for a Karate Chop',
    ...lastPrize({ active: { pokemon: 'Machoke', energy: 'FFG', damage: 20 }, hand: ['Potion'] }, machop(50)),
  },
  {
    name: 'Item Finder for a PlusPower',
    ...lastPrize({ active: rattata, hand: ['Item Finder', 'Abra', 'Bill'], discard: ['PlusPower'] }, machop(30)),
  },
  {
    name: 'Item Finder for a Gust of Wind, and the PlusPower is kept',
    ...lastPrize(
      { active: rattata, hand: ['PlusPower', 'Item Finder', 'Abra', 'Lass'], discard: ['Bill', 'Gust of Wind'] },
      'Chansey',
      ['Onix', machop(30)],
    ),
  },
]

/** Positions by what they are won with. */
export const SURE_WINS: readonly SureWin[] = [
  ...ATTACKS,
  ...POISON_AND_DECKS,
  ...ENERGY,
  ...PLUS_POWERS,
  ...GUSTS,
  ...COMING_UP,
  ...EVOLUTIONS,
  ...POWERS,
  ...SEVERAL,
]
