/**
 * All workers of the page that need the players of a game are one script, told apart by their name: rules and players are
 * fetched once, and kept once for times without a network.
 */
const parts: Readonly<Record<string, () => Promise<unknown>>> = {
  hint: () => import('../offline/hint-part.ts'),
  offline: () => import('../offline/offline-worker.ts'),
  review: () => import('../review/review-worker.ts'),
  thinking: () => import('../thinking/thinking-worker.ts'),
}

/** What is said before the part is there. */
const early: MessageEvent[] = []
const listen = (event: MessageEvent): void => void early.push(event)

async function play(part: string): Promise<void> {
  addEventListener('message', listen)
  await parts[part]?.()
  removeEventListener('message', listen)
  for (const { data } of early) dispatchEvent(new MessageEvent('message', { data }))
}

play(self.name).catch((error: unknown) => {
  // Whoever hired this worker hears of errors alone, not of promises.
  setTimeout(() => {
    throw error
  })
})
