import { LayoutGrid } from 'lucide-react'
import { cardsPath } from '../cards/cards-path.ts'
import { hasCatalogue } from '../cards/load-catalogue.ts'
import { HouseBar } from '../navigation/house-bar.tsx'
import { goTo } from '../navigation/navigation.ts'
import { Link } from '../navigation/link.tsx'
import { useGames } from '../table/use-games.ts'
import { ThemeSwitch } from '../theme/theme-switch.tsx'
import { rulesPath } from './rules-path.ts'
import { RulesReader } from './rules-reader.tsx'
import { useBook } from './use-book.ts'
import './rules-page.css'

interface RulesPageProps {
  readonly game: string
  /** The rule that the address names. */
  readonly at: string | null
}

/** The rules of a game on a page of their own. */
export function RulesPage({ game, at }: RulesPageProps) {
  const book = useBook(game)
  const name = useGames()?.find(({ id }) => id === game)?.name ?? null
  return (
    <div className="rules-page cloth">
      <HouseBar>
        <ThemeSwitch />
      </HouseBar>
      <main className="rules-page-sheet paper">
        {book === null ? (
          <div className="rules-note">
            <h1>There are no rules here.</h1>
            <p>
              {name === null
                ? 'No game of that name can be played here, or its rules could not be fetched.'
                : `${name} comes without written rules, or they could not be fetched.`}{' '}
              <Link href="/">Back to the lobby</Link>
            </p>
          </div>
        ) : (
          <>
            <h1>{name === null ? 'Rules' : `Rules of ${name}`}</h1>
            {hasCatalogue(game) && (
              <Link className="btn rules-page-cards" href={cardsPath(game)}>
                <LayoutGrid aria-hidden="true" />
                Cards
              </Link>
            )}
            {book !== undefined && (
              <RulesReader {...{ book, at }} asked={null} onRule={(number) => goTo(rulesPath(game, number))} />
            )}
          </>
        )}
      </main>
    </div>
  )
}
