const EYES = 'M9 9.6v.8M15 9.6v.8'

/** Our own faces: a ring, two eyes and a mouth, in the colour of the words around them. */
const LINES = {
  smile: [EYES, 'M8 14.2c1 1.4 2.4 2.1 4 2.1s3-.7 4-2.1'],
  laugh: ['M8 10.4c.3-.7 1.7-.7 2 0M14 10.4c.3-.7 1.7-.7 2 0', 'M7.8 13.4h8.4c-.2 2.4-2 3.8-4.2 3.8s-4-1.4-4.2-3.800z'],
  wink: ['M9 9.600v.8M13.8 10.200h2.4', 'M8 14.200c1 1.4 2.4 2.1 4 2.100s3-.7 4-2.1'],
  surprise: [EYES, 'M12 13.400a1.9 1.9 0 1 0 .01 0z'],
  doubt: ['M7.6 8.400l3 .8M9 10.600v.4M15 9.800v.8', 'M9 15.800l6-1.4'],
  sad: [EYES, 'M8.2 16.400c.9-1.3 2.2-2 3.8-2s2.9.7 3.8 2'],
} as const

export type FaceName = keyof typeof LINES

export function Face({ of, size = 20 }: { readonly of: FaceName; readonly size?: number }) {
  return (
    <svg
      className="face"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9" />
      {LINES[of].map((line) => (
        <path key={line} d={line} />
      ))}
    </svg>
  )
}
