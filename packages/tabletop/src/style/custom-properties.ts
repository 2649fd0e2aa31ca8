import type {} from 'react'

/** What a board hands to its style sheet: any property that begins with two dashes. */
declare module 'react' {
  interface CSSProperties {
    readonly [property: `--${string}`]: string | number | undefined
  }
}
