import type { Projection } from '@turnwright/kernel/host'
import { type BoardSectionName, DEFAULT_SECTIONS, type GameUi } from '@turnwright/tabletop'
import { useEffect, useState } from 'react'
import { useCallingSections } from './use-calling-sections.ts'
import './section-tabs.css'

interface SectionTabsProps {
  readonly ui: GameUi | null
  readonly play: Pick<Projection, 'log' | 'players' | 'prompts' | 'seat'>
}

const LOG: BoardSectionName = { id: 'log', title: 'Log' }
const PLAIN: readonly BoardSectionName[] = [{ id: 'table', title: 'Table' }]

/** On a phone: the parts of the table, one swipe apart. */
export function SectionTabs({ ui, play }: SectionTabsProps) {
  const { log, players, prompts, seat } = play
  const sections = [...(ui === null ? PLAIN : (ui.sections ?? DEFAULT_SECTIONS)), LOG]
  const ids = sections.map(({ id }) => id).join(' ')
  const first = sections.find(({ opens }) => opens === true)?.id ?? 'table'
  const [here, setHere] = useState(first)
  const calling = useCallingSections(ids, prompts, ui)
  const [read, setRead] = useState(log.total)
  if (here === 'log' && read !== log.total) setRead(log.total)

  useEffect(() => {
    const play = document.getElementById('play')
    if (play === null) return
    show(first, 'instant')
    const look = () => setHere(ids.split(' ')[Math.round(play.scrollLeft / play.clientWidth)] ?? first)
    play.addEventListener('scroll', look, { passive: true })
    return () => play.removeEventListener('scroll', look)
    // A board that arrives late brings its sections with it.
  }, [ids, first, ui])

  return (
    <nav className="section-tabs" aria-label="Parts of the table">
      {sections.map(({ id, title, watched }) => (
        <button
          key={id}
          type="button"
          className="section-tab"
          aria-current={here === id || undefined}
          onClick={() => show(id, 'smooth')}
        >
          {seat === null ? (watched?.(players) ?? title) : title}
          {id !== here && calling.includes(id) && (
            <>
              <span className="section-dot" data-calls />
              <span className="only-read">, you are asked here</span>
            </>
          )}
          {id === 'log' && read < log.total && (
            <>
              <span className="section-dot" />
              <span className="only-read">, something new</span>
            </>
          )}
        </button>
      ))}
    </nav>
  )
}

function show(id: string, behavior: ScrollBehavior): void {
  const play = document.getElementById('play')
  const section = document.getElementById(`section-${id}`)
  if (play === null || section === null) return
  play.scrollTo({ left: section.offsetLeft - play.offsetLeft, behavior })
}
