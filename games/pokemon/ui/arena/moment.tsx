import { lineText, type ProjectedLine } from '@turnwright/kernel/host'
import { StarIcon } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import type { DuelView } from '../../rules/view.ts'
import { lineOf } from '../../words/kinds.ts'
import './moment.css'

interface MomentProps {
  readonly line: ProjectedLine | null
  readonly view: DuelView
}

/** A Knock Out, a Prize and Sudden Death are moments: for a while they stand in the middle of the table. */
export function Moment({ line, view }: MomentProps): ReactElement | null {
  const isOver = view.winner !== null
  const words = isOver ? endWords(view) : line === null ? null : lineText(line)
  if (words === null) return null
  const isOut = !isOver && line !== null && lineOf(line)?.kind === 'knocked-out'
  return (
    <p key={line?.index ?? 'end'} className="pk-moment title" data-out={isOut || undefined}>
      <StarIcon size={16} /> {words}
    </p>
  )
}

function endWords({ winCondition }: DuelView): string | null {
  switch (winCondition) {
    case 'PRIZE_CARDS':
      return 'The last Prize is taken'
    case 'NO_POKEMON':
      return 'No Pokémon is left on one side'
    case 'DECK_OUT':
      return 'No card is left to draw'
    case 'CONCEDE':
      return 'The duel is given up'
    case null:
      return null
  }
}
