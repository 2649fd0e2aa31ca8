import type { Projection } from '@turnwright/kernel/host'
import { type BoardSectionName, DEFAULT_SECTIONS, type GameUi, usePhone } from '@turnwright/tabletop'
import { useEffect, useRef, useState } from 'react'
import { useCallingSections } from './use-calling-sections.ts'
import './section-tabs.css'

interface SectionTabsProps {
  readonly ui: GameUi | null
  readonly play: Pick<Projection, 'log' | 'players' | 'prompts' | 'seat'>
  /** Whether there is a log to swipe to. */
  readonly hasLog?: boolean
}

const LOG: BoardSectionName = { id: 'log', title: 'Log' }
const PLAIN: readonly BoardSectionName[] = [{ id: 'table', title: 'Table' }]

/** On a phone: the parts of the table, one swipe apart. */
export function SectionTabs({ ui, play, hasLog = true }: SectionTabsProps) {
  const { log, players, prompts, seat } = play
  const own = ui === null ? PLAIN : (ui.sections ?? DEFAULT_SECTIONS)
  const sections = hasLog ? [...own, LOG] : own
  const ids = sections.map(({ id }) => id).join(' ')
  const first = sections.find(({ opens }) => opens === true)?.id ?? 'table'
  const [seen, setSeen] = useState(first)
  const inSight = seen.split(' ')
  const calling = useCallingSections(ids, prompts, ui)
  const [read, setRead] = useState(log.total)
  if (inSight.includes('log') && read !== log.total) setRead(log.total)

  const isPhone = usePhone()
  const kept = useRef(first)
  useEffect(() => {
    const play = document.getElementById('play')
    if (play === null || !isPhone) return
    const parts = ids.split(' ').flatMap((id) => document.getElementById(`section-${id}`) ?? [])
    let laidFor = 0
    const look = () => {
      // A browser may scroll by itself while a screen is laid anew: only who looks around changes what is looked at.
      if (play.clientWidth !== laidFor) return
      const sections = sectionsInSight(play, parts)
      kept.current = sections[0] ?? first
      setSeen(sections.join(' ') || first)
    }
    const stayWith = (part: string) => {
      if (parts.some(({ offsetWidth }) => offsetWidth === 0)) return
      show(part, 'instant')
      laidFor = play.clientWidth
      look()
    }
    // A screen that is turned, or a window that becomes narrow, stays with the same part. One that only grows longer, as
    // the log does, leaves whoever is on the way to another part on their way.
    let widths = ''
    const turned = new ResizeObserver(() => {
      const now = [play.clientWidth, ...parts.map(({ offsetWidth }) => offsetWidth)].join(' ')
      if (now === widths) return
      widths = now
      const part = kept.current
      stayWith(part)
      requestAnimationFrame(() => stayWith(part))
    })
    for (const part of [play, ...parts]) turned.observe(part)
    play.addEventListener('scroll', look, { passive: true })
    return () => {
      turned.disconnect()
      play.removeEventListener('scroll', look)
    }
    // A board that arrives late brings its sections with it.
  }, [ids, first, ui, isPhone])

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
function sectionsInSight(play: HTMLElement, parts: readonly HTMLElement[]): readonly string[] {
  const from = play.scrollLeft
  const isInSight = ({ offsetLeft, offsetWidth }: HTMLElement) => {
    const middle = offsetLeft - play.offsetLeft + offsetWidth / 2
    return from < middle && middle < from + play.clientWidth
  }
  return parts.filter(isInSight).map(({ id }) => id.replace(/^section-/, ''))
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
