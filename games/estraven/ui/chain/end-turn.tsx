import { type BoardProps, offersOf, useTableVoice } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import type { EstravenView } from '../../rules/view.ts'
import { deedOf } from '../request/deed.ts'

/** The way out of the main phase, always in the same place. */
export function EndTurn({ prompts }: BoardProps<EstravenView>): ReactElement | null {
  const { choose, busy } = useTableVoice()
  const end = prompts.flatMap((prompt) => offersOf(prompt, [])).find(({ path }) => deedOf(path) === 'end')
  if (end === undefined) return null
  return (
    <div className="es-until">
      <button
        type="button"
        className="btn es-pass"
        data-key="e"
        aria-keyshortcuts="E"
        onClick={() => !busy && choose(end)}
      >
        End turn{' '}
        <kbd className="key" aria-hidden="true">
          E
        </kbd>
      </button>
    </div>
  )
}
