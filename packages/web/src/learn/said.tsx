import { piecesOf } from '@turnwright/guide'

/** What the coach says: things on the table stand in the lamp's light here too. */
export function Said({ text }: { readonly text: string }) {
  return piecesOf(text).map(({ text: piece, isThing }, at) =>
    isThing ? (
      // Pieces of one sentence stay in their order.
      <b key={at} className="lit-name">
        {piece}
      </b>
    ) : (
      piece
    ),
  )
}
