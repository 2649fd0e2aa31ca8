import { MonitorDown } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { installOffer } from './install-offer.ts'

/** Makes the page an app of this device, where the browser offers that. */
export function InstallDoor() {
  const offer = useSyncExternalStore(installOffer.subscribe, installOffer.now)
  if (offer === null) return null
  return (
    <button type="button" className="btn btn-quiet" onClick={() => void installOffer.take()}>
      <MonitorDown aria-hidden="true" />
      Install as an app
    </button>
  )
}
