import { CannotBegin } from './cannot-begin.ts'

/** What a game is called wherever it needs a name. */
export interface Names {
  /** `stone-age`: its folder, and its id on servers. */
  readonly id: string
  /** `Stone Age`, for people. */
  readonly title: string
  /** `stoneAge`, in code. */
  readonly identifier: string
}

const LONGEST = 60

export function namesOf(name: string): Names {
  const words = name
    .normalize('NFKD')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  const id = words.join('-')
  if (!/^[a-z]/.test(id) || id.length > LONGEST)
    throw new CannotBegin(`"${name}" is no name for a game: begin with a letter, and use at most ${LONGEST}.`)
  const [first = '', ...rest] = words
  return { id, title: words.map(capital).join(' '), identifier: [first, ...rest.map(capital)].join('') }
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
