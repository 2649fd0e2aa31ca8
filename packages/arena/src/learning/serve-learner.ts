import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { jsonFrame, TOLD } from './frame.ts'
import { FrameReader } from './frame-reader.ts'
import type { LearningSession } from './learning-session.ts'

/** Serves one learner until it has nothing more to say. Whoever announces a request that is too long is told so and sent away. */
export async function serveLearner(session: LearningSession, from: Readable, to: Writable): Promise<void> {
  const frames = new FrameReader(session.mostBytes)
  await send(to, session.greet())
  try {
    // Whoever is sent away should still hear why.
    for await (const chunk of from.iterator({ destroyOnReturn: false }))
      for (const request of frames.push(chunk as Buffer)) await send(to, session.answer(request))
  } catch (thrown) {
    if (!(thrown instanceof RangeError)) throw thrown
    await send(to, jsonFrame(TOLD.refused, { reason: thrown.message }))
  }
}

/** Nothing is computed for those who do not read. */
async function send(to: Writable, frame: Buffer): Promise<void> {
  if (!to.write(frame) && to.writable) await Promise.race([once(to, 'drain'), once(to, 'close')])
}
