import { type Drawings, disc, ground } from './drawing.tsx'

const sheet = (
  <>
    <path d="m20 20 27-8 27 8 27-8v60l-27 8-27-8-27 8Z" fill="var(--k-light)" />
    <path d="m47 12 27 8v60l-27-8Z" fill="var(--k1)" />
  </>
)

export const maps: Drawings = {
  'map-of-winds': (
    <>
      {sheet}
      <path d="m60 18 6 22 22 6-22 6-6 22-6-22-22-6 22-6Z" fill="var(--k3)" />
      <path d="m60 18 6 22-6 6ZM88 46l-22 6-6-6ZM60 74l-6-22 6-6ZM32 46l22-6 6 6Z" fill="var(--k4)" />
      <circle cx="60" cy="46" r="4.500" fill="var(--hot)" />
      <path
        d="M27 28q7-6 9 0t-6 4M86 66q8-5 9 1t-6 4"
        fill="none"
        stroke="var(--k2)"
        strokeWidth="2.400"
        strokeLinecap="round"
      />
    </>
  ),
  'star-chart': (
    <>
      <path d="M18 18q22-9 42 2 20-11 42-2v56q-22-9-42 2-20-11-42-2Z" fill="var(--k3)" />
      <path d="M60 20q20-11 42-2v56q-22-9-42 2Z" fill="var(--k4)" />
      <path d="m28 60 8-22 14 10 4 14M70 56l8-22 14 6-2 22Z" fill="none" stroke="var(--k1)" strokeWidth="1.800" />
      <g fill="var(--k-light)">
        <circle cx="28" cy="60" r="3" />
        <circle cx="50" cy="48" r="3" />
        <circle cx="54" cy="62" r="2.500" />
        <circle cx="70" cy="56" r="3" />
        <circle cx="92" cy="40" r="3" />
        <circle cx="90" cy="62" r="2.500" />
        <circle cx="42" cy="28" r="1.800" />
        <circle cx="84" cy="26" r="1.800" />
      </g>
      <path
        d="m36 30 2 6 6 .5-5 4 2 6-5-3.500-5 3.500 2-6-5-4 6-.5ZM78 26l2 6 6 .5-5 4 2 6-5-3.500-5 3.500 2-6-5-4 6-.5Z"
        fill="var(--hot)"
      />
    </>
  ),
  'ferry-plan': (
    <>
      {sheet}
      <path d="M20 52q12-8 27-2t27 0 27-2v24l-27 8-27-8-27 8Z" fill="var(--k2)" />
      <path
        d="M28 62q6-4 11 0t11 0M66 66q6-4 11 0t11 0"
        fill="none"
        stroke="var(--k-light)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path
        d="M28 38q14-14 32-4t34-8"
        fill="none"
        stroke="var(--k3)"
        strokeWidth="2.600"
        strokeDasharray="5 4"
        strokeLinecap="round"
      />
      <path d="M46 46h30l-5 9H51Z" fill="var(--k4)" />
      <path d="M54 38h14v8H54ZM60 30h4v8h-4Z" fill="var(--k3)" />
      <circle cx="28" cy="38" r="4" fill="var(--k4)" />
      <path d="m90 20 8 9M98 20l-8 9" stroke="var(--hot)" strokeWidth="3.200" strokeLinecap="round" />
    </>
  ),
  'salt-roads': (
    <>
      {sheet}
      <path
        d="M26 66q10-20 24-14t14-14 18-8 12-8"
        fill="none"
        stroke="var(--k3)"
        strokeWidth="3"
        strokeDasharray="6 4"
        strokeLinecap="round"
      />
      <path d="m26 36 7-11 7 11ZM80 62l8-13 8 13ZM54 68l6-9 6 9Z" fill="var(--k2)" />
      <path d="m33 25 3 5h-6ZM88 49l4 6h-8Z" fill="var(--k-light)" />
      <circle cx="26" cy="66" r="4" fill="var(--k4)" />
      <path d="M88 16q8 0 8 7 0 5-8 12-8-7-8-12 0-7 8-7Z" fill="var(--hot)" />
      <circle cx="88" cy="23" r="3" fill="var(--k-light)" />
    </>
  ),
  'tide-table': (
    <>
      {ground}
      <circle cx="60" cy="44" r="36" fill="var(--k3)" />
      <circle cx="60" cy="44" r="31" fill="var(--k-light)" />
      <path d="M29 50q8-7 16 0t16 0 15 0 15-2q-4 27-31 27T29 50Z" fill="var(--k2)" />
      <path
        d="M34 60q6-5 13 0t13 0 13 0 12-1M42 68q5-4 9 0t9 0 9 0 8-1"
        fill="none"
        stroke="var(--k1)"
        strokeWidth="2.200"
        strokeLinecap="round"
      />
      <path d="M60 13v7M91 44h-7M29 44h7" stroke="var(--k3)" strokeWidth="3" />
      <path d="m60 44 13-20" stroke="var(--k4)" strokeWidth="3.200" strokeLinecap="round" />
      <path d="M40 24a9 9 0 1 0 11 11 8 8 0 0 1-11-11Z" fill="var(--hot)" />
      <circle cx="60" cy="44" r="3.500" fill="var(--k4)" />
    </>
  ),
  'torn-corner': (
    <>
      {disc}
      <path d="m30 14 50-4-6 14 10 8-8 12 8 10-12 10 4 12-44 6Z" fill="var(--k-light)" />
      <path
        d="M38 30q12-8 20 2t14 0M36 44q10 6 18-2t14 6M38 62q12-10 26-4"
        fill="none"
        stroke="var(--k2)"
        strokeWidth="2.400"
        strokeLinecap="round"
      />
      <path d="M40 52h6v6h-6Z" fill="var(--k3)" />
      <path d="m58 48 9 9M67 48l-9 9" stroke="var(--hot)" strokeWidth="3.600" strokeLinecap="round" />
      <path d="m80 10-6 14 10 8-8 12 8 10-12 10 4 12" fill="none" stroke="var(--k3)" strokeWidth="2" />
    </>
  ),
}
