import { ANYTHING, type Shelf, type Wanted, whatToDrop } from '@turnwright/tabletop'

interface NothingFoundProps {
  readonly shelf: Shelf
  readonly wanted: Wanted
  readonly onWant: (wanted: Wanted) => void
}

/** Too much was asked for: the one thing to drop is named. */
export function NothingFound({ shelf, wanted, onWant }: NothingFoundProps) {
  const way = whatToDrop(shelf, wanted)
  return (
    <div className="cards-nothing paper">
      <p>No card is all of this.</p>
      {way === null ? (
        <button type="button" className="btn btn-primary" onClick={() => onWant(ANYTHING)}>
          Show all {shelf.cards.length}
        </button>
      ) : (
        <button type="button" className="btn btn-primary" onClick={() => onWant(way.drop.wanted)}>
          Without {way.drop.title}: {way.finds}
        </button>
      )}
    </div>
  )
}
