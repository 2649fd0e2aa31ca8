import type { ReactNode } from 'react'
import type { Good } from '../../cards/goods.ts'
import { filled, INK, thin } from './strokes.tsx'

const LEGS = { stroke: INK, strokeLinecap: 'round' } as const
const REEDS = 'M7 21 10.6 4M12 21V3M17 21 13.4 4'

/** Goods and animals, each with an outline of its own: colour only helps. */
export const GOODS_DRAWINGS: Readonly<Record<Good, ReactNode>> = {
  wood: (
    <>
      {filled('M6 7.5h12.5a3.2 4.5 0 0 1 0 9H6z', '--ag-wood')}
      <ellipse cx="6" cy="12" rx="3.2" ry="4.5" fill="var(--ag-wood-end)" stroke={INK} strokeWidth="1.3" />
      <ellipse cx="6" cy="12" rx="1.2" ry="1.9" fill="none" stroke={INK} strokeWidth=".9" opacity=".65" />
      {thin('M11.5 10.3h6M13 13.8h4')}
    </>
  ),
  clay: (
    <>
      {filled('M3.5 9.5 8 6.5h12.5v8L16 18.2H3.5z', '--ag-clay')}
      {thin('M3.5 9.5H16v8.5M16 9.5l4.5-3')}
    </>
  ),
  reed: (
    <>
      <path d={REEDS} stroke={INK} strokeWidth="3.6" strokeLinecap="round" />
      <path d={REEDS} stroke="var(--ag-reed)" strokeWidth="2" strokeLinecap="round" />
      <path d="M8.2 13.5h7.6" stroke="var(--ag-reed-tie)" strokeWidth="2.6" />
    </>
  ),
  stone: (
    <>
      {filled('M4 15.5 6.6 8l6-2.8 5.8 2.4L20.5 14l-3 4.6H7z', '--ag-stone')}
      {thin('m6.6 8 5.2 3.4 6.6-3.8M11.8 11.4 10.5 18.4')}
    </>
  ),
  grain: (
    <>
      <path d="M12 22.5V8" stroke={INK} strokeWidth="1.5" strokeLinecap="round" />
      {[17, 13, 9].map((y) => (
        <g key={y}>
          {filled(`M12 ${y + 1}c-.4-3-2-4.4-5-4.6 0 3.2 2 5 5 4.6z`, '--ag-grain', 1.1)}
          {filled(`M12 ${y + 1}c.4-3 2-4.4 5-4.6 0 3.2-2 5-5 4.6z`, '--ag-grain', 1.1)}
        </g>
      ))}
      {filled('M12 1.2c2.1 1.7 2.1 4.4 0 6.3-2.1-1.9-2.1-4.6 0-6.3z', '--ag-grain', 1.1)}
    </>
  ),
  vegetable: (
    <>
      <path
        d="M12 8c-.6-3 .6-4.8 3-5.6M12 8C10.5 5.5 8.6 4.6 6.8 5M12 8c1.5-2 3.6-2.6 5.4-2"
        fill="none"
        stroke="var(--ag-leaf)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      {filled('M12 8c4-1.8 8.3.6 8.3 5.6 0 4.6-3.7 7.6-8.3 7.6s-8.3-3-8.3-7.6C3.7 8.6 8 6.2 12 8z', '--ag-vegetable')}
      {thin('M8.6 9.2c-1.4 3-1.4 7 .2 10.8M15.4 9.2c1.4 3 1.4 7-.2 10.8')}
    </>
  ),
  food: (
    <>
      {thin('M9.5 5.5c-1-1.2 1-1.9 0-3.3M14.5 5.5c-1-1.2 1-1.9 0-3.3')}
      {filled('M2.8 10.5h18.4c0 5-2.5 8-5.7 9.5h-7c-3.2-1.5-5.7-4.5-5.7-9.5z', '--ag-food')}
      <ellipse cx="12" cy="10.3" rx="9.2" ry="2.7" fill="var(--ag-soup)" stroke={INK} strokeWidth="1.2" />
    </>
  ),
  sheep: (
    <>
      <path d="M9 18v6M13.5 19v6M20 19v6M24 17.5v6" {...LEGS} strokeWidth="2.4" />
      {filled(
        'M5.5 14.5A4.5 4.5 0 0 1 6.8 7 5.3 5.3 0 0 1 14 4.3a5.6 5.6 0 0 1 8.4 1.2A5 5 0 0 1 25.5 14a4.8 4.8 0 0 1-6.3 5 6.8 6.8 0 0 1-7.8.2 4.7 4.7 0 0 1-5.9-4.7z',
        '--ag-fleece',
      )}
      {thin('M11 10.5c1 1 2.5 1 3.4 0M16 14.5c1 1 2.4 1 3.3 0')}
      {filled('M23.8 7.2c2-1.3 5-.6 5.9 1.6.7 2.2-.3 5.4-2.3 5.8-2.2.4-4.2-1.6-4.5-4z', '--ag-face')}
      <path d="m23.6 7.6-2.2-.7" {...LEGS} strokeWidth="2" />
      <circle cx="27" cy="9.7" r=".9" fill="var(--ag-fleece)" />
    </>
  ),
  boar: (
    <>
      <path d="M9 18v6M13.5 19v5.5M19 19v5.5M22.5 17.5V24" {...LEGS} strokeWidth="2.8" />
      <path d="M4.5 11c-2-.5-2.6-2-2-3.5" fill="none" {...LEGS} strokeWidth="1.5" />
      {filled(
        'M4 13.5C4 8.5 8.5 5.5 14.5 5.5c3.6 0 6.5.9 8.7 2.6l6 4.9c1.3 1.1.9 3.3-.9 3.6l-4.6.7c-1.4 2.5-5 3.5-9.2 3.5C8 20.8 4 18.5 4 13.5z',
        '--ag-boar',
      )}
      <path d="M8 7.5 9.5 5M11.5 6 12.7 3.4M15.2 5.6l.8-2.5M18.5 6l.4-2.3" {...LEGS} strokeWidth="1.5" />
      {filled('m20.4 7.8 2-3.6 2 4.2z', '--ag-boar', 1.1)}
      <path d="M26 16.6c.2-1.6 1-2.4 1.9-2.5" fill="none" stroke="var(--ag-fleece)" strokeWidth="1.8" />
      <circle cx="24.2" cy="11.6" r="1" fill="var(--ag-fleece)" />
    </>
  ),
  cattle: (
    <>
      <path d="M7 17v7M11 18v6.5M18.5 18v6.5M22 17v7" {...LEGS} strokeWidth="2.8" />
      <path d="M4.6 8C2.8 9.5 3.4 13 2.4 15.5" fill="none" {...LEGS} strokeWidth="1.5" />
      {filled(
        'M5 7.5c4-1.5 11-1.2 15.5-.6L24 4.6l5 2c1.3 2 1.5 5.4.4 7-1 1.3-3.2 1.2-4.4.2l-1.8 4.6c-4.4 2.2-13 2.3-17.4.3C3.6 16.5 3.3 9 5 7.5z',
        '--ag-cattle',
      )}
      <path
        d="M9 7.2c3.5-.6 6-.4 7.3-.2.6 2.6-1 5-3.5 5.4-2.6.3-4.5-2-3.8-5.2z"
        fill="var(--ag-fleece)"
        opacity=".92"
      />
      <path d="M24.3 4.8c-1-1.2-.8-2.5.2-3.3M28.3 6.2c1.3-.7 1.7-2 1.1-3.2" fill="none" {...LEGS} strokeWidth="1.7" />
      <circle cx="26.6" cy="8.8" r="1" fill={INK} />
    </>
  ),
}
