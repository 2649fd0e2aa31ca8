import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { goTo, inThisLocale } from './navigation.ts'

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string
}

/** A link within the page: no reload, yet everything a browser does with links still works. */
export function Link({ href, children, ...rest }: LinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    goTo(href)
  }
  return (
    <a href={inThisLocale(href)} onClick={follow} {...rest}>
      {children}
    </a>
  )
}
