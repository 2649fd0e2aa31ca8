/** A name that is declared: what its comment says of it, and the declaration, with the comments of its members. */
export interface Declared {
  readonly about: string
  readonly text: string
}

/** What one file of declarations hands out. */
export interface Declarations {
  /** Declared in it, by name. */
  readonly own: ReadonlyMap<string, Declared>
  /** Declared in it and handed out nowhere, though what is handed out may name it. */
  readonly kept: ReadonlyMap<string, Declared>
  /** What it names of other files, by the name that it has here. */
  readonly imported: ReadonlyMap<string, { readonly name: string; readonly from: string }>
  /** Handed on from another file, one by one … */
  readonly passedOn: readonly { readonly name: string; readonly as: string; readonly from: string }[]
  /** … or all of it. */
  readonly all: readonly string[]
}

const COMMENT = /^[ \t]*\/\*\*[^]*?\*\/\n/gm
/** The last of what stands before a statement: what tsc writes before it belongs to it. */
const BEFORE_THE_NEXT = /^\/\*\*(?:(?!\*\/)[^])*\*\/\n$/m
const DECLARED =
  /^(export )?(?:default )?(?:declare )?(?:abstract )?(?:const|let|function|class|interface|type|enum) (\w+)/
const IMPORTED = /^import (?:type )?\{([^}]*)\} from ['"]([^'"]+)['"]/
const NAMED = /^export (?:type )?\{([^}]*)\} from ['"]([^'"]+)['"]/
const ALL = /^export \* from ['"]([^'"]+)['"]/

/** Reads what tsc writes, whose statements begin at the beginning of a line and nowhere else. */
export function declarationsIn(text: string): Declarations {
  const parts = text.split(/^(?=(?:export|import|declare|interface|type|class|const) )/m)
  const statements = parts.map((part) => part.replace(BEFORE_THE_NEXT, ''))
  const own = new Map<string, Declared>()
  const kept = new Map<string, Declared>()
  for (const [at, statement] of statements.entries()) {
    const [, exported, name] = DECLARED.exec(statement) ?? []
    if (name === undefined) continue
    const [comment = ''] = BEFORE_THE_NEXT.exec(parts[at - 1] ?? '') ?? []
    const all = exported === undefined ? kept : own
    const before = all.get(name)
    const declared = `${shortened(statement.trimEnd())}\n`
    // A function may be declared several times, for several ways of calling it.
    all.set(
      name,
      before === undefined
        ? { about: wordsOf(comment), text: declared }
        : { ...before, text: `${before.text}${comment}${declared}` },
    )
  }
  const imported = statements.flatMap((statement) => {
    const [, names, from] = IMPORTED.exec(statement) ?? []
    if (names === undefined || from === undefined) return []
    return namesIn(names).map(({ name, as }) => [as, { name, from }] as const)
  })
  return {
    own,
    kept,
    imported: new Map(imported),
    passedOn: statements.flatMap((statement) => {
      const [, names, from] = NAMED.exec(statement) ?? []
      return names === undefined || from === undefined ? [] : namesIn(names).map((each) => ({ ...each, from }))
    }),
    all: statements.flatMap((statement) => ALL.exec(statement)?.[1] ?? []),
  }
}

/** A comment without its marks. */
function wordsOf(comment: string): string {
  return comment
    .trim()
    .replace(/^\/\*\*/, '')
    .replace(/\*\/$/, '')
    .replaceAll(/^[ \t]*\* ?/gm, '')
    .trim()
}

/** What a schema holds is long when tsc writes it out, and stands in the description of the API already. */
function shortened(statement: string): string {
  const schema = /\bz\.Zod\w+<(?!…)/.exec(statement)
  if (schema === null) return statement
  // Brackets are counted, and those of a comment would be counted too.
  const bare = statement.replaceAll(COMMENT, '')
  if (bare !== statement) return shortened(bare)
  const from = schema.index + schema[0].length
  return shortened(`${statement.slice(0, from)}…${statement.slice(closing(statement, from))}`)
}

/** Where the bracket that was opened before a place is closed. */
function closing(text: string, from: number): number {
  let open = 1
  for (let at = from; at < text.length; at++) {
    if (text[at] === '<') open++
    else if (text[at] === '>' && text[at - 1] !== '=' && --open === 0) return at
  }
  return text.length
}

function namesIn(list: string): readonly { readonly name: string; readonly as: string }[] {
  const entries = list.split(',').map((entry) => entry.trim().replace(/^type /, ''))
  return entries.filter(Boolean).map((entry) => {
    const [name = '', as = name] = entry.split(' as ')
    return { name, as }
  })
}
