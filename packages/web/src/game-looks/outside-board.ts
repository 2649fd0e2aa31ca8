import type { GameLook } from '@turnwright/protocol/client'
import type { GameUi } from '@turnwright/tabletop'

type Board = NonNullable<GameLook['board']>

/** Fetches a board that was built beside this page, for a game that it does not bring along. */
export async function outsideBoard({ script, styles }: Board): Promise<GameUi | null> {
  await Promise.all([sharedWithBoards(), ...styles.map(layStyle)])
  const { ui } = (await import(/* @vite-ignore */ script)) as { readonly ui?: GameUi }
  return ui ?? null
}

/** What such a board imports of the page. Nobody here reads it: that it is fetched gives each a file of its own. */
function sharedWithBoards(): Promise<readonly object[]> {
  return Promise.all([
    import('./for-boards/react.ts'),
    import('./for-boards/react-dom.ts'),
    import('./for-boards/react-jsx-runtime.ts'),
    import('./for-boards/tabletop.ts'),
  ])
}

/** A board is not shown before its style is there. */
function layStyle(href: string): Promise<void> {
  return new Promise((done, fail) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.addEventListener('load', () => done())
    link.addEventListener('error', () => fail(new Error(`${href} cannot be fetched`)))
    document.head.append(link)
  })
}
