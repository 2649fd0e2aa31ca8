import { Component, type ReactNode } from 'react'
import { RecordProblem } from './record-problem.ts'

const NOT_SHOWN =
  'A moment of this game cannot be shown: its record may have been changed since it was saved. Export it again, or load the page anew.'

interface ReplayGuardProps {
  readonly onFailed: (why: string) => void
  readonly children: ReactNode
}

/** A record that fails while it is watched is put away with a sentence, and the page stays usable. */
export class ReplayGuard extends Component<ReplayGuardProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailed(error instanceof RecordProblem ? error.message : NOT_SHOWN)
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children
  }
}
