import { lastPrize, left, machop, rattata, spare, type SureWin } from './position.ts'

export const SEVERAL: readonly SureWin[] = [
  {
    name: 'Curse for one Prize, an attack for the other',
    beyondV1: 'powers',
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
    beyondV1: 'powers',
    ...lastPrize({ active: 'Onix', bench: ['Chansey', 'Voltorb'], hand: ['Switch'] }, { pokemon: 'Ditto', damage: 50 }),
  },
  {
    name: 'Potion for a Karate Chop',
    beyondV1: 'several cards',
    ...lastPrize({ active: { pokemon: 'Machoke', energy: 'FFG', damage: 20 }, hand: ['Potion'] }, machop(50)),
  },
  {
    name: 'Item Finder for a PlusPower',
    beyondV1: 'several cards',
    ...lastPrize({ active: rattata, hand: ['Item Finder', 'Abra', 'Bill'], discard: ['PlusPower'] }, machop(30)),
  },
  {
    name: 'Item Finder for a Gust of Wind, and the PlusPower is kept',
    beyondV1: 'several cards',
    ...lastPrize(
      { active: rattata, hand: ['PlusPower', 'Item Finder', 'Abra', 'Lass'], discard: ['Bill', 'Gust of Wind'] },
      'Chansey',
      ['Onix', machop(30)],
    ),
  },
  {
    name: 'Pokémon Flute for the weakest, Gust of Wind and PlusPower',
    beyondV1: 'several cards',
    ana: { prizes: 1, active: rattata, hand: ['Pokémon Flute', 'Gust of Wind', 'PlusPower'] },
    bo: { active: 'Chansey', discard: ['Machop', 'Bill', 'Raticate', 'Rattata'] },
  },
]
