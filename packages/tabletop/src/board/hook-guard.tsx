import { Component, type Context, createContext, type ReactNode } from 'react'

/** Told which part of a game's look broke, and why. */
export type TellFault = (hook: string, fault: unknown) => void

/** What stands in for a body of the game's own that breaks: somebody must still be able to answer. */
export const PlainBody: Context<ReactNode> = createContext<ReactNode>(null)

interface HookGuardProps {
  readonly hook: string
  readonly tell: TellFault
  /** What is drawn instead. */
  readonly plain: ReactNode
  readonly children: ReactNode
}

/** What a hook drew, until that fails. The next thing that it draws is tried again. */
export class HookGuard extends Component<HookGuardProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true }
  }

  override componentDidUpdate({ children }: HookGuardProps): void {
    // oxlint-disable-next-line react/no-did-update-set-state -- only what has failed is drawn twice
    if (this.state.failed && children !== this.props.children) this.setState({ failed: false })
  }

  override componentDidCatch(error: unknown): void {
    this.props.tell(this.props.hook, error)
  }

  override render(): ReactNode {
    const { plain, children } = this.props
    return this.state.failed ? plain : children
  }
}
