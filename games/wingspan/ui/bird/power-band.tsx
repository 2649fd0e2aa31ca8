import type { ReactElement } from 'react'
import type { Bird } from '../../cards/bird.ts'
import { powerText } from '../../cards/power.ts'
import { glyphLength } from '../../cards/powers/words.ts'
import { Glyph } from '../signs/glyph.tsx'
import { Print } from '../signs/print.tsx'
import { Sign } from '../signs/sign.tsx'
import './power-band.css'

interface PowerBandProps {
  readonly bird: Bird
  /** A line of signs, the whole sentence, or the sentence below the words that say when. */
  readonly form: 'glyph' | 'sentence' | 'full'
}

/** Sentences and short forms that need smaller letters. */
const LONG = 68
const TIGHT = 16

/** What cards say where there is nothing to do. */
export const NO_POWER = { glyph: 'No power', sentence: 'No power: it earns its place by points alone.' }

/** What a bird can do. The colour and its sign say when: loop brown, spark white, two heads pink. */
export function PowerBand({ bird, form }: PowerBandProps): ReactElement {
  const { power } = bird
  if (power === null)
    return (
      <span className="power" data-power="none" data-form={form}>
        {form === 'glyph' ? <Print text={NO_POWER.glyph} /> : <span>{NO_POWER.sentence}</span>}
      </span>
    )
  const { glyph, sentence, when, alone } = powerText(power)
  const said = form === 'full' ? sentence : alone
  return (
    <span
      className="power"
      data-power={power.color}
      data-form={form}
      data-long={said.length > LONG || undefined}
      data-tight={glyphLength(glyph) > TIGHT || undefined}
    >
      {form === 'full' ? (
        <b>
          <Sign of={power.color} /> {when}
        </b>
      ) : (
        <Sign of={power.color} />
      )}
      {form === 'glyph' ? <Glyph text={glyph} /> : <span>{said}</span>}
    </span>
  )
}
