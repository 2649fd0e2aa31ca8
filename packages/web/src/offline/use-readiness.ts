import { useEffect, useState } from 'react'

const NOT_HERE = 'Games against bots run in this browser. Without a network this page can be opened only over https.'
const COMING = 'Games against bots run in this browser. The page is being made ready for times without a network…'
const READY = 'Games against bots run in this browser. The page opens without a network too.'

/** Whether the page can be opened without a network, in a sentence. */
export function useReadiness(): string {
  const canBe = 'serviceWorker' in navigator
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    if (canBe) navigator.serviceWorker.ready.then(() => setReady(true)).catch(() => undefined)
  }, [canBe])
  return !canBe ? NOT_HERE : isReady ? READY : COMING
}
