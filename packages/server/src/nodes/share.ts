/** With more nodes than this each still gives so much: whoever is led to one of them alone must be able to play. */
const SMALLEST_PART = 4

/** Which part of what one visitor may have each of so many nodes gives. */
export function shareAmong(nodes: number): number {
  return 1 / Math.min(nodes, SMALLEST_PART)
}
