/** A piece of source as the linter hands it to a rule; only what these rules look at. */
export interface Syntax {
  readonly type: string
  readonly parent?: Syntax | null
  readonly [field: string]: unknown
}

export interface RuleContext {
  report(found: { readonly node: Syntax; readonly message: string }): void
  readonly sourceCode: { getScope(node: Syntax): Scope }
}

interface Scope {
  readonly set: ReadonlyMap<string, { readonly defs: readonly { readonly name: Syntax }[] }>
  readonly upper: Scope | null
}

export interface Rule {
  create(context: RuleContext): Readonly<Record<string, (node: Syntax) => void>>
}

export function isSyntax(value: unknown): value is Syntax {
  return typeof value === 'object' && value !== null && 'type' in value
}

/** The syntax in a field, without what changes nothing about its value: `?.`, `!`, `as`, brackets. */
export function inner(value: unknown): Syntax | null {
  if (!isSyntax(value)) return null
  const isWrapped = WRAPPINGS.has(value.type)
  return isWrapped ? inner(value['expression']) : value
}

const WRAPPINGS: ReadonlySet<string> = new Set([
  'ChainExpression',
  'TSNonNullExpression',
  'TSAsExpression',
  'TSSatisfiesExpression',
  'ParenthesizedExpression',
])

/** The name of a field: `x.name`, `x['name']`, `{ name: … }`. */
export function fieldName(key: unknown, computed: unknown): string | null {
  const name = inner(key)
  if (name?.type === 'Literal' && typeof name['value'] === 'string') return name['value']
  return name?.type === 'Identifier' && computed !== true ? String(name['name']) : null
}

/** Where a name was introduced that a piece of source uses. */
export function definitionOf(name: Syntax, context: RuleContext): Syntax | null {
  for (let scope: Scope | null = context.sourceCode.getScope(name); scope !== null; scope = scope.upper) {
    const variable = scope.set.get(String(name['name']))
    if (variable !== undefined) return variable.defs[0]?.name ?? null
  }
  return null
}
