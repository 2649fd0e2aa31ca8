import { chansey, hitmonchan, lastPrize, left, machop, type SureWin } from './position.ts'

export const EVOLUTIONS: readonly SureWin[] = [
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
