/** The tones a drawing may use; the faction gives them their hue. */
export type Tone = 'far' | 'near' | 'deep' | 'pale' | 'hot'

/** One flat shape, drawn on 48 x 48 unless its list says otherwise. */
export interface Shape {
  readonly d: string
  readonly tone: Tone
  /** Made of parts that may lie over each other: where two do is no hole. */
  readonly isCrowd?: true
}

export function inkOf(tone: Tone): string {
  return `var(--es-${tone})`
}

/** A few numbers from 0 to 1 that are always the same for the same word. */
export function chanceOf(word: string): (place: number) => number {
  let seed = 2166136261
  for (const letter of word) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 16777619)
  return (place) => {
    let mixed = Math.imul(seed ^ Math.imul(place + 1, 0x9e3779b1), 0x85ebca6b)
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296
  }
}
