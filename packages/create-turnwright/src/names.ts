import { CannotBegin } from './cannot-begin.ts'
import { SHIPPED_GAMES } from './shipped-games.ts'

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
  if (SHIPPED_GAMES.includes(id)) throw new CannotBegin(`There is a game "${id}" already: choose another name.`)
  const [first = '', ...rest] = words
  return { id, title: words.map(capital).join(' '), identifier: [first, ...rest.map(capital)].join('') }
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
