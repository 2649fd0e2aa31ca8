import { definitionOf, fieldName, inner, isSyntax, type Rule, type RuleContext, type Syntax } from './syntax.ts'

/** Where sentences for people stand, in questions, choices, offers and lines. */
const SENTENCES: ReadonlySet<string> = new Set(['title', 'detail', 'text', 'description', 'parts'])

const COMPARISONS: ReadonlySet<string> = new Set(['==', '===', '!=', '!==', '<', '<=', '>', '>='])

/** What is called on a text, or on its parts, to learn what it says; `map` and `join` show it. */
const READING: ReadonlySet<string> = new Set(
  [
    'at charAt charCodeAt codePointAt endsWith includes indexOf lastIndexOf localeCompare match matchAll replace',
    'replaceAll search slice split startsWith substring toLowerCase toUpperCase trim',
    'every filter find findIndex findLast some',
  ].flatMap((names) => names.split(' ')),
)

/** What looks a text up among others, or holds it against a pattern. */
const LOOKING_UP: ReadonlySet<string> = new Set(['exec', 'get', 'has', 'includes', 'indexOf', 'test'])

const MESSAGE =
  'Decides by a sentence, which may be worded otherwise tomorrow: go by `about`, `ref` or the id. Showing sentences is fine.'

/** Agents, boards and adapters go by what things are about. */
export const decideByData: Rule = {
  create(context) {
    const refuse = (node: Syntax, ...read: readonly unknown[]): void => {
      if (read.some((value) => isSentence(value, context))) context.report({ node, message: MESSAGE })
    }
    return {
      BinaryExpression(node) {
        const { operator, left, right } = node
        if (COMPARISONS.has(String(operator)) && !isNothing(left) && !isNothing(right)) refuse(node, left, right)
      },
      SwitchStatement: (node) => refuse(node, node['discriminant']),
      MemberExpression(node) {
        if (node['computed'] === true) refuse(node, node['property'])
      },
      CallExpression(node) {
        const callee = inner(node['callee'])
        if (callee?.type !== 'MemberExpression') return
        const method = fieldName(callee['property'], callee['computed']) ?? ''
        const [first] = Array.isArray(node['arguments']) ? node['arguments'] : []
        if (READING.has(method)) refuse(node, callee['object'])
        if (LOOKING_UP.has(method)) refuse(node, first)
      },
    }
  },
}

/** `prompt.title`, or a name taken out of something: `({ title: question }) => question`. */
function isSentence(value: unknown, context: RuleContext): boolean {
  const node = inner(value)
  if (node?.type === 'MemberExpression') return isSentenceField(node['property'], node['computed'])
  if (node?.type !== 'Identifier') return false
  const taken = definitionOf(node, context)?.parent
  const property = taken?.type === 'AssignmentPattern' ? taken.parent : taken
  return property?.type === 'Property' && isSyntax(property.parent) && property.parent.type === 'ObjectPattern'
    ? isSentenceField(property['key'], property['computed'])
    : false
}

function isSentenceField(key: unknown, computed: unknown): boolean {
  return SENTENCES.has(fieldName(key, computed) ?? '')
}

/** Whether there is a sentence at all may decide how it is shown. */
function isNothing(value: unknown): boolean {
  const node = inner(value)
  if (node?.type === 'Literal') return node['value'] === null || node['value'] === ''
  return node?.type === 'Identifier' && node['name'] === 'undefined'
}
