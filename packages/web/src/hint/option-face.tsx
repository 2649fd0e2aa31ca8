import type { Projection, Prompt } from '@turnwright/kernel/host'
import type { HintedOption } from '@turnwright/search/hint'
import type { GameUi } from '@turnwright/tabletop'

interface OptionFaceProps {
  readonly option: HintedOption
  readonly prompt: Prompt
  readonly play: Projection
  readonly ui: GameUi | null
}

/** The picture by which the request shows an answer, where it is a single choice. */
export function OptionFace({ option: { answer }, prompt, play, ui }: OptionFaceProps) {
  const [id, another] = 'anytimeAction' in answer ? [] : answer
  const choice = another === undefined ? prompt.choices.find((each) => each.id === id) : undefined
  const face = choice === undefined ? null : (ui?.faceOf?.(choice, play.view, prompt) ?? null)
  if (face?.start === undefined) return null
  return (
    <span className="hint-face" aria-hidden="true">
      {face.start}
    </span>
  )
}
