import type { Projection } from '@turnwright/kernel/host'
import { type BoardSectionName, DEFAULT_SECTIONS, type GameUi } from '@turnwright/tabletop'
import { useEffect, useRef, useState } from 'react'
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
  const [seen, setSeen] = useState(first)
  const inSight = seen.split(' ')
  const calling = useCallingSections(ids, prompts, ui)
  const [read, setRead] = useState(log.total)
  if (inSight.includes('log') && read !== log.total) setRead(log.total)

  const kept = useRef(first)
  useEffect(() => {
    const play = document.getElementById('play')
    if (play === null) return
    const look = () => {
      // On a wide screen they lie beside each other, and nothing is swiped.
      if (play.scrollWidth <= play.clientWidth) return
      const sections = sectionsInSight(play, ids) || first
      kept.current = sections.split(' ')[0] ?? first
      setSeen(sections)
    }
    kept.current = first
    show(first, 'instant')
    // A screen that is turned, or a window that becomes narrow, stays with the same part.
    const turned = new ResizeObserver(() => {
      show(kept.current, 'instant')
      look()
    })
    turned.observe(play)
    play.addEventListener('scroll', look, { passive: true })
    return () => {
      turned.disconnect()
      play.removeEventListener('scroll', look)
    }
    // A board that arrives late brings its sections with it.
  }, [ids, first, ui])

  return (
    <nav className="section-tabs" aria-label="Parts of the table">
      {sections.map(({ id, title, watched }) => (
        <button
          key={id}
          type="button"
          className="section-tab"
          aria-current={inSight.includes(id) || undefined}
          onClick={() => show(id, 'smooth')}
        >
          {seat === null ? (watched?.(players) ?? title) : title}
          {!inSight.includes(id) && calling.includes(id) && (
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

/** A small screen shows one part, a tablet held upright two of them. */
function sectionsInSight(play: HTMLElement, ids: string): string {
  const from = play.scrollLeft
  const isInSight = (id: string) => {
    const section = document.getElementById(`section-${id}`)
    if (section === null) return false
    const middle = section.offsetLeft - play.offsetLeft + section.offsetWidth / 2
    return from < middle && middle < from + play.clientWidth
  }
  return ids.split(' ').filter(isInSight).join(' ')
}

/** Goes no further than it must: what is in sight stays where it is. */
function show(id: string, behavior: ScrollBehavior): void {
  const play = document.getElementById('play')
  const section = document.getElementById(`section-${id}`)
  if (play === null || section === null) return
  const start = section.offsetLeft - play.offsetLeft
  const left = Math.max(start + section.offsetWidth - play.clientWidth, Math.min(play.scrollLeft, start))
  play.scrollTo({ left, behavior })
}
