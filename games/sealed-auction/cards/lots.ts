/** What collectors collect. The first of them are used with few players, all with five. */
export const FAMILIES = ['mask', 'clockwork', 'glass', 'map', 'bell', 'kite'] as const
export type Family = (typeof FAMILIES)[number]

/** A curio that is sold. */
export interface Lot {
  readonly id: string
  readonly name: string
  readonly family: Family
  readonly worth: number
}

export const LOTS: readonly Lot[] = [
  ...family('mask', { 'Fox Mask': 6, 'Sun Mask': 6, 'Hare Mask': 4, 'Owl Mask': 4, 'Moth Mask': 2, 'Paper Mask': 1 }),
  ...family('clockwork', {
    Orrery: 6,
    'Night Clock': 5,
    'Brass Wren': 4,
    'Tin Drummer': 3,
    'Wind-up Snail': 2,
    'Lone Key': 1,
  }),
  ...family('glass', {
    'Harbour Lamp': 5,
    'Bottled Ship': 5,
    'Blue Pear': 4,
    'Winter Globe': 4,
    'Marble Jar': 2,
    'Cracked Lens': 1,
  }),
  ...family('map', {
    'Map of Winds': 6,
    'Star Chart': 5,
    'Ferry Plan': 4,
    'Salt Roads': 3,
    'Tide Table': 2,
    'Torn Corner': 1,
  }),
  ...family('bell', { 'Storm Bell': 6, 'Tower Bell': 5, 'Tea Bell': 4, 'Goat Bell': 3, 'Door Bell': 2, 'Cat Bell': 1 }),
  ...family('kite', {
    'Dragon Kite': 6,
    'Box Kite': 5,
    'Heron Kite': 4,
    'Lantern Kite': 3,
    'Leaf Kite': 2,
    'Patched Kite': 1,
  }),
]

function family(name: Family, worths: Readonly<Record<string, number>>): readonly Lot[] {
  return Object.entries(worths).map(([title, worth]) => ({ id: idOf(title), name: title, family: name, worth }))
}

function idOf(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-')
}
