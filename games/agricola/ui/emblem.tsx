import type { GameEmblem } from '@turnwright/tabletop'

const FURROWS = [0, 1, 2, 3, 4]

export const emblem: GameEmblem = {
  hue: 118,
  hotHue: 35,
  label: 'A farmhouse between a plowed field and a fenced pasture with sheep',
  drawing: (
    <>
      <circle cx="206" cy="34" r="20" fill="var(--e-sun)" />
      <path d="M0 78q46-30 96-14 50-28 98-6 36-16 66 0v92H0Z" fill="var(--e1)" />
      <path d="M0 98q70-20 132-6t128-8v66H0Z" fill="var(--e2)" />
      <path d="M-4 150q20-40 66-46h44q-34 18-44 46Z" fill="var(--e4)" />
      {FURROWS.map((at) => (
        <path
          key={at}
          d={`M${-2 + at * 15} 150q${18 - at * 2}-34 ${52 - at * 7}-46`}
          fill="none"
          stroke="var(--e3)"
          strokeWidth="4"
          strokeLinecap="round"
        />
      ))}
      <g transform="translate(92 42)">
        <path d="M8 34v46h72V34L44 8Z" fill="var(--e-light)" />
        <path d="M0 38 44 0l44 38-6 8L44 13 6 46Z" fill="var(--e-hot)" />
        <path d="M37 80V54h16v26Z" fill="var(--e4)" />
        <path d="M17 48h12v12H17ZM60 48h12v12H60Z" fill="var(--e3)" />
        <path d="M66 17V2h9v23Z" fill="var(--e4)" />
      </g>
      <g transform="translate(196 92)" fill="var(--e-light)">
        <path d="M8 26v12M24 26v12" stroke="var(--e4)" strokeWidth="4" strokeLinecap="round" />
        <path d="M0 18a9 9 0 0 1 7-13 11 11 0 0 1 19-1 10 10 0 0 1 6 18 10 10 0 0 1-14 5 11 11 0 0 1-12-1 9 9 0 0 1-6-8Z" />
        <path d="M31 5q9-2 10 6t-5 9q-7-1-7-8Z" fill="var(--e4)" />
      </g>
      <g fill="none" stroke="var(--e4)" strokeWidth="5" strokeLinecap="round">
        <path d="M150 126h116M150 140h116" strokeWidth="3.5" />
        <path d="M162 118v30M194 118v30M226 118v30M256 118v30" />
      </g>
    </>
  ),
}
