import { Component, type ReactNode } from 'react'

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
    this.props.onFailed(error instanceof Error ? error.message : 'This moment cannot be shown.')
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children
  }
}
