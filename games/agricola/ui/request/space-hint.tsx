import { type Asked, offersOf, usePointedOffer } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import type { AgricolaView } from '../../rules/view.ts'
import './space-hint.css'

/** What the space does that is pointed at, on the table or in the list: names and signs alone are for those who know. */
export function SpaceHint({ prompt, draft, view }: Asked<AgricolaView>): ReactElement {
  const pointed = usePointedOffer(offersOf(prompt, draft))
  const ref = pointed?.choice.ref
  const space = ref !== undefined && 'space' in ref ? view.spaces.find(({ id }) => id === ref.space) : undefined
  return (
    // Ears hear it with each choice.
    <p className="ag-space-hint" aria-hidden="true">
      {space === undefined ? (
        <span className="ag-quiet">Point at a space to read what it does.</span>
      ) : (
        <span>
          <b>{space.name}.</b> {space.text}
        </span>
      )}
    </p>
  )
}
