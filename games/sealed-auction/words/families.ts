import type { Family } from '../cards/lots.ts'

export const FAMILY_NAMES: Readonly<Record<Family, string>> = {
  mask: 'mask',
  clockwork: 'clockwork',
  glass: 'glass',
  map: 'map',
  bell: 'bell',
  kite: 'kite',
}
