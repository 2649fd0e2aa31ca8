import { useEffect } from 'react'
import { whenFree } from './hold-table.ts'

/** Opens a game of this browser here, as soon as the tab that has it is closed. */
export function OnceFree({ id }: { readonly id: string }) {
  useEffect(() => whenFree(id, () => location.reload()), [id])
  return null
}
