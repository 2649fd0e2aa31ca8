/** Whether the person asked for less movement, of the system or of this page. */
export function reducedMotion(): boolean {
  return document.documentElement.dataset['motion'] === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches
}
