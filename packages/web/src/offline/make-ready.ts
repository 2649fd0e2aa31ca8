import { wantsFewBytes } from '../table/about-to-sit.ts'
import { installOffer } from './install-offer.ts'

/** What the page itself needs comes first, and whoever does something there: so long nobody must have done anything. */
const QUIET = 3_000
const DEEDS = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const

/** Makes the page ready for times without a network, once there is nothing else to do. */
export function makeReady(): void {
  installOffer.listen()
  if (wantsFewBytes()) return
  if (document.readyState === 'complete') onceQuiet(keepThePage)
  else addEventListener('load', () => onceQuiet(keepThePage))
}

function onceQuiet(begin: () => void): void {
  const isQuiet = () => {
    for (const deed of DEEDS) removeEventListener(deed, wait, true)
    begin()
  }
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(isQuiet, QUIET)
  }
  let timer = setTimeout(isQuiet, QUIET)
  for (const deed of DEEDS) addEventListener(deed, wait, { capture: true, passive: true })
}

/** Lets the browser keep all files of the page, so that it opens without a network. */
export function keepThePage(): void {
  // Browsers keep service workers from pages on plain http, and a page in the making changes too often to be kept.
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  navigator.serviceWorker.register('/sw.js').catch(() => undefined)
}
