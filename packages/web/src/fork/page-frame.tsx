import type { ReactNode } from 'react'
import { GameEmblemView } from '../game-looks/game-emblem.tsx'
import { HouseBar } from '../navigation/house-bar.tsx'
import { ThemeSwitch } from '../theme/theme-switch.tsx'
import '../table/gathering.css'
import '../dialog/paper-dialog.css'
import './page-frame.css'

interface PageFrameProps {
  /** Whose picture it bears; null until that is known. */
  readonly game: string | null
  /** Above the title. */
  readonly kicker: string | null
  readonly title: string
  readonly children: ReactNode
}

/** A sheet of paper on the cloth, for what is decided before a game. */
export function PageFrame({ game, kicker, title, children }: PageFrameProps) {
  return (
    <div className="gathering cloth">
      <HouseBar>
        <ThemeSwitch />
      </HouseBar>
      <main className="sheet-card paper">
        <div className="sheet-head">
          <div>
            <p className="sheet-kicker">{kicker}</p>
            <h1>{title}</h1>
          </div>
          {game !== null && (
            <div className="sheet-art">
              <GameEmblemView game={game} />
            </div>
          )}
        </div>
        {children}
      </main>
    </div>
  )
}
