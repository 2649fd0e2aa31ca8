import { useState } from 'react'
import { CardList } from './card-list.tsx'
import { CopiedTest } from './copied-test.tsx'
import { dataText } from './data-text.ts'
import { RandomLine } from './random-line.tsx'
import { ScrolledText, ScrollPart } from './scroll-part.tsx'
import { StateTree } from './state-tree.tsx'
import { type Bench, lastOf } from './use-bench.ts'
import './drawer.css'

const PARTS = ['state', 'agenda', 'cards'] as const
type Part = (typeof PARTS)[number]

/** Everything about the moment that is looked at, for its author alone. */
export function Drawer({ bench }: { readonly bench: Bench }) {
  const { moment, now, at } = bench
  const [part, setPart] = useState<Part>('state')
  const [onlyChanges, setOnlyChanges] = useState(false)
  const players = now.now?.players ?? []
  return (
    <aside className="drawer" aria-label="This moment">
      <section className="drawer-part" aria-label="What lies on the table">
        <header>
          <span className="slate-group">
            {PARTS.map((each) => (
              <button key={each} type="button" aria-pressed={part === each} onClick={() => setPart(each)}>
                {each}
              </button>
            ))}
          </span>
          {part === 'state' && (
            <label className="only-changes">
              <input type="checkbox" checked={onlyChanges} onChange={(event) => setOnlyChanges(event.target.checked)} />
              last step only
            </label>
          )}
        </header>
        <ScrollPart label={`The ${part}`}>
          {moment !== null && part === 'state' && <StateTree moment={moment} onlyChanges={onlyChanges} />}
          {moment !== null && part === 'agenda' && <AgendaList agenda={moment.agenda} />}
          {moment !== null && part === 'cards' && <CardList cards={moment.cards} players={players} />}
        </ScrollPart>
      </section>
      <section className="drawer-part" aria-label="Open questions">
        <header>
          <h2>{moment?.questions.length === 1 ? 'Question' : 'Questions'}</h2>
        </header>
        <ScrolledText label="Questions as data">
          {moment === null || moment.questions.length === 0
            ? 'Nobody is asked anything.'
            : moment.questions.map((question) => dataText(question)).join('\n')}
        </ScrolledText>
      </section>
      <CopiedTest at={at ?? lastOf(now)} version={now.version} />
      <RandomLine bench={bench} />
    </aside>
  )
}

function AgendaList({ agenda }: { readonly agenda: readonly unknown[] | null }) {
  if (agenda === null)
    return (
      <p className="bench-note">
        The state has no <code>agenda</code>. Long procedures go well as a list of tasks in it.
      </p>
    )
  if (agenda.length === 0) return <p className="bench-note">Nothing is on the agenda.</p>
  return (
    <ol className="agenda-list code">
      {agenda.map((task, at) => (
        <li key={at}>{JSON.stringify(task)}</li>
      ))}
    </ol>
  )
}
