import type { PlayerView } from '../../rules/view.ts'
import { Sign } from '../signs/sign.tsx'
import './people-glance.css'

/** Who is still at home, and the marker of the starting player. */
export function PeopleGlance({ of: { people }, starts }: { readonly of: PlayerView; readonly starts: boolean }) {
  return (
    <span className="ag-glance">
      {starts && (
        <>
          <Sign of="start" />
          <span className="only-read">starts the next round</span>
        </>
      )}
      <span className="ag-glance-people" aria-hidden="true">
        {Array.from({ length: people.total }, (_, at) => (
          <Sign key={at} of={at < people.atHome ? 'person' : 'away'} />
        ))}
      </span>
    </span>
  )
}
