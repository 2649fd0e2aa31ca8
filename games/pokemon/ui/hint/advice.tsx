import type { Hint } from '../../generator/hint.ts'

/** By which rule in a player's words, why, and which bot says so. */
export function Advice({ hint: { named, why, generator } }: { readonly hint: Hint }) {
  return (
    <p>
      <b>{named.name}</b> <small>(rule {named.number})</small>
      <span>{why}</span>
      <small>Advice of {generator}, from what you can know.</small>
    </p>
  )
}
