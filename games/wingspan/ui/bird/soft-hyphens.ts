const SOFT_HYPHEN = '\u00AD'

/** The words in names of birds that are wider than a tile, and where they may be broken. */
const BREAKS = [
  'Cali|fornia',
  'Canvas|back',
  'Chihua|huan',
  'Dick|cissel',
  'Ferru|ginous',
  'Fly|catcher',
  'Gnat|catcher',
  'Grass|hopper',
  'Humming|bird',
  'King|fisher',
  'Logger|head',
  'Meadow|lark',
  'Missis|sippi',
  'Mocking|bird',
  'Nut|cracker',
  'Oyster|catcher',
  'Prothono|tary',
  'Road|runner',
  'Shoul|dered',
  'White|start',
  'Wood|pecker',
  'Yellow|throat',
] as const

const BROKEN = new Map(BREAKS.map((word) => [word.replace('|', ''), word.replace('|', SOFT_HYPHEN)]))

/** A name that may be broken within its long words, for where a tile is narrower than one of them. */
export function withSoftHyphens(name: string): string {
  return name.replaceAll(/[A-Za-z]+/g, (word) => BROKEN.get(word) ?? word)
}
