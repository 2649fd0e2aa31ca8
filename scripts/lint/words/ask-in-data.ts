import { fieldName, inner, type Rule } from './syntax.ts'

const TITLE = 'Rules ask by what things are about: declare a kind in rules/questions.ts, and say it in words/.'
const TELL = 'Rules tell what happened: declare a kind in rules/lines.ts, and say it in words/.'

/** Rules hold no sentence for people, neither as the title of a question or choice nor as a line. */
export const askInData: Rule = {
  create: (context) => ({
    Property(node) {
      if (node.parent?.type !== 'ObjectExpression') return
      if (fieldName(node['key'], node['computed']) === 'title' && isText(node['value']))
        context.report({ node, message: TITLE })
    },
    CallExpression(node) {
      const callee = inner(node['callee'])
      const name = callee?.type === 'MemberExpression' ? callee['property'] : callee
      const [first] = Array.isArray(node['arguments']) ? node['arguments'] : []
      if (fieldName(name, callee?.['computed']) === 'tell' && isText(first)) context.report({ node, message: TELL })
    },
  }),
}

/** A text, or one that is put together on the spot. */
function isText(value: unknown): boolean {
  const node = inner(value)
  if (node === null) return false
  switch (node.type) {
    case 'Literal':
      return typeof node['value'] === 'string'
    case 'TemplateLiteral':
      return true
    case 'ConditionalExpression':
      return isText(node['consequent']) || isText(node['alternate'])
    case 'BinaryExpression':
      return isText(node['left']) || isText(node['right'])
    default:
      return false
  }
}
