import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOfTheHouse } from './house-names.ts'
import { looksOfName } from './looks-of-name.ts'
import { mixesScripts } from './mixed-scripts.ts'

const areAlike = (one: string, other: string): boolean =>
  looksOfName(one).some((looks) => looksOfName(other).includes(looks))

/** Names that people have, in the scripts that they write. */
const HONEST = [
  ['Abbot', 'Botond', 'Adminah', 'Ana', 'Otto', 'Wright', 'Serveria', 'Quinn', 'Pip', 'Ida 2', 'Agent 47', 'J. R.'],
  ['Zoë', 'Łukasz', 'Ólafur Þórsson', 'Jürgen Groß', 'Nguyễn Thị Hương', 'O’Brien', 'Kaʻiulani', 'İpek Işık'],
  ['Юлия', 'Борис Ельцин', 'Наталья', 'Ђорђе', 'Οδυσσέας', 'Γιώργος', 'Αθηνά'],
  ['太郎', '王小明', 'さくら', 'サクラ', '김민준', 'Kento健人', 'アリスA', '陳大文 Peter'],
  ['مريم', 'أحمد', 'فاطمة الزهراء', 'יוסף', 'רחל לוי', 'नेहा', 'สมชาย', 'Արմեն', 'ნინო', 'ᏣᎳᎩ', 'ᐃᓄᒃ'],
  ['Анна Smith', 'Anna-Мария', 'Νίκος (Nick)', '🎲', 'Ana 🇩🇪', 'Ｍｉｒａ'],
].flat()

const letters = fc.stringMatching(/^[A-Za-z]{1,12}( [A-Za-z]{1,8})?$/)

test('a name looks like itself in any case, with other spaces and signs, with marks, and in broad letters', () => {
  fc.assert(
    fc.property(letters, fc.constantFrom('\u0301', '\u200b', '.', '-', '_', '  '), (name, more) => {
      const broad = name.replace(/[A-Za-z]/g, (letter) => String.fromCodePoint(letter.codePointAt(0)! + 0xfee0))
      const others = [name.toUpperCase(), name.toLowerCase(), name.replace(' ', more), broad]
      for (const other of [...others, `${name[0]}${more}${name.slice(1)}`]) expect(areAlike(name, other)).toBe(true)
    }),
  )
})

test.each([
  ['Cyrillic', 'Раvеl', 'Pavel'],
  ['a Greek capital', 'Νiko', 'Niko'],
  ['small Greek letters', 'νοvο', 'vovo'],
  ['Greek in another case', 'Νίκος', 'νίκος'],
  ['digits', 'B0b1', 'Bobl'],
  ['r and n', 'Ernrna', 'Emma'],
  ['a dotless i', 'Mıra', 'Mira'],
  ['small capitals', 'ᴍɪʀᴀ ʙᴇʟʟᴇ', 'Mira Belle'],
  ['Canadian syllables', 'ᗰIᖇᗩ', 'Mira'],
  ['Canadian syllables alone', 'ᗩᔕᔕᗩ', 'Assa'],
  ['letters on their head', 'ɐʇlɐs', 'atlas'],
  ['white letters on black', '🅼🅸🆁🅰', 'Mira'],
  ['letters of flags', '🇲🇮🇷🇦', 'Mira'],
  ['digits within a word', 'L1s4nne 5mith', 'Lisanne Smith'],
  ['letters for digits', 'Lisanne Smith', 'L1s4nne 5mith'],
  ['a 6 for b', 'A6by', 'Abby'],
  ['a 6 for g', 'Ma6da', 'Magda'],
  ['signs', 'E$ther @nn', 'Esther Ann'],
  ['q and g', 'Maqda', 'Magda'],
  ['all of it', 'ᴍ4ԛda', 'Magda'],
])('%s can be taken for what it looks like', (_, one, other) => {
  expect(areAlike(one, other)).toBe(true)
})

test('names that people tell apart stay apart, in every script', () => {
  const names = [
    'Ana',
    'Anna',
    'Hana',
    'Bo',
    'Юлия',
    'Олег',
    '太郎',
    '花子',
    'مريم',
    'نور',
    '🎲',
    '🎯',
    '🇩🇪',
    '🇫🇷',
    'Zoë',
    'Max',
    'Mux',
    'Max 2',
    'Max7',
    'Max8',
    'Maxs',
    'Ana 5',
    'Anas',
    'Γιώργος',
    'Ελένη',
    'Борис',
    'Наталья',
    'יוסף',
    'רחל',
    'أحمد',
    'Ólafur',
    'Łukasz',
    'Nguyễn Thị Hương',
    'さくら',
    '김민준',
  ]
  for (const [at, one] of names.entries())
    for (const other of names.slice(at + 1)) expect([one, other, areAlike(one, other)]).toEqual([one, other, false])
})

test('names of the house and of bots are known, and those of people that hold such letters are not', () => {
  for (const name of [
    'Turnwright',
    'TURNWR1GHT',
    'Turnwright Team',
    'admin',
    'Аdmin',
    'Admin 2',
    'Easy bot',
    'Easy Pip',
    'master ida 2',
    'B0T',
    'somebody',
    'ᴇasy ᴘip',
    'ᗴasy Pip',
    'Ea5y Pip',
    'E@$y P!p',
    'Easy P1p 3',
    'Turnwriqht',
    'Turnwri6ht',
    'Turnwri9ht',
    '7urnwright',
    'Somebody (2)',
    '(Somebody)',
    '[2] Admin',
    '@dmin',
    '4dmin!',
    'Mast3r Ida',
    '🅰🅳🅼🅸🅽',
    'My Bo7',
    'Bot2 the Great',
  ])
    expect([name, isOfTheHouse(name)]).toEqual([name, true])
  for (const name of HONEST) expect([name, isOfTheHouse(name)]).toEqual([name, false])
})

test('honest names mix no scripts, whichever they are written in', () => {
  for (const name of HONEST) expect([name, mixesScripts(name)]).toEqual([name, false])
})

test.each(['Раvel', 'Νiko', 'ᗴasy Pip', 'Pauל', 'Miгa', 'Ꭺnna', 'ᎬᗩᔕᎩ', 'Αнна', 'Anna Ⅼінд'])(
  'in %s a word mixes them',
  (name) => expect(mixesScripts(name)).toBe(true),
)
