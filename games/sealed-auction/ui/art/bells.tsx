import { type Drawings, disc, ground, shelf } from './drawing.tsx'

export const bells: Drawings = {
  'storm-bell': (
    <>
      <path d="M0 30q20-14 40-6t40-4 40 2v68H0Z" fill="var(--k1)" />
      <path d="M0 78q16-12 30 0t30 0 30 0 30-2v14H0Z" fill="var(--k2)" />
      <path d="m30 8-8 18h9l-5 14 14-19h-9l5-13Z" fill="var(--hot)" />
      <g transform="rotate(14 62 20)">
        <path d="M46 14h32" stroke="var(--k4)" strokeWidth="5" strokeLinecap="round" />
        <path d="M62 16q18 4 19 32 2 10 9 16H34q7-6 9-16 1-28 19-32Z" fill="var(--k3)" />
        <path d="M62 16q18 4 19 32 2 10 9 16H66q4-30-4-48Z" fill="var(--k4)" />
        <path d="M33 64h58v6H33Z" fill="var(--k4)" />
        <circle cx="62" cy="75" r="6" fill="var(--hot)" />
      </g>
    </>
  ),
  'tower-bell': (
    <>
      <path d="M30 90V34q0-26 30-26t30 26v56Z" fill="var(--k2)" />
      <path d="M38 90V38q0-20 22-20t22 20v52Z" fill="var(--k-light)" />
      <path d="M38 26h44v5H38Z" fill="var(--k4)" />
      <path d="M60 31q13 4 14 24 2 8 7 12H39q5-4 7-12 1-20 14-24Z" fill="var(--k3)" />
      <path d="M60 31q13 4 14 24 2 8 7 12H63q4-20-3-36Z" fill="var(--k4)" />
      <circle cx="60" cy="71" r="4.500" fill="var(--hot)" />
      <path d="M30 52h8M30 70h8M82 52h8M82 70h8" stroke="var(--k3)" strokeWidth="2.400" />
    </>
  ),
  'tea-bell': (
    <>
      {shelf}
      <path d="M57 10h6v28h-6Z" fill="var(--k4)" />
      <circle cx="60" cy="12" r="6" fill="var(--hot)" />
      <path d="M60 36q20 4 24 32H36q4-28 24-32Z" fill="var(--k3)" />
      <path d="M60 36q20 4 24 32H64q2-20-4-32Z" fill="var(--k2)" />
      <path d="M32 68h56v7H32Z" fill="var(--k4)" />
      <path d="M45 60q2-12 9-17" fill="none" stroke="var(--k-light)" strokeWidth="3" strokeLinecap="round" />
      <path
        d="M24 44q-5 8 0 16M96 44q5 8 0 16"
        fill="none"
        stroke="var(--k2)"
        strokeWidth="2.800"
        strokeLinecap="round"
      />
    </>
  ),
  'goat-bell': (
    <>
      {ground}
      <path d="M30 20q30-16 60 0" fill="none" stroke="var(--k4)" strokeWidth="7" strokeLinecap="round" />
      <path d="M54 14h12v14H54Z" fill="var(--hot)" />
      <path d="M44 28h32l10 40H34Z" fill="var(--k3)" />
      <path d="M62 28h14l10 40H68Z" fill="var(--k2)" />
      <path d="M32 66h56v7H32Z" fill="var(--k4)" />
      <path d="M57 73h6v8h-6Z" fill="var(--k4)" />
      <path
        d="M50 40q5-5 10 0t10 0M47 52q7-5 13 0t13 0"
        fill="none"
        stroke="var(--k-light)"
        strokeWidth="2.400"
        strokeLinecap="round"
      />
    </>
  ),
  'door-bell': (
    <>
      {disc}
      <path d="M44 8h32v74H44Z" fill="var(--k4)" />
      <path d="M48 12h24v66H48Z" fill="var(--k2)" />
      <circle cx="60" cy="36" r="15" fill="var(--k3)" />
      <circle cx="60" cy="36" r="9" fill="var(--k-light)" />
      <circle cx="60" cy="36" r="5" fill="var(--hot)" />
      <path d="M52 60h16M52 67h10" stroke="var(--k4)" strokeWidth="2.600" strokeLinecap="round" />
      <path
        d="M34 26q-6 10 0 20M86 26q6 10 0 20"
        fill="none"
        stroke="var(--k3)"
        strokeWidth="2.800"
        strokeLinecap="round"
      />
    </>
  ),
  'cat-bell': (
    <>
      {disc}
      <path d="M22 26q38 26 76 0" fill="none" stroke="var(--hot)" strokeWidth="8" strokeLinecap="round" />
      <path d="M56 38h8v8h-8Z" fill="var(--k4)" />
      <circle cx="60" cy="62" r="21" fill="var(--k3)" />
      <path d="M60 41a21 21 0 0 1 0 42q9-20 0-42Z" fill="var(--k2)" />
      <path d="M39 62h42" stroke="var(--k4)" strokeWidth="3" />
      <circle cx="60" cy="70" r="4" fill="var(--k4)" />
      <path d="M60 70v12" stroke="var(--k4)" strokeWidth="3" />
      <path d="M48 52q4-5 9-5" fill="none" stroke="var(--k-light)" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
}
