/** One flat shape on a picture of 120 x 78. */
export interface Shape {
  readonly d: string
  /** In the type's own tone, or in the one that stands against it. */
  readonly tone: 'own' | 'hot'
  readonly opacity: number
  /** The width of a line; without it the shape is filled. */
  readonly line?: number
}

export function filled(d: string, opacity: number, tone: Shape['tone'] = 'own'): Shape {
  return { d, tone, opacity: rounded(opacity) }
}

export function lined(d: string, opacity: number, line: number, tone: Shape['tone'] = 'own'): Shape {
  return { d, tone, opacity: rounded(opacity), line }
}

export function disc(x: number, y: number, r: number, opacity: number, tone: Shape['tone'] = 'own'): Shape {
  return filled(
    `M${p(x - r)} ${p(y)}a${p(r)} ${p(r)} 0 1 0 ${p(2 * r)} 0a${p(r)} ${p(r)} 0 1 0 ${p(-2 * r)} 0Z`,
    opacity,
    tone,
  )
}

export function ring(x: number, y: number, r: number, opacity: number, line: number): Shape {
  return { ...disc(x, y, r, opacity), line }
}

/** A number as short as a picture needs it. */
export function p(n: number): number {
  return Math.round(n * 10) / 10
}

function rounded(n: number): number {
  return Math.round(n * 100) / 100
}
