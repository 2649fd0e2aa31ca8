import type { GameFacts, TableWish } from '@turnwright/workbench/wire'

interface TableFieldProps {
  readonly game: GameFacts
  readonly table: TableWish
  readonly onTable: (table: TableWish) => void
}

/** How many sit down, and what they agree on; it counts when one starts over. */
export function TableField({ game: { seats, options }, table, onTable }: TableFieldProps) {
  return (
    <>
      {seats.max > seats.min && (
        <label className="slot-field">
          <span>Seats</span>
          <select value={table.seats} onChange={(event) => onTable({ ...table, seats: Number(event.target.value) })}>
            {Array.from({ length: seats.max - seats.min + 1 }, (_, more) => (
              <option key={more}>{seats.min + more}</option>
            ))}
          </select>
        </label>
      )}
      {options.length > 0 && (
        <details className="slot-field slot-options">
          <summary>Options</summary>
          <div className="slot-sheet">
            {options.map(({ key, title, choices }) => (
              <label key={key}>
                <span>{title}</span>
                <select
                  value={choices.findIndex(({ value }) => value === table.options[key])}
                  onChange={(event) => {
                    const chosen = choices[Number(event.target.value)]
                    if (chosen !== undefined) onTable({ ...table, options: { ...table.options, [key]: chosen.value } })
                  }}
                >
                  {choices.map((choice, at) => (
                    <option key={choice.title} value={at}>
                      {choice.title}
                    </option>
                  ))}
                </select>
              </label>
            ))}
          </div>
        </details>
      )}
    </>
  )
}
