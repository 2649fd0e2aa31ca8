/** What a started server tells: where it listens, then, whenever it is asked, how long it has worked. */
export type Told = { readonly port: number } | { readonly worked: number }

/** Says where this process listens to whoever started it with `startServerProcess`, and ends with them. */
export function serving(port: number): void {
  const tell = (told: Told): void => void process.send?.(told)
  process.once('disconnect', () => process.exit())
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    tell({ worked: (user + system) / 1e6 })
  })
  tell({ port })
}
