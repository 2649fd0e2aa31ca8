import type { ReactNode } from 'react'
import { filled, line } from './strokes.tsx'

const PERSON =
  'M12 1.5a4.6 4.6 0 0 1 3 8.1c3.6 1.3 6 5.3 6.3 14.8 0 1.2-.7 2.1-2 2.1H4.7c-1.3 0-2-.9-2-2.1C3 14.9 5.4 10.9 9 9.6a4.6 4.6 0 0 1 3-8.1z'

/** People, buildings and what is done on a space. */
export type Mark =
  | 'person'
  | 'away'
  | 'barn'
  | 'sheaf'
  | 'begging'
  | 'room'
  | 'plow'
  | 'sow'
  | 'bake'
  | 'fence'
  | 'improvement'
  | 'minor'
  | 'occupation'
  | 'family'
  | 'renovate'
  | 'start'
  | 'arrange'
  | 'pass'
  | 'arrow'

export const MARK_DRAWINGS: Readonly<Record<Mark, ReactNode>> = {
  person: <path d={PERSON} fill="currentColor" stroke="var(--ag-rim)" strokeWidth="1.4" />,
  away: <path d={PERSON} fill="none" stroke="currentColor" strokeWidth="1.6" strokeDasharray="2.5 2.5" />,
  barn: (
    <>
      {filled('M7 20v20h34V20L24 6z', '--ag-barn', 2)}
      {filled('M3 22 24 4l21 18-3 3.2L24 9.8 6 25.2z', '--ag-barn-roof', 2)}
      {filled('M16 40V26h16v14z', '--ag-barn-door', 1.6)}
      <path d="m16 26 16 14M32 26 16 40" stroke="var(--ag-ink)" strokeWidth="1.5" />
    </>
  ),
  sheaf: (
    <g fill="none" stroke="currentColor" strokeWidth="1.7" strokeLinecap="round">
      <path d="M12 22V4M8 21.5c1.5-5 1.5-10-1-15.5M16 21.5c-1.5-5-1.5-10 1-15.5" />
      <path d="M12 4 10.3 6.2M12 4l1.7 2.2M12 8l-2 2M12 8l2 2M7 6 4.3 7.3M7 6l.5 2.8M17 6l2.7 1.3M17 6l-.5 2.8M8.3 11l-2.6.8M15.7 11l2.6.8" />
      <path d="M7.4 15.5h9.2" strokeWidth="2.6" />
    </g>
  ),
  begging: (
    <>
      <path
        d="M3 9h18c0 6-3 10-9 10S3 15 3 9z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeDasharray="3 2.4"
      />
      {line('M12 2.5v3', 2)}
    </>
  ),
  room: line('M4 11 12 4l8 7M6 10v10h12V10M10.5 20v-5h3v5'),
  plow: line('M3 6c5 0 6 3 8 8h8M11 14l-3.5 5.5c4 .5 7-1 8-5.5M19 14v-3.5M3 21h18'),
  sow: line('M12 21v-9M12 14c-4 0-6-2-6-5.5 4 0 6 2 6 5.5zM12 11c0-3.5 2-5.5 6-5.5 0 3.5-2 5.5-6 5.5M5 21h14'),
  bake: line('M4 13c0-4 3.5-7 8-7s8 3 8 7c0 3-1 5-2 5H6c-1 0-2-2-2-5zM9 9.5l1.5 3M13 8.5l1.5 3'),
  fence: line('M5 20V6l2-2 2 2v14zM15 20V6l2-2 2 2v14zM2.5 10H5m4 0h6m4 0h2.5M2.5 16H5m4 0h6m4 0h2.5', 1.6),
  improvement: line('M5 20 13.5 10M10.5 5.5 14 4l5.5 5-1.2 3.4-2.3.4-4.3-4.1z'),
  minor: line('M6.5 3.5h11v17h-11zM9.5 8h5M9.5 12h5'),
  occupation: line(
    'M12 6.5C9.5 4.6 6.5 4.3 3.5 5v13.5c3-.7 6-.4 8.5 1.5 2.5-1.9 5.5-2.2 8.5-1.5V5c-3-.7-6-.4-8.5 1.5zM12 6.5V20',
  ),
  family: line('M4 12c0 5 3 8 8 8s8-3 8-8zM12 12c0-5 2.5-8 8-8v8M8 20l-1.5 1.5M16 20l1.5 1.5'),
  renovate: line('M4 9h11V4.5H4zM15 6.7h4.5V12H10v3M8.5 15h3v6h-3z'),
  start: line('M6 21V3.5M6 4.5h12l-3.5 4 3.5 4H6'),
  arrange: line('M4 8h13l-3.5-3.5M20 16H7l3.5 3.5'),
  pass: line('M19 12H5m5-5-5 5 5 5', 2.2),
  arrow: line('M5 12h14m-5-5 5 5-5 5', 2.2),
}
