/** What one file of declarations hands out. */
export interface Declarations {
  /** Declared in it: the text by name. */
  readonly own: ReadonlyMap<string, string>
  /** Handed on from another file, one by one … */
  readonly passedOn: readonly { readonly name: string; readonly as: string; readonly from: string }[]
  /** … or all of it. */
  readonly all: readonly string[]
}

const COMMENT = /^[ \t]*\/\*\*[^]*?\*\/\n/gm
const DECLARED =
  /^export (?:default )?(?:declare )?(?:abstract )?(?:const|let|function|class|interface|type|enum) (\w+)/
const NAMED = /^export (?:type )?\{([^}]*)\} from ['"]([^'"]+)['"]/
const ALL = /^export \* from ['"]([^'"]+)['"]/

/** Reads what tsc writes, whose statements begin at the beginning of a line and nowhere else. */
export function declarationsIn(text: string): Declarations {
  const statements = text.replaceAll(COMMENT, '').split(/^(?=(?:export|import|declare|interface|type|class|const) )/m)
  const own = new Map<string, string>()
  for (const statement of statements) {
    const name = DECLARED.exec(statement)?.[1]
    // A function may be declared several times, for several ways of calling it.
    if (name !== undefined) own.set(name, `${own.get(name) ?? ''}${shortened(statement.trimEnd())}\n`)
  }
  return {
    own,
    passedOn: statements.flatMap((statement) => {
      const [, names, from] = NAMED.exec(statement) ?? []
      return names === undefined || from === undefined ? [] : namesIn(names).map((each) => ({ ...each, from }))
    }),
    all: statements.flatMap((statement) => ALL.exec(statement)?.[1] ?? []),
  }
}

/** What a schema holds is long when tsc writes it out, and stands in the description of the API already. */
function shortened(statement: string): string {
  const schema = /\bz\.Zod\w+<(?!…)/.exec(statement)
  if (schema === null) return statement
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
