const WIDEST = 56

/** Plain data as an author would write it: what fits into a line stands in one. */
export function dataText(value: unknown, indent = ''): string {
  const line = inLine(value)
  if (line.length + indent.length <= WIDEST || typeof value !== 'object' || value === null) return line
  const deeper = `${indent}  `
  if (Array.isArray(value))
    return `[\n${value.map((item) => `${deeper}${dataText(item, deeper)}`).join(',\n')}\n${indent}]`
  const fields = Object.entries(value).map(([key, item]) => `${deeper}${key}: ${dataText(item, deeper)}`)
  return `{\n${fields.join(',\n')}\n${indent}}`
}

function inLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inLine).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined'
  const fields = Object.entries(value).map(([key, item]) => `${key}: ${inLine(item)}`)
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}
