import { wantsFewBytes } from '../table/about-to-sit.ts'
import { installOffer } from './install-offer.ts'

/** What the page itself needs comes first. */
const QUIET = 3_000

/** Makes the page ready for times without a network, once there is nothing else to do. */
export function makeReady(): void {
  installOffer.listen()
  if (wantsFewBytes()) return
  const soon = () => setTimeout(keepThePage, QUIET)
  if (document.readyState === 'complete') soon()
  else addEventListener('load', soon)
}

/** Lets the browser keep all files of the page, so that it opens without a network. */
export function keepThePage(): void {
  // Browsers keep service workers from pages on plain http, and a page in the making changes too often to be kept.
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  navigator.serviceWorker.register('/sw.js').catch(() => undefined)
}
