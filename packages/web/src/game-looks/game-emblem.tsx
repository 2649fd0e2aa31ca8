import { Emblem, type GameEmblem } from '@turnwright/tabletop'
import { plainEmblem } from './plain-emblem.tsx'

/** Every game that brings a picture is found by its folder: adding a game needs no line here. */
const drawn = import.meta.glob<GameEmblem>('../../../../games/*/ui/emblem.tsx', { eager: true, import: 'emblem' })

interface GameEmblemViewProps {
  readonly game: string
  readonly square?: boolean
}

export function GameEmblemView({ game, square = false }: GameEmblemViewProps) {
  const emblem = drawn[`../../../../games/${game}/ui/emblem.tsx`] ?? plainEmblem(game)
  return <Emblem emblem={emblem} square={square} />
}
