/** Decks that nobody would play, full of cards that look, shuffle, search and take back: where secrets could leak. */
export const TRICKS = `4 Mankey
4 Mr. Mime
4 Hypno
4 Drowzee
4 Tentacool
2 Lass
2 Maintenance
2 Pokédex
2 Computer Search
2 Item Finder
2 Impostor Professor Oak
2 Gambler
2 Recycle
2 Energy Search
2 Pokémon Trader
2 Mr. Fuji
2 Scoop Up
2 Pokémon Flute
2 Revive
2 Poké Ball
10 Psychic Energy`

export const POWERS = `4 Mysterious Fossil
3 Omanyte
2 Aerodactyl
4 Ditto
4 Voltorb
3 Electrode
3 Grimer
2 Muk
4 Venonat
3 Venomoth
3 Gastly (Fossil)
3 Haunter (Fossil)
2 Gengar
2 Pidgey
2 Pidgeotto
2 Lass
2 Clefairy Doll
2 Devolution Spray
10 Grass Energy`

/** Powers that move damage and energy from one Pokémon to another as often as one likes: where a turn could go on for ever. */
export const EXCHANGES = `4 Slowpoke
4 Slowbro
4 Abra
3 Kadabra
3 Alakazam
3 Bulbasaur
2 Ivysaur
3 Venusaur
3 Chansey
4 Pokémon Breeder
4 Bill
3 Professor Oak
2 Pokémon Center
12 Psychic Energy
6 Grass Energy`
