import type { Look } from './judgement.ts'

/** How far a look goes. */
export interface Depth {
  /** To find what is preferred. */
  readonly playouts: number
  /** On how many deals of their own the answers are compared after that. */
  readonly deals: number
}

export const USUAL_LOOKS: Readonly<Record<Look, Depth>> = {
  rough: { playouts: 120, deals: 60 },
  fine: { playouts: 800, deals: 400 },
}
