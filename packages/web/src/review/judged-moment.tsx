import type { Player, Seat } from '@turnwright/kernel'
import { type Outline, whereWords } from '@turnwright/replay'
import { type Judgement, sourceWords, standingOf, type Unit } from '@turnwright/search/review'
import { nameOfSeat, SeatMark } from '@turnwright/tabletop'
import { AfterHint } from '../hint/after-hint.tsx'
import { chanceFall, isExact, lossWords, rangeWords } from './review-words.ts'
import { Weights } from './weights.tsx'
import './judged-moment.css'

interface JudgedMomentProps {
  readonly judged: Judgement
  readonly unit: Unit
  readonly outline: Outline
  readonly players: readonly Player[]
  readonly seat: Seat
  readonly me: Seat | null
}

/** What was chosen at a moment, what the bot would have chosen, by how much that is better, and what it expects. */
export function JudgedMoment({ judged, unit, outline, players, seat, me }: JudgedMomentProps) {
  const { entry, question, options, line, deals } = judged
  const chooser = players[seat]
  if (chooser === undefined) return null
  return (
    <section className="judged" aria-label="This moment">
      <p className="judged-where">
        {whereWords(outline, entry)}
        <span>{question}</span>
      </p>
      <Weights {...{ options, unit, chooser }} chooserName={nameOfSeat(players, seat, me)} />
      {judged.isHinted && <AfterHint />}
      <Cost {...{ judged, unit }} />
      <Why {...{ judged, unit }} />
      {line.length > 0 && options.length > 1 && (
        <>
          <h3>What the bot expects</h3>
          <ol className="judged-line">
            {line.map((turn, at) => (
              <li key={at}>
                <SeatMark seat={turn.seat} />
                <span>
                  <b>{nameOfSeat(players, turn.seat, me)}</b> {turn.words.join(' · ')}
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
      <p className="judged-fine">
        {deals} deals for each, from what {seat === me ? 'you' : chooser.name} knew then. What nobody had seen is dealt
        anew each time.
      </p>
    </section>
  )
}

/** Where the points of the better answer come from, where it is surely better. */
function Why({ judged, unit }: { readonly judged: Judgement; readonly unit: Unit }) {
  const words = sourceWords(judged.sources)
  if (words === null || standingOf(judged, unit) !== 'worse') return null
  return (
    <p className="judged-why">
      What the bot prefers brings <b className="num">{words}</b>.
    </p>
  )
}

function Cost({ judged, unit }: { readonly judged: Judgement; readonly unit: Unit }) {
  const { cost } = judged
  const standing = standingOf(judged, unit)
  if (cost === null || standing === 'free') return <p className="judged-even">There was nothing to weigh here.</p>
  const range = rangeWords(cost, unit)
  if (standing === 'as-good') return <p className="judged-even">As good as what the bot prefers.</p>
  if (standing === 'in-doubt')
    return (
      <p className="judged-even">
        Perhaps worse, perhaps not: {range} {unit === 'chance' ? 'to win' : 'points'} in 19 of 20 repeats.
      </p>
    )
  return (
    <p className="judged-cost">
      <b className="num">{lossWords(cost, unit)}</b>
      <span>
        {unit === 'chance' ? 'to win' : 'points at the end'},{' '}
        {isExact(cost, unit) ? (
          'in every repeat.'
        ) : (
          <>
            <b>{range}</b> in 19 of 20 repeats.
          </>
        )}{' '}
        {chanceFall(judged, unit)}
      </span>
    </p>
  )
}
