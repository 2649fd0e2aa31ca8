import { Meeple, SEAT_SHAPES } from '@turnwright/tabletop'
import { inThisLocale } from '../navigation/navigation.ts'
import './house-footer.css'

/** The near edge of the table, with the pieces standing on it. */
export function HouseFooter() {
  return (
    <footer className="house-footer wood">
      <div className="pieces" aria-hidden="true">
        {SEAT_SHAPES.map((shape, seat) => (
          <Meeple key={shape} seat={seat} />
        ))}
      </div>
      <div>
        <p className="title">Made for long evenings.</p>
        <p>
          Free and open source. No ads, no coins to buy, nothing to collect but points. Every game you play is yours to
          keep.
        </p>
      </div>
      <nav aria-label="More">
        <a href={inThisLocale('/replay')}>Watch a record</a>
        <a href="/docs/">For authors and hosts</a>
        <a href="/api/docs">For programs: the API</a>
      </nav>
      <small>Names of games belong to their publishers. All drawings and words on these tables are our own.</small>
    </footer>
  )
}
