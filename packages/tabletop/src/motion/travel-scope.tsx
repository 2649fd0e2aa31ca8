import { Component, createRef, type ReactNode } from 'react'
import { reducedMotion } from './reduced-motion.ts'

interface TravelScopeProps {
  /** Changes whenever things may have moved. */
  readonly moment: unknown
  /** How many answers lie before it, where somebody may leap about in a game. */
  readonly at?: number | undefined
  readonly className?: string
  /** Where it scrolls, and nothing in it takes the focus. */
  readonly tabIndex?: 0
  readonly children: ReactNode
}

type Rects = ReadonlyMap<string, DOMRect>

const TIME = 220
/** A long turn has as many answers. */
const FAR = 20
const EASE = 'cubic-bezier(.2, .7, .2, 1)'

/**
 * Things travel from where they were to where they are. Whatever carries `data-travel="name"` is followed by that name,
 * even when it is drawn anew in another part of the table; `data-travel-from="name"` says where something new comes from.
 * Whoever leaps further than a turn goes sees the table at once: nothing went there from where it was.
 */
export class TravelScope extends Component<TravelScopeProps> {
  readonly #root = createRef<HTMLDivElement>()
  /** Where things were when the screen was last painted. */
  #before: Rects | null = null
  #frame = 0
  #travelling: readonly Animation[] = []

  override getSnapshotBeforeUpdate(before: TravelScopeProps): Rects | null {
    if (before.moment === this.props.moment || reducedMotion()) return null
    if (Math.abs((before.at ?? 0) - (this.props.at ?? 0)) > FAR) this.#arrive()
    else if (this.#before === null) return rectsIn(this.#root.current)
    return null
  }

  override componentDidUpdate(_props: TravelScopeProps, _state: unknown, before: Rects | null): void {
    if (before === null) return
    this.#before = before
    this.#frame = requestAnimationFrame(() => this.#travel())
  }

  override componentWillUnmount(): void {
    cancelAnimationFrame(this.#frame)
  }

  override render(): ReactNode {
    return (
      <div ref={this.#root} className={this.props.className} tabIndex={this.props.tabIndex}>
        {this.props.children}
      </div>
    )
  }

  /** Whatever is still on its way is there. */
  #arrive(): void {
    cancelAnimationFrame(this.#frame)
    this.#before = null
    for (const way of this.#travelling) way.cancel()
    this.#travelling = []
  }

  /** Right before the screen is painted the browser has to lay everything out in any case, so it is asked no earlier. */
  #travel(): void {
    const before = this.#before
    this.#before = null
    if (before === null) return
    const things = [...(this.#root.current?.querySelectorAll<HTMLElement>('[data-travel]') ?? [])]
    const moves = things.flatMap((thing) => {
      const { travel, travelFrom } = thing.dataset
      const from = before.get(travel ?? '') ?? before.get(travelFrom ?? '')
      return from === undefined ? [] : [{ thing, from, to: thing.getBoundingClientRect() }]
    })
    // All places are read before the first thing moves: in between, each would be laid out anew.
    this.#travelling = moves.flatMap((move) => travel(move) ?? [])
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

interface Move {
  readonly thing: HTMLElement
  readonly from: DOMRect
  readonly to: DOMRect
}

/** Null where it stays. */
function travel({ thing, from, to }: Move): Animation | null {
  const [dx, dy] = [from.left - to.left, from.top - to.top]
  if (to.width === 0 || (Math.abs(dx) < 2 && Math.abs(dy) < 2)) return null
  const scale = from.width / to.width
  return thing.animate(
    [
      { transformOrigin: '0 0', transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 9 },
      { transformOrigin: '0 0', transform: 'none', zIndex: 9 },
    ],
    { duration: TIME, easing: EASE },
  )
}
