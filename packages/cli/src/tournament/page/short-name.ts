/** A name that fits where there is little room. */
export function shortName(name: string, most: number): string {
  return name.length <= most ? name : `${name.slice(0, most - 1)}…`
}
