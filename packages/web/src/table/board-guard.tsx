import { Component, type ReactNode } from 'react'

interface BoardGuardProps {
  readonly fallback: ReactNode
  /** Told why it fails, and null when it is drawn anew. */
  readonly onFault?: ((fault: Error | null) => void) | undefined
  readonly children: ReactNode
}

/** A board that fails is replaced by the plain view: the game itself goes on. */
export class BoardGuard extends Component<BoardGuardProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true }
  }

  override componentDidMount(): void {
    this.props.onFault?.(null)
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFault?.(error instanceof Error ? error : new Error(String(error)))
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
