import { type Drawings } from './drawing.tsx'

const clouds = (
  <path d="M0 84q4-12 16-8 4-10 16-6 6-6 14 0 12-6 18 4 10-4 14 4 8-6 16 0 12-4 14 4 8-2 12 8H0Z" fill="var(--k1)" />
)

export const kites: Drawings = {
  'dragon-kite': (
    <>
      {clouds}
      <path d="M42 46q-20 8-14 20t14 10" fill="none" stroke="var(--k3)" strokeWidth="9" strokeLinecap="round" />
      <path
        d="M42 46q-20 8-14 20t14 10"
        fill="none"
        stroke="var(--hot)"
        strokeWidth="3"
        strokeDasharray="3 8"
        strokeLinecap="round"
      />
      <path d="M40 30q4-18 24-16l26 8q10 6 6 16l-14 2 6 6q-6 8-20 6-26 2-28-22Z" fill="var(--k3)" />
      <path d="M44 18 34 6l18 6M58 14 54 2l12 11" fill="var(--k4)" />
      <circle cx="66" cy="26" r="6" fill="var(--k-light)" />
      <circle cx="68" cy="26" r="3" fill="var(--k4)" />
      <path d="m76 40 4 5 4-6 4 4 3-6Z" fill="var(--k-light)" />
      <circle cx="91" cy="27" r="2" fill="var(--k4)" />
      <path d="M42 40q6 10 18 10" fill="none" stroke="var(--hot)" strokeWidth="3.500" strokeLinecap="round" />
    </>
  ),
  'box-kite': (
    <>
      {clouds}
      <g transform="rotate(-16 60 40)">
        <path d="M38 14h44v16H38ZM38 48h44v16H38Z" fill="var(--k3)" />
        <path d="M60 14h22v16H60ZM60 48h22v16H60Z" fill="var(--k2)" />
        <path d="M38 12v54M60 12v54M82 12v54" stroke="var(--k4)" strokeWidth="2.800" strokeLinecap="round" />
        <circle cx="49" cy="22" r="4" fill="var(--hot)" />
        <circle cx="71" cy="56" r="4" fill="var(--hot)" />
      </g>
      <path d="M62 62q-4 12 6 16t2 12" fill="none" stroke="var(--k4)" strokeWidth="1.800" />
    </>
  ),
  'heron-kite': (
    <>
      {clouds}
      <path d="M60 40Q38 10 16 26q14 2 20 12-10 0-14 6 20 2 34 12Z" fill="var(--k3)" />
      <path d="M60 40q22-30 44-14-14 2-20 12 10 0 14 6-20 2-34 12Z" fill="var(--k2)" />
      <path d="M54 34h12l-2 26-4 10-4-10Z" fill="var(--k4)" />
      <path d="M60 36q-6-10 0-18t4-10" fill="none" stroke="var(--k4)" strokeWidth="4" strokeLinecap="round" />
      <path d="m62 6 14 3-13 4Z" fill="var(--hot)" />
      <path d="m57 68-6 14M63 68l6 14" stroke="var(--hot)" strokeWidth="2.600" strokeLinecap="round" />
    </>
  ),
  'lantern-kite': (
    <>
      {clouds}
      <circle cx="60" cy="42" r="34" fill="var(--k1)" opacity=".7" />
      <path d="M42 16h36l8 22-8 26H42l-8-26Z" fill="var(--k3)" />
      <path d="M60 16h18l8 22-8 26H60Z" fill="var(--k2)" />
      <path d="M46 12h28v6H46ZM46 62h28v6H46Z" fill="var(--k4)" />
      <path d="M60 30q9 9 5 17-5 6-10 0-4-8 5-17Z" fill="var(--hot)" />
      <path d="M51 18q-8 20 0 44M69 18q8 20 0 44" fill="none" stroke="var(--k-light)" strokeWidth="1.600" />
      <path d="M60 68v8m0 0-4 8m4-8 4 8" stroke="var(--hot)" strokeWidth="2.400" strokeLinecap="round" />
    </>
  ),
  'leaf-kite': (
    <>
      {clouds}
      <path d="M60 6q30 18 22 42-6 16-22 20-16-4-22-20Q30 24 60 6Z" fill="var(--k3)" />
      <path d="M60 6q30 18 22 42-6 16-22 20Z" fill="var(--k2)" />
      <path
        d="M60 8v60M60 24 46 18M60 24l14-6M60 38l-18-6M60 38l18-6M60 52l-16-4M60 52l16-4"
        stroke="var(--k-light)"
        strokeWidth="2.200"
        strokeLinecap="round"
      />
      <path d="M60 68q-8 8 0 12t-2 10" fill="none" stroke="var(--k4)" strokeWidth="2" />
      <circle cx="60" cy="68" r="3.500" fill="var(--hot)" />
    </>
  ),
  'patched-kite': (
    <>
      {clouds}
      <g transform="rotate(14 60 40)">
        <path d="m60 4 26 30-26 40-26-40Z" fill="var(--k3)" />
        <path d="M60 4 34 34h26Z" fill="var(--k2)" />
        <path d="m60 74 26-40H60Z" fill="var(--k4)" />
        <path d="m64 18 12 12-8 8-12-12Z" fill="var(--hot)" />
        <path d="M46 40h12v12H46Z" fill="var(--k-light)" />
        <path d="M44 44h4M44 49h4M56 43h4M56 48h4" stroke="var(--k4)" strokeWidth="1.600" />
        <path d="m60 74-6 8 8 4-6 8" fill="none" stroke="var(--k4)" strokeWidth="2" />
      </g>
    </>
  ),
}
