/** E49: nobody has less than no life, however hard the last blow was. */
export function lifeShown(life: number): number {
  return Math.max(0, life)
}
