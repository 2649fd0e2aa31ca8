import { Component, type ReactNode } from 'react'

interface BoardGuardProps {
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/** A board that fails is replaced by the plain view: the game itself goes on. */
export class BoardGuard extends Component<BoardGuardProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
