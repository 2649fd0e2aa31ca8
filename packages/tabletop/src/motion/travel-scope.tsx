import { Component, createRef, type ReactNode } from 'react'
import { reducedMotion } from './reduced-motion.ts'

interface TravelScopeProps {
  /** Changes whenever things may have moved. */
  readonly moment: unknown
  readonly className?: string
  readonly children: ReactNode
}

type Rects = ReadonlyMap<string, DOMRect>

const TIME = 220
const EASE = 'cubic-bezier(.2, .7, .2, 1)'

/**
 * Things travel from where they were to where they are. Whatever carries `data-travel="name"` is followed by that name,
 * even when it is drawn anew in another part of the table; `data-travel-from="name"` says where something new comes from.
 */
export class TravelScope extends Component<TravelScopeProps> {
  readonly #root = createRef<HTMLDivElement>()

  override getSnapshotBeforeUpdate(before: TravelScopeProps): Rects | null {
    return before.moment === this.props.moment ? null : rectsIn(this.#root.current)
  }

  override componentDidUpdate(_props: TravelScopeProps, _state: unknown, before: Rects | null): void {
    const root = this.#root.current
    if (before === null || root === null || reducedMotion()) return
    for (const thing of root.querySelectorAll<HTMLElement>('[data-travel]')) {
      const { travel, travelFrom } = thing.dataset
      const from = before.get(travel ?? '') ?? before.get(travelFrom ?? '')
      if (from !== undefined) travelTo(thing, from)
    }
  }

  override render(): ReactNode {
    return (
      <div ref={this.#root} className={this.props.className}>
        {this.props.children}
      </div>
    )
  }
}

function rectsIn(root: HTMLElement | null): Rects {
  const rects = new Map<string, DOMRect>()
  for (const thing of root?.querySelectorAll<HTMLElement>('[data-travel], [data-travel-origin]') ?? []) {
    const name = thing.dataset['travel'] ?? thing.dataset['travelOrigin'] ?? ''
    const rect = thing.getBoundingClientRect()
    if (!rects.has(name) && rect.width > 0) rects.set(name, rect)
  }
  return rects
}

function travelTo(thing: HTMLElement, from: DOMRect): void {
  const to = thing.getBoundingClientRect()
  const [dx, dy] = [from.left - to.left, from.top - to.top]
  if (to.width === 0 || (Math.abs(dx) < 2 && Math.abs(dy) < 2)) return
  const scale = from.width / to.width
  thing.animate(
    [
      { transformOrigin: '0 0', transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 9 },
      { transformOrigin: '0 0', transform: 'none', zIndex: 9 },
    ],
    { duration: TIME, easing: EASE },
  )
}
