const LOOK_EVERY = 250

/**
 * Resolves when the process that started this one is gone. Between npm and a server stands a shell, which ends at a
 * signal without passing it on: all that the server notices is that it has another parent.
 */
export function orphaned(): Promise<void> {
  const parent = process.ppid
  return new Promise((resolve) => {
    const watch = setInterval(() => {
      if (process.ppid === parent) return
      clearInterval(watch)
      resolve()
    }, LOOK_EVERY)
    watch.unref()
  })
}
