import { hintOn, type HintTask } from '@turnwright/search/hint'
import { rulesOf } from '../thinking/rules-of.ts'
import type { HintReply } from './hint-worker.ts'

/** The part of a worker in which hints are worked out, one after the other. */
let turn: Promise<void> = Promise.resolve()

addEventListener('message', ({ data }: MessageEvent<HintTask>) => {
  turn = turn.then(async () => postMessage(await replyTo(data)))
})

async function replyTo(task: HintTask): Promise<HintReply> {
  try {
    return { hint: hintOn(await rulesOf(task.game), task) }
  } catch {
    return { hint: null }
  }
}
