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

/** Words of this length fit on a tile. */
export const WIDEST = 9

/** Any other wide word may be broken where a consonant begins a syllable, as near to its middle as can be. */
function brokenByEar(word: string): string {
  if (word.length <= WIDEST) return word
  const places = Array.from({ length: word.length - 3 }, (_, at) => at + 2).filter(
    (at) => !isVowel(word, at) && isVowel(word, at + 1),
  )
  const middle = word.length / 2
  const [at = Math.ceil(middle)] = places.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
  return `${word.slice(0, at)}${SOFT_HYPHEN}${word.slice(at)}`
}

function isVowel(word: string, at: number): boolean {
  return 'aeiouy'.includes(word.charAt(at).toLowerCase())
}

/** A name that may be broken within its long words, for where a tile is narrower than one of them. */
export function withSoftHyphens(name: string): string {
  return name.replaceAll(/[A-Za-z]+/g, (word) => BROKEN.get(word) ?? brokenByEar(word))
}
