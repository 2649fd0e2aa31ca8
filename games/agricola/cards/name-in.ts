/** A name under which a table has an entry: cards are data, and whatever they name must be known. */
export function nameIn<Table extends object>(table: Table, name: string): keyof Table {
  if (!isNameIn(table, name)) throw new RangeError(`cards name "${name}", of which nothing is known`)
  return name
}

function isNameIn<Table extends object>(table: Table, name: PropertyKey): name is keyof Table {
  return Object.hasOwn(table, name)
}
