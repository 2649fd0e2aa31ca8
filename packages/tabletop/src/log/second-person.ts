import type { LinePart, Seat } from '@turnwright/kernel'

const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['has', 'have'],
  ['is', 'are'],
  ['was', 'were'],
  ['does', 'do'],
  ['goes', 'go'],
])

/** Verbs that go on with what somebody does: "Ana pays 2 life and has 3 left". Any other word there may be a thing. */
const GOES_ON = / and (has|gets|pays|draws|shows|comes|keeps|takes|gives|loses|discards|puts|plays|shuffles|is)\b/g

/**
 * Lines are written about everybody, by name and in the third person. To the one they are about they speak: "You take
 * 3 wood", "Bo attacks you", "Your turn begins".
 */
export function spokenTo(me: Seat | null, parts: readonly LinePart[]): readonly LinePart[] {
  if (!parts.some((part) => isSeat(part, me))) return parts
  const said: LinePart[] = []
  let isAboutMe = false
  const rest = inOnePiece(parts)
  for (let part = rest.shift(); part !== undefined; part = rest.shift()) {
    if (typeof part !== 'string' && 'seat' in part) isAboutMe = false
    if (!isSeat(part, me)) {
      said.push(typeof part === 'string' && isAboutMe ? goingOn(part) : part)
      continue
    }
    const told = address(said.length === 0 ? null : textAtEnd(said), textAtBegin(rest))
    said.push(told.before, { ...part, name: told.name })
    rest.unshift(told.after)
    isAboutMe = told.isSubject
  }
  return said.filter((part) => part !== '')
}

/** With texts that follow each other as one. */
function inOnePiece(parts: readonly LinePart[]): LinePart[] {
  const pieces: LinePart[] = []
  for (const part of parts) pieces.push(typeof part === 'string' ? textAtEnd(pieces) + part : part)
  return pieces
}

/** What it ends with in words is taken off. */
function textAtEnd(parts: LinePart[]): string {
  return typeof parts.at(-1) === 'string' ? (parts.pop() as string) : ''
}

function textAtBegin(parts: LinePart[]): string {
  return typeof parts[0] === 'string' ? (parts.shift() as string) : ''
}

interface Address {
  readonly before: string
  readonly name: string
  readonly after: string
  readonly isSubject: boolean
}

/** How somebody is addressed between these words; null where a line begins. */
function address(before: string | null, after: string): Address {
  const begins = before === null
  const text = before ?? ''
  if (after.startsWith("'s "))
    return { before: text, name: begins ? 'Your' : 'your', after: after.slice(2), isSubject: false }
  const owned = /(^|.* )([Tt])he (\S+) of $/s.exec(text)
  if (owned !== null) {
    const [, lead = '', letter, thing = ''] = owned
    return { before: lead, name: letter === 'T' ? 'Your' : 'your', after: ` ${thing}${after}`, isSubject: false }
  }
  if (text.endsWith(' of ')) return { before: text, name: 'yours', after, isSubject: false }
  if (begins || text.endsWith(': '))
    return { before: text, name: begins ? 'You' : 'you', after: firstVerb(after), isSubject: true }
  return { before: text, name: 'you', after: after.replace(/^, who has\b/, ', who have'), isSubject: false }
}

function firstVerb(text: string): string {
  return text.replace(
    /^( (?:now |also |still )?)([a-z]+)/,
    (_, lead: string, verb: string) => lead + secondPerson(verb),
  )
}

function goingOn(text: string): string {
  return text.replaceAll(GOES_ON, (_, verb: string) => ` and ${secondPerson(verb)}`).replaceAll(/\btheir\b/g, 'your')
}

/** "take" for "takes". */
function secondPerson(verb: string): string {
  const irregular = IRREGULAR.get(verb)
  if (irregular !== undefined) return irregular
  if (/(?:ch|sh|ss|x|zz)es$/.test(verb)) return verb.slice(0, -2)
  if (/[^aeiou]ies$/.test(verb)) return `${verb.slice(0, -3)}y`
  return /[^s]s$/.test(verb) ? verb.slice(0, -1) : verb
}

function isSeat(part: LinePart, seat: Seat | null): part is Extract<LinePart, { readonly seat: Seat }> {
  return typeof part !== 'string' && 'seat' in part && part.seat === seat
}
