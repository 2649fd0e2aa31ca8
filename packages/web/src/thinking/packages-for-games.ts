import * as kernel from '@turnwright/kernel'
import * as host from '@turnwright/kernel/host'
import * as kernelSearch from '@turnwright/kernel/search'
import * as search from '@turnwright/search'

/** What games from outside share with the worker that plays them: to a kernel of their own its games would be strangers. */
export const packagesForGames: Readonly<Record<string, object>> = {
  '@turnwright/kernel': kernel,
  '@turnwright/kernel/host': host,
  '@turnwright/kernel/search': kernelSearch,
  '@turnwright/search': search,
}
