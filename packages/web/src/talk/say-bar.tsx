import { Popover } from '@base-ui/react/popover'
import type { Phrase, TableState } from '@turnwright/protocol/client'
import { ChevronUp, PencilLine, SendHorizontal } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { AT_PLAY, BEFORE_AND_AFTER, FACES, PhraseShown, wordsOfPhrase } from './phrase-words.tsx'
import type { TalkAtTable } from './use-talk.ts'
import './say-bar.css'

interface SayBarProps {
  readonly talk: TalkAtTable
  readonly state: TableState
}

/** More than anybody says in one breath; the server counts again. */
const LONGEST = 280
const AT_HAND: readonly Phrase[] = ['well-played', 'smile', 'laugh', 'surprise']

/** Phrases one tap away; and a line to write on, where all at the table have agreed. */
export function SayBar({ talk, state }: SayBarProps) {
  const { store, now } = talk
  const say = (phrase: Phrase) => void store.say({ kind: 'phrase', phrase })
  return (
    <div className="say">
      <p className="say-refused" role="alert">
        {now.refused}
      </p>
      <div className="say-row">
        {AT_HAND.map((phrase) => (
          <PhraseButton key={phrase} phrase={phrase} isBusy={now.isBusy} onSay={say} />
        ))}
        <AllPhrases isBusy={now.isBusy} onSay={say} />
      </div>
      {now.writing.isOpen ? <WriteForm talk={talk} /> : <AskToWrite talk={talk} state={state} />}
    </div>
  )
}

interface PhraseButtonProps {
  readonly phrase: Phrase
  readonly isBusy: boolean
  readonly onSay: (phrase: Phrase) => void
}

function PhraseButton({ phrase, isBusy, onSay }: PhraseButtonProps) {
  return (
    <button
      type="button"
      className="say-phrase"
      aria-label={`Say: ${wordsOfPhrase(phrase)}`}
      aria-disabled={isBusy || undefined}
      onClick={() => onSay(phrase)}
    >
      <PhraseShown phrase={phrase} />
    </button>
  )
}

function AllPhrases({ isBusy, onSay }: Omit<PhraseButtonProps, 'phrase'>) {
  const [isOpen, setOpen] = useState(false)
  const say = (phrase: Phrase) => {
    onSay(phrase)
    setOpen(false)
  }
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger className="say-phrase say-all" aria-label="All phrases">
        <ChevronUp size={18} aria-hidden="true" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner side="top" align="end" sideOffset={8} collisionPadding={8} className="popup-layer">
          <Popover.Popup className="phrases paper">
            <Popover.Title className="only-read">All phrases</Popover.Title>
            {[
              ['Before and after', BEFORE_AND_AFTER],
              ['At play', AT_PLAY],
              ['Faces', FACES],
            ].map(([title, phrases]) => (
              <section key={String(title)}>
                <h3>{title}</h3>
                <div className="phrases-row">
                  {(phrases as readonly Phrase[]).map((phrase) => (
                    <PhraseButton key={phrase} phrase={phrase} isBusy={isBusy} onSay={say} />
                  ))}
                </div>
              </section>
            ))}
            <p>Everybody reads them in their own language.</p>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

function WriteForm({ talk: { store, now } }: { readonly talk: TalkAtTable }) {
  const [text, setText] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    void store.say({ kind: 'text', text }).then((isSaid) => isSaid && setText(''))
  }
  return (
    <form className="say-write" onSubmit={send}>
      <input
        aria-label="Write to the table"
        placeholder="Write to the table"
        value={text}
        maxLength={LONGEST}
        autoComplete="off"
        enterKeyHint="send"
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="say-send" aria-label="Send" aria-disabled={now.isBusy || undefined}>
        <SendHorizontal size={18} aria-hidden="true" />
      </button>
    </form>
  )
}

/** Nobody is written to who did not say that they want it. */
function AskToWrite({ talk: { store, now }, state }: SayBarProps) {
  const mine = state.you.seat
  const hasAgreed = mine !== null && now.writing.agreed.includes(mine)
  const missing = state.seats.flatMap(({ kind, left, name }, seat) =>
    kind === 'person' && !left && !now.writing.agreed.includes(seat) && seat !== mine ? [name ?? 'somebody'] : [],
  )
  const wants = state.seats.flatMap(({ name }, seat) =>
    now.writing.agreed.includes(seat) && seat !== mine ? [name ?? 'Somebody'] : [],
  )
  return (
    <div className="say-agree">
      <PencilLine size={16} aria-hidden="true" />
      <p>
        {hasAgreed
          ? `You may write once ${listOf(missing)} ${missing.length === 1 ? 'agrees' : 'agree'}.`
          : wants.length > 0
            ? `${listOf(wants)} would like to write.`
            : 'Phrases only, until all agree to write.'}
      </p>
      <button
        type="button"
        className="talk-link"
        aria-disabled={now.isBusy || undefined}
        onClick={() => void store.agree(!hasAgreed)}
      >
        {hasAgreed ? 'Rather not' : 'I agree to write'}
      </button>
    </div>
  )
}

function listOf(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
