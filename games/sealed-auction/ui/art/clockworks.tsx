import { both, type Drawings, disc, ground, shelf } from './drawing.tsx'

export const clockworks: Drawings = {
  orrery: (
    <>
      <path d="M42 82q4-9 18-9t18 9Z" fill="var(--k4)" />
      <path d="M60 48v28" stroke="var(--k4)" strokeWidth="4" />
      <g fill="none" stroke="var(--k2)" strokeWidth="2.500">
        <ellipse cx="60" cy="40" rx="42" ry="14" transform="rotate(-8 60 40)" />
        <ellipse cx="60" cy="40" rx="27" ry="31" />
      </g>
      <circle cx="60" cy="40" r="13" fill="var(--hot)" />
      <circle cx="20" cy="43" r="6" fill="var(--k3)" />
      <circle cx="91" cy="45" r="8" fill="var(--k4)" />
      <circle cx="77" cy="16" r="5" fill="var(--k3)" />
      <path d="M83 48q9 4 16-3" fill="none" stroke="var(--k1)" strokeWidth="2" />
    </>
  ),
  'night-clock': (
    <>
      {shelf}
      <path d="M35 78V38a25 25 0 0 1 50 0v40Z" fill="var(--k3)" />
      <path d="M60 13a25 25 0 0 1 25 25v40H60Z" fill="var(--k2)" />
      <path d="M29 74h62v9H29Z" fill="var(--k4)" />
      <circle cx="60" cy="38" r="18" fill="var(--k-light)" />
      <path d="M67 27a12 12 0 1 0 4 19 10 10 0 0 1-4-19Z" fill="var(--hot)" />
      <path d="M60 38V25M60 38l9 5" stroke="var(--k4)" strokeWidth="2.800" strokeLinecap="round" />
      <path d="M50 62h20v8H50Z" fill="var(--k4)" />
      <circle cx="60" cy="66" r="3" fill="var(--hot)" />
    </>
  ),
  'brass-wren': (
    <>
      <circle cx="84" cy="28" r="20" fill="var(--k1)" />
      <path d="M20 40 38 54 34 68Z" fill="var(--k4)" />
      <path d="M33 66q-2-27 25-33 4-15 18-14 11 1 12 11l11 4-11 4q0 30-26 34-20 3-29-6Z" fill="var(--k3)" />
      <path d="M43 55q9-15 27-8-5 17-22 16-5-2-5-8Z" fill="var(--k2)" />
      <circle cx="78" cy="29" r="3.500" fill="var(--k-light)" />
      <circle cx="79" cy="29" r="1.700" fill="var(--k4)" />
      <path d="M55 71v12M66 70v13M49 84h24" stroke="var(--k4)" strokeWidth="3" strokeLinecap="round" />
      <path
        d="M44 36 38 22m-7-4a7 7 0 0 1 13-4 7 7 0 0 1-13 4Z"
        fill="none"
        stroke="var(--hot)"
        strokeWidth="3.200"
        strokeLinecap="round"
      />
      <circle cx="55" cy="55" r="3" fill="var(--hot)" />
    </>
  ),
  'tin-drummer': (
    <>
      {shelf}
      <path d="M48 24V10q12-6 24 0v14Z" fill="var(--k4)" />
      <path d="M46 24h28v4H46Z" fill="var(--hot)" />
      <circle cx="60" cy="34" r="11" fill="var(--k-light)" />
      <circle cx="56" cy="33" r="1.600" fill="var(--k4)" />
      <circle cx="64" cy="33" r="1.600" fill="var(--k4)" />
      <path d="M46 46q14-6 28 0l4 30H42Z" fill="var(--k3)" />
      {both(<path d="M47 48 30 56l8 8" fill="none" stroke="var(--k4)" strokeWidth="5" strokeLinecap="round" />)}
      <path d="M36 60h48v20H36Z" fill="var(--k-light)" />
      <path d="m36 60 8 20 8-20 8 20 8-20 8 20 8-20" fill="none" stroke="var(--hot)" strokeWidth="2" />
      <path d="M34 58h52v5H34ZM34 78h52v5H34Z" fill="var(--k4)" />
      {both(<path d="m38 64 14-8" stroke="var(--k4)" strokeWidth="2.500" strokeLinecap="round" />)}
    </>
  ),
  'wind-up-snail': (
    <>
      {ground}
      <path d="M20 74q2-8 12-8h42q10-2 12-18l4-10 6 3q2 24-10 33Z" fill="var(--k3)" />
      <path d="m89 40-4-14M94 41l4-13" stroke="var(--k3)" strokeWidth="2.600" strokeLinecap="round" />
      <circle cx="85" cy="25" r="2.500" fill="var(--k4)" />
      <circle cx="98" cy="27" r="2.500" fill="var(--k4)" />
      <circle cx="52" cy="46" r="24" fill="var(--k4)" />
      <circle cx="52" cy="46" r="18" fill="none" stroke="var(--k2)" strokeWidth="4" strokeDasharray="6 3.400" />
      <circle cx="52" cy="46" r="9" fill="var(--k2)" />
      <circle cx="52" cy="46" r="3" fill="var(--k4)" />
      <path
        d="M36 27 28 16m-5-1a5 5 0 0 1 8-5 5 5 0 0 1-8 5Z"
        fill="none"
        stroke="var(--hot)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  ),
  'lone-key': (
    <>
      {disc}
      <g transform="rotate(-24 60 46)">
        <path d="M53 42h46v8h-6v9h-6v-9h-6v6h-6v-6H53Z" fill="var(--k3)" />
        <path d="M40 24c16-8 26 10 14 22 12 12 2 30-14 22-16 8-26-10-14-22-12-12-2-30 14-22Z" fill="var(--k3)" />
        <circle cx="40" cy="36" r="6" fill="var(--k1)" />
        <circle cx="40" cy="56" r="6" fill="var(--k1)" />
        <circle cx="40" cy="46" r="3" fill="var(--hot)" />
      </g>
    </>
  ),
}
