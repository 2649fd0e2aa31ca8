import { LONGEST_TEXT } from '@turnwright/protocol'

/** Letters that no font draws, and that are no spaces either. */
const FILLERS = /[\u115f\u1160\u2800\u3164\uffa0]/g
const LINES = /[\t\n\v\f\r\u0085\u2028\u2029]+/g
const NOT_CHARACTERS = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}]/gu
/** What turns the direction of words, hides between letters or marks languages; joiners have their own rule. */
const UNSEEN = /(?![\u200c\u200d])\p{Cf}/gu
/** Scripts and emoji need joiners, between two of theirs and nowhere else. */
const LONELY_JOINERS =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}])[\u200c\u200d]+|[\u200c\u200d]+(?![\p{L}\p{Extended_Pictographic}])/gu
/** No language stacks more upon one letter. */
const TOWERS = /(\p{M}{4})\p{M}+/gu
const VISIBLE = /[^\p{M}\p{Z}\p{Default_Ignorable_Code_Point}]/u

/** What somebody wrote, as nothing but text in one line; null where nothing can be read or it is too long. */
export function spokenText(written: string): string | null {
  const text = written
    .normalize('NFC')
    .replace(LINES, ' ')
    .replace(NOT_CHARACTERS, '')
    .replace(UNSEEN, '')
    .replace(FILLERS, ' ')
    .replace(LONELY_JOINERS, '')
    .replace(TOWERS, '$1')
    .replace(/\s+/g, ' ')
    .trim()
  return text.length <= LONGEST_TEXT && VISIBLE.test(text) ? text : null
}
