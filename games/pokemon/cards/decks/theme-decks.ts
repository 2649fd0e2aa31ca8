import { type Deck, deck } from './deck.ts'

/** The decks that were sold ready to play. */
export const THEME_DECKS: readonly Deck[] = [
  deck('overgrowth', 'Overgrowth', 'theme-1999', [
    [4, 'base1-44'], // Bulbasaur
    [2, 'base1-30'], // Ivysaur
    [4, 'base1-69'], // Weedle
    [2, 'base1-33'], // Kakuna
    [1, 'base1-17'], // Beedrill
    [4, 'base1-65'], // Staryu
    [3, 'base1-64'], // Starmie
    [2, 'base1-35'], // Magikarp
    [1, 'base1-6'], // Gyarados
    [2, 'base1-91'], // Bill
    [2, 'base1-93'], // Gust of Wind
    [1, 'base1-94'], // Potion
    [2, 'base1-90'], // Super Potion
    [2, 'base1-95'], // Switch
    [16, 'base1-99'], // Grass Energy
    [12, 'base1-102'], // Water Energy
  ]),
  deck('zap', 'Zap!', 'theme-1999', [
    [4, 'base1-58'], // Pikachu
    [3, 'base1-53'], // Magnemite
    [3, 'base1-43'], // Abra
    [1, 'base1-32'], // Kadabra
    [3, 'base1-50'], // Gastly
    [2, 'base1-29'], // Haunter
    [2, 'base1-49'], // Drowzee
    [2, 'base1-31'], // Jynx
    [1, 'base1-10'], // Mewtwo
    [2, 'base1-91'], // Bill
    [1, 'base1-71'], // Computer Search
    [1, 'base1-80'], // Defender
    [2, 'base1-93'], // Gust of Wind
    [1, 'base1-94'], // Potion
    [1, 'base1-88'], // Professor Oak
    [1, 'base1-90'], // Super Potion
    [2, 'base1-95'], // Switch
    [12, 'base1-100'], // Lightning Energy
    [16, 'base1-101'], // Psychic Energy
  ]),
  deck('brushfire', 'Brushfire', 'theme-1999', [
    [4, 'base1-46'], // Charmander
    [2, 'base1-24'], // Charmeleon
    [2, 'base1-68'], // Vulpix
    [1, 'base1-12'], // Ninetales
    [2, 'base1-28'], // Growlithe
    [1, 'base1-23'], // Arcanine
    [4, 'base1-69'], // Weedle
    [4, 'base1-55'], // Nidoran♂
    [2, 'base1-66'], // Tangela
    [1, 'base1-92'], // Energy Removal
    [2, 'base1-81'], // Energy Retrieval
    [1, 'base1-93'], // Gust of Wind
    [1, 'base1-75'], // Lass
    [1, 'base1-84'], // PlusPower
    [3, 'base1-94'], // Potion
    [1, 'base1-95'], // Switch
    [18, 'base1-98'], // Fire Energy
    [10, 'base1-99'], // Grass Energy
  ]),
  deck('blackout', 'Blackout', 'theme-1999', [
    [3, 'base1-62'], // Sandshrew
    [4, 'base1-52'], // Machop
    [2, 'base1-34'], // Machoke
    [3, 'base1-56'], // Onix
    [1, 'base1-7'], // Hitmonchan
    [4, 'base1-63'], // Squirtle
    [2, 'base1-42'], // Wartortle
    [3, 'base1-65'], // Staryu
    [2, 'base1-27'], // Farfetch'd
    [4, 'base1-92'], // Energy Removal
    [1, 'base1-93'], // Gust of Wind
    [1, 'base1-84'], // PlusPower
    [1, 'base1-88'], // Professor Oak
    [1, 'base1-79'], // Super Energy Removal
    [16, 'base1-97'], // Fighting Energy
    [12, 'base1-102'], // Water Energy
  ]),
  deck('water-blast', 'Water Blast', 'theme-jungle-fossil-1999', [
    [4, 'base1-59'], // Poliwag
    [2, 'base1-38'], // Poliwhirl
    [1, 'base1-41'], // Seel
    [1, 'base2-12'], // Vaporeon
    [2, 'base1-52'], // Machop
    [3, 'base2-61'], // Rhyhorn
    [1, 'base2-45'], // Rhydon
    [4, 'base2-56'], // Meowth
    [2, 'base2-42'], // Persian
    [4, 'base2-51'], // Eevee
    [2, 'base1-93'], // Gust of Wind
    [2, 'base1-94'], // Potion
    [1, 'base1-88'], // Professor Oak
    [2, 'base1-90'], // Super Potion
    [1, 'base1-95'], // Switch
    [14, 'base1-102'], // Water Energy
    [14, 'base1-97'], // Fighting Energy
  ]),
  deck('power-reserve', 'Power Reserve', 'theme-jungle-fossil-1999', [
    [4, 'base2-57'], // Nidoran♀
    [2, 'base2-40'], // Nidorina
    [2, 'base2-58'], // Oddish
    [1, 'base2-37'], // Gloom
    [4, 'base2-49'], // Bellsprout
    [2, 'base2-48'], // Weepinbell
    [4, 'base1-43'], // Abra
    [2, 'base1-32'], // Kadabra
    [1, 'base1-31'], // Jynx
    [1, 'base2-5'], // Kangaskhan
    [2, 'base1-91'], // Bill
    [2, 'base1-93'], // Gust of Wind
    [1, 'base1-87'], // Pokédex
    [3, 'base1-94'], // Potion
    [1, 'base1-95'], // Switch
    [17, 'base1-99'], // Grass Energy
    [11, 'base1-101'], // Psychic Energy
  ]),
  deck('lockdown', 'LockDown', 'theme-jungle-fossil-1999', [
    [3, 'base1-68'], // Vulpix
    [3, 'base1-60'], // Ponyta
    [2, 'base3-39'], // Magmar
    [4, 'base3-51'], // Krabby
    [2, 'base3-38'], // Kingler
    [4, 'base3-49'], // Horsea
    [2, 'base3-42'], // Seadra
    [1, 'base3-10'], // Lapras
    [2, 'base1-91'], // Bill
    [1, 'base3-59'], // Energy Search
    [1, 'base1-82'], // Full Heal
    [1, 'base3-60'], // Gambler
    [2, 'base1-94'], // Potion
    [2, 'base1-90'], // Super Potion
    [2, 'base1-95'], // Switch
    [14, 'base1-98'], // Fire Energy
    [14, 'base1-102'], // Water Energy
  ]),
  deck('bodyguard', 'BodyGuard', 'theme-jungle-fossil-1999', [
    [2, 'base1-44'], // Bulbasaur
    [4, 'base3-57'], // Zubat
    [2, 'base3-34'], // Golbat
    [4, 'base3-48'], // Grimer
    [1, 'base3-13'], // Muk
    [4, 'base1-51'], // Koffing
    [3, 'base3-47'], // Geodude
    [2, 'base3-37'], // Graveler
    [1, 'base1-56'], // Onix
    [1, 'base1-85'], // Pokémon Center
    [4, 'base1-94'], // Potion
    [2, 'base1-88'], // Professor Oak
    [2, 'base1-90'], // Super Potion
    [16, 'base1-99'], // Grass Energy
    [12, 'base1-97'], // Fighting Energy
  ]),
]
