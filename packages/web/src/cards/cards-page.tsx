import type { Catalogue } from '@turnwright/tabletop'
import type { CSSProperties } from 'react'
import { HouseBar } from '../navigation/house-bar.tsx'
import { Link } from '../navigation/link.tsx'
import { useGames } from '../table/use-games.ts'
import { ThemeSwitch } from '../theme/theme-switch.tsx'
import { CardBrowser } from './card-browser.tsx'
import { lookingIn, shelfIn } from './looking.ts'
import { useCatalogue } from './use-catalogue.ts'
import './cards-page.css'

interface CardsPageProps {
  readonly game: string
  readonly params: URLSearchParams
}

/** All cards of a game: filters on paper, cards on the cloth, one of them from near. */
export function CardsPage({ game, params }: CardsPageProps) {
  const catalogue = useCatalogue(game)
  const name = useGames()?.find(({ id }) => id === game)?.name ?? null
  const shelf = catalogue ? shelfIn(catalogue.shelves, params) : undefined
  return (
    <div className="cards-page" data-game={game} style={clothOf(catalogue)}>
      <HouseBar>
        <ThemeSwitch />
      </HouseBar>
      {catalogue === undefined ? (
        <main className="cards-note cloth">
          <h1>The cards are being laid out…</h1>
        </main>
      ) : catalogue === null || shelf === undefined ? (
        <main className="cards-note cloth">
          <h1>There are no cards here.</h1>
          <p>
            No game of that name has cards to look through, or they could not be fetched.{' '}
            <Link href="/">Back to the lobby</Link>
          </p>
        </main>
      ) : (
        <CardBrowser key={shelf.id} {...{ game, name, catalogue, shelf }} asked={lookingIn(shelf, params)} />
      )}
    </div>
  )
}

function clothOf(catalogue: Catalogue | null | undefined): CSSProperties {
  return catalogue ? { '--cloth-hue': catalogue.cloth.hue, '--cloth-chroma': catalogue.cloth.chroma } : {}
}
