/** What is written beside Latin letters within one word: Chinese, Japanese and Korean names are. */
const BESIDE_LATIN = ['Han', 'Hiragana', 'Katakana', 'Bopomofo', 'Hangul']

/** Scripts that have letters which can be taken for another's. */
const LOOK_ALIKE = [
  'Greek',
  'Cyrillic',
  'Armenian',
  'Georgian',
  'Hebrew',
  'Cherokee',
  'Canadian_Aboriginal',
  'Coptic',
  'Lisu',
  'Tifinagh',
  'Runic',
  'Deseret',
  'Osage',
  'Elbasan',
  'Old_Italic',
  'Lycian',
  'Lydian',
  'Carian',
  'Bamum',
  'Miao',
  'Warang_Citi',
]

/** For each script: whether a word holds a letter of it, and whether it holds one that is not written beside it. */
const RULES = [ruleOf('Latin', BESIDE_LATIN), ...LOOK_ALIKE.map((script) => ruleOf(script, []))] as const

/**
 * Whether some word is written in letters of scripts that nobody writes within one word: whoever does so wants them to be
 * taken for others. Words of several scripts beside each other are fine.
 */
export function mixesScripts(name: string): boolean {
  const words = name.normalize('NFKC').split(/[^\p{L}\p{M}\p{N}]+/u)
  return words.some((word) => RULES.some(({ own, foreign }) => own.test(word) && foreign.test(word)))
}

interface ScriptRule {
  readonly own: RegExp
  readonly foreign: RegExp
}

function ruleOf(script: string, beside: readonly string[]): ScriptRule {
  const fitting = [script, ...beside, 'Common', 'Inherited'].map((each) => `\\p{Script_Extensions=${each}}`).join('')
  return {
    own: new RegExp(`(?=\\p{L})\\p{Script=${script}}`, 'u'),
    foreign: new RegExp(`(?=\\p{L})[^${fitting}]`, 'u'),
  }
}
