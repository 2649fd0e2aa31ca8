import { newKey } from '@turnwright/protocol/client'
import { createRoot } from 'react-dom/client'
import { pig } from '../../../../examples/rules/pig.ts'
import { LiveTable } from './live-table.tsx'

/** The first page of the documentation has a place for it. */
const place = document.querySelector('#live-table')
if (place !== null) {
  createRoot(place).render(<LiveTable name={pig.definition.name} newSeed={newKey} />)
}
