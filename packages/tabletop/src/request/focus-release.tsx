import { Component, type ReactNode, type RefObject } from 'react'

interface FocusReleaseProps {
  readonly panel: RefObject<HTMLElement | null>
  /** What is asked now. */
  readonly asked: string
  readonly children: ReactNode
}

/**
 * A row that is answered with goes away while it has the focus, and a browser that takes a focused thing out of a page lays out the
 * page half changed as it is. So the focus is let go of before anything changes; the next question takes it.
 */
export class FocusRelease extends Component<FocusReleaseProps> {
  override getSnapshotBeforeUpdate(before: FocusReleaseProps): null {
    const { activeElement } = document
    const { asked, panel } = this.props
    if (before.asked === asked || !(activeElement instanceof HTMLElement)) return null
    if (panel.current?.contains(activeElement) === true) activeElement.blur()
    return null
  }

  /** React wants one beside `getSnapshotBeforeUpdate`. */
  override componentDidUpdate(): void {}

  override render(): ReactNode {
    return this.props.children
  }
}
