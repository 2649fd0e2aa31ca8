import { chansey, hitmonchan, lastPrize, left, machop, rattata, spare, type SureWin } from './position.ts'

export const ATTACKS: readonly SureWin[] = [
  { name: 'a Bite for the last Prize', ...lastPrize({ active: rattata }, machop(20)) },
  { name: 'a Bite for the last Pokémon', ana: { active: rattata }, bo: { active: machop(20) } },
  {
    name: 'Weakness doubles it',
    ...lastPrize({ active: { pokemon: 'Electabuzz', energy: 'L' } }, left('Staryu', 40, 20)),
  },
  { name: 'Resistance leaves enough', ...lastPrize({ active: hitmonchan }, left('Spearow', 50, 10)) },
  {
    name: 'Super Fang takes the last 10',
    ...lastPrize({ active: { pokemon: 'Raticate', energy: 'GGG' } }, machop(10)),
  },
  {
    name: 'Stretch Kick reaches the Bench',
    ...lastPrize({ active: { pokemon: 'Hitmonlee', energy: 'FF' } }, 'Chansey', [left('Rattata', 30, 20)]),
  },
  {
    name: 'Do the Wave with four behind it',
    ...lastPrize(
      { active: { pokemon: 'Wigglytuff', energy: 'GGG' }, bench: ['Onix', 'Onix', 'Onix', 'Onix'] },
      'Machop',
    ),
  },
  {
    name: 'Flail of a hurt Kingler',
    ...lastPrize({ active: { pokemon: 'Kingler', energy: 'W', damage: 40 } }, machop(40)),
  },
  {
    name: 'Meditate on a hurt Onix',
    ...lastPrize({ active: { pokemon: 'Jynx', energy: 'PPG' } }, left('Onix', 90, 50)),
  },
  {
    name: 'Psychic for the energy of the Defending Pokémon',
    ...lastPrize({ active: { pokemon: 'Mewtwo', energy: 'PG' } }, { pokemon: 'Gyarados', energy: 'WWWW', damage: 50 }),
  },
  {
    name: 'Metronome of a Special Punch',
    ...lastPrize({ active: { pokemon: 'Clefable', energy: 'G' } }, left('Hitmonchan', 70, 40)),
  },
  {
    name: 'Hydro Pump with two Water to spare',
    ...lastPrize({ active: { pokemon: 'Blastoise', energy: 'WWWWW' } }, chansey(60)),
  },
  {
    name: 'below what an Invisible Wall keeps off',
    ...lastPrize({ active: hitmonchan }, left('Mr. Mime', 40, 20)),
  },
  { name: 'through Kabuto Armor', ...lastPrize({ active: hitmonchan }, left('Kabuto', 30, 20)) },
]

export const POISON_AND_DECKS: readonly SureWin[] = [
  {
    name: 'Toxic and its poison',
    beyondV1: 'poison',
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
    beyondV1: 'decks',
    ana: { active: { pokemon: 'Moltres', energy: 'RRR' }, bench: spare },
    bo: { active: 'Chansey', bench: spare, deck: ['Onix', 'Onix', 'Onix'] },
  },
  {
    name: 'a deck is empty, and nothing is shuffled into it',
    beyondV1: 'decks',
    ana: { active: 'Onix', bench: spare, hand: ['Impostor Professor Oak', 'Lass'] },
    bo: { active: 'Chansey', bench: spare, deck: [], hand: new Array<string>(9).fill('Bill') },
  },
]
