import { type Drawings, disc, ground, shelf } from './drawing.tsx'

export const glasses: Drawings = {
  'harbour-lamp': (
    <>
      {disc}
      <circle cx="60" cy="49" r="26" fill="var(--k-light)" opacity=".75" />
      <path d="M43 32h34l5 38H38Z" fill="var(--k2)" />
      <path d="M48 35h24l4 32H44Z" fill="var(--k-light)" />
      <path d="M60 40q10 11 5 19-5 7-10 1-5-8 5-20Z" fill="var(--hot)" />
      <path d="M60 50q4 6 2 9-3 4-5 0-1-4 3-9Z" fill="var(--k-light)" />
      <path d="m38 32 8-10h28l8 10ZM34 70h52v8H34Z" fill="var(--k4)" />
      <path d="M50 22a10 10 0 0 1 20 0M43 32l-3 38M77 32l3 38" fill="none" stroke="var(--k4)" strokeWidth="3" />
    </>
  ),
  'bottled-ship': (
    <>
      {shelf}
      <path
        d="M20 50q0-23 24-23h30q6 0 8 7h12v32H82q-2 8-8 8H44q-24 0-24-24Z"
        fill="var(--k-light)"
        stroke="var(--k3)"
        strokeWidth="3"
      />
      <path d="M22 57q8-4 14 0t14 0 14 0 14 0q-1 15-6 15H46q-20 0-24-15Z" fill="var(--k1)" />
      <path d="M92 34h10v32H92Z" fill="var(--k4)" />
      <path d="M32 55h38l-7 10H38Z" fill="var(--k3)" />
      <path d="M51 28v27" stroke="var(--k4)" strokeWidth="2.400" />
      <path d="M49 30 35 52h14ZM54 30q14 8 12 22H54Z" fill="var(--k2)" />
      <path d="m51 28 9-3-9-4Z" fill="var(--hot)" />
    </>
  ),
  'blue-pear': (
    <>
      {ground}
      <path
        d="M60 15c10 0 11 11 13 21 2 12 15 16 14 31-1 12-13 16-27 16s-26-4-27-16c-1-15 12-19 14-31 2-10 3-21 13-21Z"
        fill="var(--k3)"
      />
      <path d="M60 15c10 0 11 11 13 21 2 12 15 16 14 31-1 12-13 16-27 16 12-18 12-44 0-68Z" fill="var(--k2)" />
      <path d="M44 53c-6 8-6 18 3 23" fill="none" stroke="var(--k-light)" strokeWidth="4" strokeLinecap="round" />
      <path d="M60 16q-1-7 4-11" fill="none" stroke="var(--k4)" strokeWidth="3.500" strokeLinecap="round" />
      <path d="M63 9q11-8 19 0-9 9-19 0Z" fill="var(--hot)" />
    </>
  ),
  'winter-globe': (
    <>
      {shelf}
      <circle cx="60" cy="40" r="31" fill="var(--k-light)" />
      <path d="M31 51q14-7 29-1t29 1q-6 20-29 20T31 51Z" fill="var(--k1)" />
      <path d="M44 52V40l9-8 9 8v12Z" fill="var(--k3)" />
      <path d="m41 41 12-12 12 12Z" fill="var(--k4)" />
      <path d="m75 22 9 17h-5l6 13H65l6-13h-5Z" fill="var(--k3)" transform="translate(0 2)" />
      <path d="M51 45h5v7h-5Z" fill="var(--hot)" />
      <g fill="var(--k2)">
        <circle cx="42" cy="26" r="2" />
        <circle cx="60" cy="18" r="2" />
        <circle cx="38" cy="37" r="2" />
        <circle cx="66" cy="27" r="2" />
        <circle cx="86" cy="36" r="2" />
      </g>
      <path d="M38 66h44l6 16H32Z" fill="var(--k4)" />
    </>
  ),
  'marble-jar': (
    <>
      {shelf}
      <path d="M38 24h44v6q7 4 7 12v34q0 6-6 6H37q-6 0-6-6V42q0-8 7-12Z" fill="var(--k-light)" />
      <path d="M35 12h50v13H35Z" fill="var(--k4)" />
      <g>
        <circle cx="44" cy="71" r="9" fill="var(--k3)" />
        <circle cx="64" cy="72" r="8" fill="var(--k2)" />
        <circle cx="80" cy="70" r="8" fill="var(--k3)" />
        <circle cx="54" cy="56" r="8" fill="var(--hot)" />
        <circle cx="72" cy="55" r="9" fill="var(--k1)" />
        <circle cx="40" cy="54" r="6" fill="var(--k1)" />
      </g>
      <path
        d="M38 68q3-5 8-4M49 53q3-3 7-2M67 51q3-4 8-3"
        fill="none"
        stroke="var(--k-light)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d="M36 42v30" stroke="var(--k0)" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  'cracked-lens': (
    <>
      {disc}
      <path d="m79 63 20 17" stroke="var(--k4)" strokeWidth="9" strokeLinecap="round" />
      <circle cx="57" cy="42" r="29" fill="var(--k3)" />
      <circle cx="57" cy="42" r="23" fill="var(--k-light)" />
      <path
        d="M57 42 41 26M57 42l20-10M57 42l4 22M57 42 36 52"
        stroke="var(--k2)"
        strokeWidth="2.500"
        strokeLinecap="round"
      />
      <path d="m57 42 20-10q4 12-2 20Z" fill="var(--k0)" />
      <circle cx="57" cy="42" r="3.500" fill="var(--hot)" />
    </>
  ),
}
