import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spokenText } from './spoken-text.ts'

test.each([
  ['  well   played ', 'well played'],
  ['two\nlines\r\nand\u2028more', 'two lines and more'],
  ['abc\u202edcba\u202c', 'abcdcba'],
  ['\u2066left\u2069\u200e\u200f\u061c', 'left'],
  ['ze\u200bro\u2060wi\ufeffdth\u00ad', 'zerowidth'],
  ['a\u0000b\u0007c\u001b[31md', 'abc[31md'],
  ['<b onclick="x()">hi</b> &amp;', '<b onclick="x()">hi</b> &amp;'],
  ['👩\u200d🚀 👍🏽 ❤️', '👩\u200d🚀 👍🏽 ❤️'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  [' \u200d a \u200d ', 'a'],
  ['e\u0301', 'é'],
  ['z' + '\u0300'.repeat(50), 'z' + '\u0300'.repeat(4)],
  ['\u{e0068}\u{e0069}hi', 'hi'],
  ['\ud800lone', 'lone'],
])('%j is said as %j', (written, said) => expect(spokenText(written)).toBe(said))

test.each(['', '   ', '\u200b\u2060', '\u3164', '\u2800', '\u0301', '\u202e', 'x'.repeat(281)])(
  '%j is nothing that can be said',
  (written) => expect(spokenText(written)).toBeNull(),
)

test('whatever is said is one line of text, and said again it stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (written) => {
      const said = spokenText(written)
      if (said === null) return
      expect(said).not.toMatch(/[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/u)
      expect(spokenText(said)).toBe(said)
    }),
  )
})
