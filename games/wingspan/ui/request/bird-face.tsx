import type { Prompt } from '@turnwright/kernel/host'
import type { ChoiceFace } from '@turnwright/tabletop'
import type { Bird } from '../../cards/bird.ts'
import { rowOf } from '../../cards/habitat.ts'
import type { PlayerView, WingspanView } from '../../rules/view.ts'
import { BirdArt } from '../art/bird-art.tsx'
import { Points } from '../bird/bird-head.tsx'
import { FoodCost } from '../bird/food-cost.tsx'
import { HabitatMarks } from '../bird/habitat-marks.tsx'
import { stateWords, wordsBesideName } from '../bird/bird-words.ts'
import { EggPips, NestMark } from '../bird/nest-mark.tsx'
import { PowerBand } from '../bird/power-band.tsx'
import { Sign } from '../signs/sign.tsx'
import type { FoundBird } from '../zoom/find-card.ts'

/** A bird in the request panel: with its eggs where it lives on a mat, with what it costs where it is a card. */
export function birdFace({ bird, mat }: FoundBird, isNamed: boolean, view: WingspanView, prompt: Prompt): ChoiceFace {
  const start = <Picture of={bird} />
  if (!isNamed) return { start }
  const title = <span className="face-name">{bird.name}</span>
  if (mat !== null)
    return {
      start,
      title,
      detail: (
        <span className="face-line">
          <NestMark bird={bird} eggs={mat.eggs} />
          <EggPips eggs={mat.eggs} most={bird.eggs} />
        </span>
      ),
      said: stateWords(bird, mat),
    }
  const detail = (
    <>
      <span className="face-line">
        {isToBePlayed(prompt) ? <Homes bird={bird} of={view.players[view.turn]} /> : <HabitatMarks of={bird.lives} />}
        <FoodCost bird={bird} />
      </span>
      <span className="face-power">
        <PowerBand bird={bird} form="glyph" />
      </span>
    </>
  )
  return { start, title, detail, end: <Points of={bird.points} />, said: wordsBesideName(bird) }
}

/** Its reason stands where its cost would. */
export function refusedBirdFace(bird: Bird): ChoiceFace {
  return { start: <Picture of={bird} />, title: <span className="face-name">{bird.name}</span> }
}

function Picture({ of }: { readonly of: Bird }) {
  return (
    <span className="face-bird">
      <BirdArt bird={of.id} />
    </span>
  )
}

function isToBePlayed({ about }: Prompt): boolean {
  return about?.kind === 'turn' || about?.kind === 'play-another'
}

/** The rows with a free slot where the bird may settle, with the eggs each costs. */
function Homes({ bird, of }: { readonly bird: Bird; readonly of: PlayerView | undefined }) {
  return bird.lives.map((habitat) => {
    const eggs = of?.rows[rowOf(habitat)]?.eggCost ?? null
    if (eggs === null) return null
    return (
      <span key={habitat} className="face-to" data-habitat={habitat}>
        <Sign of={habitat} />
        {eggs > 0 && (
          <>
            {eggs} <Sign of="egg" />
          </>
        )}
      </span>
    )
  })
}
