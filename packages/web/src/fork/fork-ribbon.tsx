import type { TableOrigin } from '@turnwright/protocol/client'
import { CornerUpLeft, Eye, EyeOff, GitFork } from 'lucide-react'
import { Link } from '../navigation/link.tsx'
import { tablePath } from '../navigation/navigation.ts'
import { dealtAnew, originWords } from './fork-words.ts'
import { useOriginEnding } from './use-origin-ending.ts'
import './fork-ribbon.css'

interface ForkRibbonProps {
  readonly table: string
  readonly origin: TableOrigin
  readonly isOver: boolean
}

/** Always in sight at a table that was played on from another: where it began, and the way back. */
export function ForkRibbon({ table, origin, isOver }: ForkRibbonProps) {
  const mayLook = useOriginEnding(table)?.open === true
  return (
    <aside className="fork-ribbon" aria-label="Where this game began">
      <p className="fork-tail">
        <GitFork size={17} aria-hidden="true" />
        <b>Played on from answer {origin.at}</b>
      </p>
      <p className="fork-note">
        It was {originWords(origin)}. {dealtAnew(origin)}
      </p>
      <p className="fork-seal">
        {isOver ? <Eye size={16} aria-hidden="true" /> : <EyeOff size={16} aria-hidden="true" />}
        {isOver ? 'What really happened is told' : 'What really happened: at the end'}
      </p>
      {mayLook && origin.table !== null && (
        <Link className="fork-tool" href={tablePath(origin.table)}>
          <CornerUpLeft size={16} aria-hidden="true" />
          <span>The game it came from</span>
        </Link>
      )}
    </aside>
  )
}
