/** A number that stands at some lines of the source, and here at what they make. */
export function LinePin({ pin }: { readonly pin: number }) {
  return (
    <a className="line-pin" href={`#pin-${pin}`} aria-label={`${pin}: the lines that make this`}>
      {pin}
    </a>
  )
}
