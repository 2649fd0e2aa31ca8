import { helpAt, helperAt, type ThinkingOutcome, type ThinkingTask, thinkTogether } from '@turnwright/search'
import type { FromWorker, ToWorker } from './messages.ts'
import { rulesOf } from './rules-of.ts'

/** A worker of the page in which bots think: the same code as in the threads of the server. */
const helpers: ReturnType<typeof helperAt>[] = []
let busy: Promise<unknown> = Promise.resolve()

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if ('helps' in data) helpAt(data.helps, rulesOf)
  else if ('isHelpedBy' in data) helpers.push(helperAt(data.isHelpedBy))
  else busy = busy.then(() => work(data.id, data.task))
}

async function work(id: number, task: ThinkingTask): Promise<void> {
  const tell = (told: FromWorker): void => self.postMessage(told)
  try {
    tell({ id, outcome: await thought(task) })
  } catch (error) {
    tell({ id, error: error instanceof Error ? error.message : String(error) })
  }
}

async function thought(task: ThinkingTask): Promise<ThinkingOutcome> {
  return thinkTogether(await rulesOf(task.game), task, helpers)
}
