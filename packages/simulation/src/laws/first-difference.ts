/** Where two pieces of plain data differ first, and how; null where they do not. */
export function firstDifference(one: unknown, other: unknown, path = ''): string | null {
  if (Object.is(one, other)) return null
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return `${path}: ${short(one)} instead of ${short(other)}`
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const [a, b] = [one, other].map((each) => (each as Readonly<Record<string, unknown>>)[key])
    const difference = firstDifference(a, b, `${path}/${key}`)
    if (difference !== null) return difference
  }
  return null
}

function short(value: unknown): string {
  return (JSON.stringify(value) ?? 'nothing').slice(0, 160)
}
