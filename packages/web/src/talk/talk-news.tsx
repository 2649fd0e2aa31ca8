import type { TalkNow } from './talk-store.ts'
import { saidText } from './said-words.tsx'

interface TalkNewsProps {
  readonly now: TalkNow
  readonly me: number | null
}

/** Tells those who do not see the table what the others say. */
export function TalkNews({ now, me }: TalkNewsProps) {
  const news = now.lines.filter(({ number, seat }) => number > now.heard && seat !== me).slice(-20)
  return (
    <div className="only-read" role="log" aria-live="polite" aria-label="Said at the table">
      {news.map(({ number, name, said }) => (
        <p key={number}>
          {name} says: {saidText(said)}
        </p>
      ))}
    </div>
  )
}
