import '@turnwright/tabletop/style.css'
import { createRoot } from 'react-dom/client'
import { AppTable } from './app-table.tsx'
import { type HostContext, HostLine } from './host-line.ts'
import type { ShownTable } from '@turnwright/protocol/client'
import { shownIn } from './shown-in.ts'
import '../page.css'

/** As high as a table wants to be where the host leaves it the choice. */
const WANTED_HEIGHT = 720
const AFTER_A_FAILURE = 3_000
const MOST_FAILURES = 5
/** So long one look waits for news. */
const LOOK_SECONDS = 20

const page = document.createElement('div')
page.id = 'page'
document.body.append(page)
const root = createRoot(page)
let isFollowing = false

const line = new HostLine(parent, {
  onResult: (result) => {
    const shown = shownIn(result)
    if (shown !== null) show(shown)
  },
  onContext: ({ theme, containerDimensions }: HostContext) => {
    if (theme !== undefined) document.documentElement.dataset['theme'] = theme
    if (containerDimensions?.height === undefined)
      line.tell('ui/notifications/size-changed', {
        height: Math.min(WANTED_HEIGHT, containerDimensions?.maxHeight ?? WANTED_HEIGHT),
      })
  },
})

function show(shown: ShownTable): void {
  root.render(<AppTable shown={shown} />)
  if (!isFollowing) void follow(shown)
}

/** The table as it goes on while the model plays, for as long as it sits there and the host passes questions on. */
async function follow(shown: ShownTable): Promise<void> {
  isFollowing = true
  let seen = shown
  for (let failures = 0; failures < MOST_FAILURES && (seen.play?.result ?? null) === null; ) {
    const { table, play, imagined } = seen
    const input = { table, answers: play?.answers ?? -1, imagined, seconds: LOOK_SECONDS }
    const news = await line.callTool('shown', input).then(shownIn, () => null)
    if (news === null) {
      failures++
      await new Promise((resolve) => setTimeout(resolve, AFTER_A_FAILURE))
    } else {
      failures = 0
      seen = news
      root.render(<AppTable shown={news} />)
    }
  }
  isFollowing = false
}

await line.open()
