import { parentPort, workerData } from 'node:worker_threads'

const { address } = workerData as { readonly address: string }

// Whoever watches it has to be ready before it loads.
await new Promise((load) => parentPort?.once('message', load))
parentPort?.postMessage('begins')
try {
  await import(address)
} catch {
  // What is wrong with it is told by whoever loads it next.
}
parentPort?.postMessage('loaded')
