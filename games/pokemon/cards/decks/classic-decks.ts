import { type Deck, deck } from './deck.ts'

/** The decks that tournaments and the handheld game made famous. */
export const CLASSIC_DECKS: readonly Deck[] = [
  deck('haymaker-base', 'Haymaker (Base Set only)', 'classic', [
    [4, 'base1-7'], // Hitmonchan
    [4, 'base1-20'], // Electabuzz
    [3, 'base1-27'], // Farfetch'd
    [4, 'base1-88'], // Professor Oak
    [4, 'base1-84'], // PlusPower
    [4, 'base1-92'], // Energy Removal
    [3, 'base1-91'], // Bill
    [3, 'base1-93'], // Gust of Wind
    [3, 'base1-78'], // Scoop Up
    [3, 'base1-81'], // Energy Retrieval
    [3, 'base1-74'], // Item Finder
    [3, 'base1-79'], // Super Energy Removal
    [2, 'base1-71'], // Computer Search
    [7, 'base1-97'], // Fighting Energy
    [6, 'base1-100'], // Lightning Energy
    [4, 'base1-96'], // Double Colorless Energy
  ]),
  deck('haymaker-base-jungle', 'Haymaker (Base+Jungle)', 'classic', [
    [4, 'base1-7'], // Hitmonchan
    [4, 'base1-20'], // Electabuzz
    [4, 'base2-10'], // Scyther
    [4, 'base1-84'], // PlusPower
    [4, 'base1-92'], // Energy Removal
    [4, 'base1-79'], // Super Energy Removal
    [3, 'base1-93'], // Gust of Wind
    [3, 'base1-88'], // Professor Oak
    [3, 'base1-91'], // Bill
    [2, 'base1-74'], // Item Finder
    [2, 'base1-78'], // Scoop Up
    [10, 'base1-97'], // Fighting Energy
    [9, 'base1-100'], // Lightning Energy
    [4, 'base1-96'], // Double Colorless Energy
  ]),
  deck('raindance-base', 'Rain Dance (Base Set only)', 'classic', [
    [4, 'base1-63'], // Squirtle
    [1, 'base1-42'], // Wartortle
    [3, 'base1-2'], // Blastoise
    [4, 'base1-41'], // Seel
    [3, 'base1-25'], // Dewgong
    [4, 'base1-88'], // Professor Oak
    [4, 'base1-91'], // Bill
    [3, 'base1-71'], // Computer Search
    [4, 'base1-76'], // Pokémon Breeder
    [3, 'base1-81'], // Energy Retrieval
    [3, 'base1-74'], // Item Finder
    [2, 'base1-95'], // Switch
    [1, 'base1-79'], // Super Energy Removal
    [2, 'base1-83'], // Maintenance
    [2, 'base1-90'], // Super Potion
    [1, 'base1-84'], // PlusPower
    [1, 'base1-93'], // Gust of Wind
    [1, 'base1-75'], // Lass
    [14, 'base1-102'], // Water Energy
  ]),
  deck('damage-swap-base', 'Damage Swap (Base Set only)', 'classic', [
    [4, 'base1-43'], // Abra
    [3, 'base1-32'], // Kadabra
    [3, 'base1-1'], // Alakazam
    [4, 'base1-3'], // Chansey
    [2, 'base1-31'], // Jynx
    [1, 'base1-81'], // Energy Retrieval
    [4, 'base1-74'], // Item Finder
    [4, 'base1-88'], // Professor Oak
    [2, 'base1-95'], // Switch
    [3, 'base1-71'], // Computer Search
    [3, 'base1-85'], // Pokémon Center
    [2, 'base1-77'], // Pokémon Trader
    [4, 'base1-91'], // Bill
    [2, 'base1-93'], // Gust of Wind
    [2, 'base1-76'], // Pokémon Breeder
    [1, 'base1-78'], // Scoop Up
    [12, 'base1-101'], // Psychic Energy
    [4, 'base1-96'], // Double Colorless Energy
  ]),
  deck('venucenter-base', 'Venucenter (Base Set only)', 'classic', [
    [4, 'base1-44'], // Bulbasaur
    [3, 'base1-30'], // Ivysaur
    [3, 'base1-15'], // Venusaur
    [4, 'base1-3'], // Chansey
    [3, 'base1-55'], // Nidoran♂
    [2, 'base1-37'], // Nidorino
    [2, 'base1-11'], // Nidoking
    [1, 'base1-81'], // Energy Retrieval
    [2, 'base1-74'], // Item Finder
    [3, 'base1-88'], // Professor Oak
    [2, 'base1-95'], // Switch
    [2, 'base1-71'], // Computer Search
    [2, 'base1-85'], // Pokémon Center
    [1, 'base1-77'], // Pokémon Trader
    [3, 'base1-91'], // Bill
    [2, 'base1-93'], // Gust of Wind
    [2, 'base1-76'], // Pokémon Breeder
    [1, 'base1-83'], // Maintenance
    [1, 'base1-79'], // Super Energy Removal
    [1, 'base1-78'], // Scoop Up
    [12, 'base1-99'], // Grass Energy
    [4, 'base1-96'], // Double Colorless Energy
  ]),
  deck('strange-psyshock-gb', 'Strange Psyshock (GB game, Alakazam stall)', 'classic-gb', [
    [22, 'base1-101'], // Psychic Energy
    [4, 'base1-43'], // Abra
    [3, 'base1-32'], // Kadabra
    [2, 'base1-1'], // Alakazam
    [2, 'base2-6'], // Mr. Mime
    [3, 'base1-3'], // Chansey
    [3, 'base2-5'], // Kangaskhan
    [2, 'base2-11'], // Snorlax
    [2, 'base1-88'], // Professor Oak
    [2, 'base1-85'], // Pokémon Center
    [3, 'base1-92'], // Energy Removal
    [3, 'base1-93'], // Gust of Wind
    [4, 'base1-78'], // Scoop Up
    [4, 'base1-95'], // Switch
    [1, 'base3-60'], // Gambler
  ]),
  deck('first-strike-gb', 'First Strike (GB game, Fighting)', 'classic-gb', [
    [25, 'base1-97'], // Fighting Energy
    [4, 'base1-52'], // Machop
    [3, 'base1-34'], // Machoke
    [2, 'base1-8'], // Machamp
    [2, 'base1-7'], // Hitmonchan
    [4, 'base3-7'], // Hitmonlee
    [4, 'base2-55'], // Mankey
    [1, 'base2-43'], // Primeape
    [2, 'base1-94'], // Potion
    [2, 'base1-80'], // Defender
    [2, 'base1-84'], // PlusPower
    [2, 'base1-95'], // Switch
    [3, 'base1-93'], // Gust of Wind
    [4, 'base1-91'], // Bill
  ]),
]
