import { drawSolid, type Icon } from '@turnwright/tabletop'
import type { Family } from '../../index.ts'

/** A silhouette for each family: never told by its colour alone. */
export const familyIcons: Readonly<Record<Family, Icon>> = {
  mask: drawSolid(
    <path
      fillRule="evenodd"
      d="M2.500 6.500q9.500-3.500 19 0-.3 11.500-9.500 14.500-9.200-3-9.500-14.500Zm4 4.600q3.200-2.300 5 .9-3.200 1.600-5-.9Zm11 0q-3.200-2.300-5 .9 3.200 1.600 5-.9Z"
    />,
  ),
  clockwork: drawSolid(
    <path
      fillRule="evenodd"
      d="M10.300 2h3.400l.5 2.700 1.900.8 2.300-1.600 2.400 2.400-1.600 2.300.8 1.900 2.700.5v3.400l-2.700.5-.8 1.900 1.600 2.300-2.400 2.400-2.300-1.600-1.900.8-.5 2.700h-3.400l-.5-2.700-1.900-.8-2.300 1.600-2.400-2.400 1.600-2.300-.8-1.900L1.300 14.400V11l2.700-.5.8-1.900-1.600-2.300 2.400-2.400 2.300 1.600 1.900-.8Zm1.700 6.700a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z"
    />,
  ),
  glass: drawSolid(<path d="M4.500 2.500h15q0 9-6 10.300V19h4v2.500h-11V19h4v-6.200q-6-1.300-6-10.300Z" />),
  map: drawSolid(
    <path d="m2 5.500 6-2.300v16L2 21.500ZM9.500 3.200l5 2.100v16l-5-2.100ZM16 5.300 22 3v16l-6 2.300Z" />,
  ),
  bell: drawSolid(
    <path d="M12 2a2 2 0 0 1 2 2q4.500 1.800 4.800 7 .2 4.200 2.400 6.500H2.800q2.200-2.300 2.400-6.500.3-5.200 4.800-7a2 2 0 0 1 2-2ZM9 19h6a3 3 0 0 1-6 0Z" />,
  ),
  kite: drawSolid(
    <path d="m13 1.500 8 8.500L8.500 17.500 5.800 5.300ZM8 19l1.800 1.200-2.300 2-1.500-1 1.400-1-1.900-1.200 1.800-1.500Z" />,
  ),
}
