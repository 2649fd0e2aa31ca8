import type { ReactElement } from 'react'
import type { Family } from '../index.ts'
import { familyIcons } from './art/family-icons.tsx'
import './family.css'

const NAMES: Readonly<Record<Family, string>> = {
  mask: 'Mask',
  clockwork: 'Clockwork',
  glass: 'Glass',
  map: 'Map',
  bell: 'Bell',
  kite: 'Kite',
}

export function familyName(family: Family): string {
  return NAMES[family]
}

/** A family's silhouette in its hue, with its name or alone. */
export function FamilySign({
  family,
  named = false,
}: {
  readonly family: Family
  readonly named?: boolean
}): ReactElement {
  const Silhouette = familyIcons[family]
  return (
    <span className="family" data-family={family}>
      <Silhouette size={16} />
      <span className={named ? 'family-name' : 'only-read'}>{NAMES[family]}</span>
    </span>
  )
}
