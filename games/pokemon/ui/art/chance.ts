/** A few numbers from 0 to 1 that are always the same for the same word. */
export type Chance = (place: number) => number

export function chanceOf(word: string): Chance {
  let seed = 2166136261
  for (const letter of word) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 16777619)
  return (place) => {
    let mixed = Math.imul(seed ^ Math.imul(place + 1, 0x9e3779b1), 0x85ebca6b)
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296
  }
}
