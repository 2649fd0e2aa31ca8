import type { RefKey } from '@turnwright/tabletop'

/** Under which a pen on the farm and its row in the request panel light each other. */
export function penKey(at: string): RefKey {
  return `pen:${at}`
}
