// The first page reads well without this. It makes the command copyable, lets lines and what they make light each other, and lays the table.
const copy = document.querySelector<HTMLButtonElement>('#copy')
const command = document.querySelector<HTMLElement>('#command')
const copied = document.querySelector<HTMLElement>('#copied')
const playable = document.querySelector<HTMLElement>('.playable')
const place = document.querySelector<HTMLElement>('#live-table')

/** So long the sign says that it was copied. */
const SHOWN = 2_000
/** So far below what is in sight the table is laid. */
const AHEAD = '300px'

/** Where the browser keeps its clipboard shut, the words are chosen, to be copied by hand. */
async function copyCommand(): Promise<void> {
  if (command === null || copy === null || copied === null) return
  try {
    await navigator.clipboard.writeText(command.textContent)
    copy.dataset['copied'] = ''
    copied.textContent = 'Copied'
    setTimeout(() => {
      delete copy.dataset['copied']
      copied.textContent = ''
    }, SHOWN)
  } catch {
    getSelection()?.selectAllChildren(command)
    copied.textContent = 'Chosen: copy it by hand'
  }
}

function light(event: Event): void {
  const pinned = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-pin]') : null
  const pin = pinned?.dataset['pin']
  for (const each of document.querySelectorAll<HTMLElement>('[data-pin]'))
    each.toggleAttribute('data-lit', each.dataset['pin'] === pin)
}

/** After everything that is read: the table is the largest file of the page. */
function layTable(): void {
  const style = document.createElement('link')
  style.rel = 'stylesheet'
  style.href = 'live-table.css'
  const script = document.createElement('script')
  script.src = 'live-table.js'
  // An empty frame is no table.
  for (const part of [style, script]) part.addEventListener('error', () => playable?.setAttribute('hidden', ''))
  style.addEventListener('load', () => document.head.append(script))
  document.head.append(style)
}

function layWhenNear(table: HTMLElement): void {
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      watch.disconnect()
      layTable()
    },
    { rootMargin: AHEAD },
  )
  watch.observe(table)
}

copy?.removeAttribute('hidden')
copy?.addEventListener('click', () => void copyCommand())
document.addEventListener('pointerover', light)
document.addEventListener('focusin', light)
playable?.removeAttribute('hidden')
if (place !== null) {
  if (document.readyState === 'complete') layWhenNear(place)
  else addEventListener('load', () => layWhenNear(place))
}
