import type { AnySelection } from '@turnwright/kernel/host'
import type { Deed } from './deed-schema.ts'
import type { Workbench } from './workbench.ts'

/** Does what the page asks for; what only changes the bench is told to everybody who follows it. */
export async function carryOut(bench: Workbench, deed: Deed): Promise<object> {
  switch (deed.do) {
    case 'moment':
      return bench.moment(deed)
    case 'scenario':
      return bench.scenario(deed.at)
    case 'begin':
      await bench.begin(deed.table)
      break
    case 'answer':
      // The kernel reads answers that come from anywhere, and refuses what is none.
      await bench.answer({ ...deed, selection: deed.selection as AnySelection })
      break
    case 'cut':
      await bench.cut(deed.to)
      break
    case 'go-on':
      await bench.goOn()
      break
    case 'keep-old':
      await bench.keepOld()
      break
    case 'random':
      await bench.random()
      break
    case 'stand-at':
      await bench.standAt(deed.broken)
      break
    case 'secrets':
      await bench.secrets(deed.at)
      break
  }
  return bench.now
}
