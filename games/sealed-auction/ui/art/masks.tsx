import { both, type Drawings, disc, ground } from './drawing.tsx'

export const masks: Drawings = {
  'fox-mask': (
    <>
      {disc}
      {both(
        <>
          <path d="M25 9q4 18 24 24L32 49Q20 29 25 9Z" fill="var(--k3)" />
          <path d="M30 18q4 10 13 14l-9 8q-6-11-4-22Z" fill="var(--k4)" />
        </>,
      )}
      <path d="M29 37q31-19 62 0 3 25-31 47Q26 62 29 37Z" fill="var(--k3)" />
      {both(
        <>
          <path d="M29 40q21 2 31 44Q29 66 29 40Z" fill="var(--k-light)" />
          <path d="M38 45q9-5 15 4-9 5-15-4Z" fill="var(--k4)" />
        </>,
      )}
      <path d="m54 73 6 11 6-11q-6-3-12 0Z" fill="var(--k4)" />
      <path d="M60 29v14M53 31l3 9M67 31l-3 9" stroke="var(--hot)" strokeWidth="2.500" strokeLinecap="round" />
    </>
  ),
  'sun-mask': (
    <>
      <g fill="var(--k1)">
        {[0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330].map((turn) => (
          <path key={turn} d="m52 18 8-18 8 18Z" transform={`rotate(${turn} 60 45)`} />
        ))}
      </g>
      <circle cx="60" cy="45" r="29" fill="var(--k3)" />
      <path d="M60 16a29 29 0 0 1 0 58Z" fill="var(--k2)" />
      {both(
        <>
          <path d="M42 41q7-7 13 0" fill="none" stroke="var(--k4)" strokeWidth="3.500" strokeLinecap="round" />
          <circle cx="45" cy="52" r="4" fill="var(--hot)" />
        </>,
      )}
      <path d="M60 40v13h5M50 62q10 7 20 0" fill="none" stroke="var(--k4)" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  'hare-mask': (
    <>
      {ground}
      {both(
        <>
          <path d="M51 38Q33 6 43 2q13 1 14 34Z" fill="var(--k3)" />
          <path d="M51 32Q41 12 45 8q7 4 9 24Z" fill="var(--k-light)" />
        </>,
      )}
      <path d="M60 29c17 0 25 12 25 25 0 19-14 26-25 32-11-6-25-13-25-32 0-13 8-25 25-25Z" fill="var(--k3)" />
      <path d="M60 57q14 3 12 16-4 8-12 13-8-5-12-13-2-13 12-16Z" fill="var(--k-light)" />
      {both(<ellipse cx="47" cy="49" rx="4" ry="5" fill="var(--k4)" />)}
      <path d="M54 63h12l-6 7Z" fill="var(--hot)" />
      <path
        d="M60 70v8M40 68l-15-3M41 74l-14 3M80 68l15-3M79 74l14 3"
        stroke="var(--k4)"
        strokeWidth="1.800"
        strokeLinecap="round"
      />
    </>
  ),
  'owl-mask': (
    <>
      {disc}
      <path d="M25 12q18 10 35 10t35-10q-4 16-3 30 0 26-32 41-32-15-32-41 1-14-3-30Z" fill="var(--k3)" />
      <path d="M60 22q17 0 29-8-3 16-2 28 0 23-27 37Z" fill="var(--k2)" />
      {both(
        <>
          <circle cx="45" cy="43" r="15" fill="var(--k-light)" />
          <circle cx="45" cy="43" r="8" fill="var(--k4)" />
          <circle cx="48" cy="40" r="2.500" fill="var(--hot)" />
          <path
            d="M31 65q5 5 10 0M41 69q5 5 10 0"
            fill="none"
            stroke="var(--k4)"
            strokeWidth="2"
            strokeLinecap="round"
          />
        </>,
      )}
      <path d="m60 47-6 9 6 10 6-10Z" fill="var(--hot)" />
    </>
  ),
  'moth-mask': (
    <>
      {ground}
      {both(
        <>
          <path d="M58 36Q36 8 18 22q2 26 30 30Z" fill="var(--k3)" />
          <path d="M56 48Q34 52 30 72q18 10 28-12Z" fill="var(--k2)" />
          <circle cx="35" cy="33" r="7" fill="var(--k-light)" />
          <circle cx="35" cy="33" r="3.500" fill="var(--k4)" />
          <circle cx="43" cy="64" r="4" fill="var(--hot)" />
          <path d="M57 24Q50 10 41 8" fill="none" stroke="var(--k4)" strokeWidth="2.200" strokeLinecap="round" />
        </>,
      )}
      <path d="M60 22q8 6 6 22-1 22-6 30-5-8-6-30-2-16 6-22Z" fill="var(--k4)" />
      <path d="M56 44h8M56 52h8M57 60h6" stroke="var(--k2)" strokeWidth="2" />
    </>
  ),
  'paper-mask': (
    <>
      {disc}
      <path d="M32 18 60 10l28 8 4 30-14 26-18 8-18-8-14-26Z" fill="var(--k-light)" />
      <path d="m60 10 28 8 4 30-14 26-18 8Z" fill="var(--k0)" />
      <path
        d="m32 18 28 16 28-16M28 48l32-14 32 14M42 74l18-40 18 40"
        fill="none"
        stroke="var(--k2)"
        strokeWidth="1.500"
      />
      {both(<path d="m38 44 14-2-4 9Z" fill="var(--k4)" />)}
      <path d="M50 66h20" stroke="var(--k3)" strokeWidth="3" strokeLinecap="round" />
      <path d="m74 58 8 3-6 5Z" fill="var(--hot)" />
    </>
  ),
}
