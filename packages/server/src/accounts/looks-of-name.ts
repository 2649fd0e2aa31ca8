import { confusables } from './confusables.ts'
import { disguisedLetters } from './disguised-letters.ts'

type Letters = ReadonlyMap<string, string>

const takenFor = lettersIn(confusables)
const readAs: Letters = new Map([...lettersIn(disguisedLetters), ...takenFor])

/** What even the same script writes alike: 0 and O, 1, l and I, rn and m, vv and w. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/0/g, 'o'],
  [/[1i|]/g, 'l'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
]

/** Digits and signs that are written for letters; 6 stands for two of them, and so does 9, whose q is a g already. */
const WRITTEN_FOR: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'l',
  2: 'z',
  3: 'e',
  4: 'a',
  5: 's',
  6: 'b',
  7: 't',
  8: 'b',
  9: 'g',
  '@': 'a',
  '€': 'e',
  '£': 'l',
  $: 's',
  '!': 'i',
  '¡': 'i',
  '+': 't',
}
const SIGNS = '0-9@€£$!¡+'
const ANY_SIGN = new RegExp(`[${SIGNS}]`, 'gu')
/** Those that a letter follows: what ends a word is a number or a mark, as in Ana 2 and Ana! */
const INNER_SIGN = new RegExp(`[${SIGNS}](?=[${SIGNS}|]*\\p{L})`, 'gu')

/** White letters on black, and those that flags are made of: no decomposition leads from them to plain ones. */
const DRAWN_LETTERS = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu
const FIRST_DRAWN = [0x1f1e6, 0x1f170, 0x1f150]

/**
 * All that a name looks like, as it is written, in capitals and in small letters: two names that share any of it could be
 * taken for each other, whatever their case, marks, spaces, signs or script. Names are kept with what they looked like when
 * they were chosen, so whatever is told here is told for ever, and more may come to it.
 */
export function looksOfName(name: string): readonly string[] {
  return [...new Set(formsOf(name).flatMap((form) => [looks(form), ...readings(form, INNER_SIGN)]))]
}

/** The same with every digit and sign read as a letter, wherever it stands: for the few names that nobody may come near. */
export function strictLooksOfName(name: string): readonly string[] {
  return [...new Set([...looksOfName(name), ...formsOf(name).flatMap((form) => readings(form, ANY_SIGN))])]
}

/** The words of a name, each as it is written plainly, with the digits and signs within it. */
export function wordsOfName(name: string): readonly string[] {
  return undisguised(name)
    .split(new RegExp(`[^\\p{L}\\p{N}|${SIGNS}]+`, 'u'))
    .filter((word) => word !== '')
}

function formsOf(name: string): readonly string[] {
  return [name, bare(name).toUpperCase(), bare(name).toLowerCase()]
}

function looks(name: string): string {
  const letters = lettersOf(plain(name, takenFor))
  // A name of pictures alone is its pictures.
  return letters === '' ? bare(name).replace(/\s/gu, '') : alike(letters)
}

/** How a name is read by whoever knows letters in disguise, takes signs for letters, and q for g. */
function readings(name: string, signs: RegExp): readonly string[] {
  return ['b', 'g'].flatMap((six) => {
    const read = undisguised(name).replace(signs, (sign) => (sign === '6' ? six : (WRITTEN_FOR[sign] ?? sign)))
    const so = alike(lettersOf(read)).replaceAll('q', 'g')
    return so === '' ? [] : [so]
  })
}

function lettersOf(name: string): string {
  return name.replace(/[^\p{L}\p{N}|]/gu, '')
}

function plain(name: string, letters: Letters): string {
  return Array.from(bare(name), (letter) => letters.get(letter) ?? letter.toLowerCase()).join('')
}

function lettersIn(written: Readonly<Record<string, string>>): Letters {
  return new Map(Object.entries(written).flatMap(([as, all]) => Array.from(all, (letter) => [letter, as] as const)))
}

/** Broad and curly letters are plain ones, and marks are left out. */
function bare(name: string): string {
  return name.normalize('NFKD').replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
}

function undisguised(name: string): string {
  return plain(name.replace(DRAWN_LETTERS, plainLetter), readAs)
}

function plainLetter(drawn: string): string {
  const code = drawn.codePointAt(0) ?? 0
  const first = FIRST_DRAWN.find((each) => code >= each) ?? code
  return String.fromCodePoint(0x41 + code - first)
}

function alike(letters: string): string {
  return ALIKE.reduce((so, [pattern, as]) => so.replace(pattern, as), letters)
}
