import type { BuiltLook } from '@turnwright/protocol/client'
import type { GameEmblem, GameUi } from '@turnwright/tabletop'

/** Fetches a board that was built beside this page, for a game that it does not bring along. */
export async function outsideBoard({ script, styles }: BuiltLook): Promise<GameUi | null> {
  await Promise.all([sharedWithBoards(), ...styles.map(layStyle)])
  const { ui } = (await import(/* @vite-ignore */ script)) as { readonly ui?: GameUi }
  return ui ?? null
}

/** The picture of such a game, which is drawn with nothing but elements. */
export async function outsideEmblem({ script }: BuiltLook): Promise<GameEmblem | null> {
  const { emblem } = (await import(/* @vite-ignore */ script)) as { readonly emblem?: GameEmblem }
  return emblem ?? null
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
    // Where boards are exchanged, its style goes with it.
    link.dataset['look'] = ''
    link.addEventListener('load', () => done())
    link.addEventListener('error', () => fail(new Error(`${href} cannot be fetched`)))
    document.head.append(link)
  })
}
