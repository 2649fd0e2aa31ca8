import { Emblem, type GameEmblem } from '@turnwright/tabletop'
import { BoardGuard } from '../table/board-guard.tsx'
import { plainEmblem } from './plain-emblem.tsx'
import { useOutsideEmblem } from './use-outside-emblem.ts'

/** Every game that brings a picture is found by its folder: adding a game needs no line here. */
const drawn = import.meta.glob<GameEmblem>('../../../../games/*/ui/emblem.tsx', { eager: true, import: 'emblem' })

interface GameEmblemViewProps {
  readonly game: string
  readonly square?: boolean
}

export function GameEmblemView({ game, square = false }: GameEmblemViewProps) {
  const emblem = drawn[`../../../../games/${game}/ui/emblem.tsx`]
  return emblem === undefined ? <OutsideEmblem {...{ game, square }} /> : <Emblem {...{ emblem, square }} />
}

/** Somebody else drew it: where that breaks, the lobby does not. */
function OutsideEmblem({ game, square }: Required<GameEmblemViewProps>) {
  const own = useOutsideEmblem(game)
  const plain = plainEmblem(game)
  // One picture does not take the place of another before everybody's eyes: until it is known which, there is none.
  const emblem = own === undefined ? { ...plain, drawing: null } : (own ?? plain)
  return (
    <BoardGuard fallback={<Emblem emblem={plain} square={square} />}>
      <Emblem {...{ emblem, square }} />
    </BoardGuard>
  )
}
