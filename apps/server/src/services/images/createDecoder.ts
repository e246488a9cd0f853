import { Worker } from 'node:worker_threads'
import { Image } from '@foyer/protocol/api'
import pLimit from 'p-limit'
import * as v from 'valibot'
import type { RemoteFile } from '../remote/Remote.js'
import { RemoteError } from '../remote/RemoteError.js'

/** Makes small clean pictures of what strangers call pictures. */
export type Decoder = {
  /** @throws `RemoteError` when it is no picture, or one that is not worth its cost */
  decode(file: RemoteFile): Promise<Image>
  close(): Promise<void>
}

const idleMs = 10_000
const types = ['image/png', 'image/jpeg', 'image/jpg', 'image/gif', 'image/webp', 'image/svg+xml']

/**
 * One thread, begun with the first picture and ended when none comes for a while, because the memory
 * that a large one took is only then given back. A picture that takes too long ends it too.
 */
export function createDecoder({ waitMs = 5_000 }: { waitMs?: number } = {}): Decoder {
  const turn = pLimit(1)
  let thread: Worker | undefined
  let idle: NodeJS.Timeout | undefined

  const end = async () => {
    clearTimeout(idle)
    const ended = thread
    thread = undefined
    await ended?.terminate()
  }
  const decode = async (file: RemoteFile): Promise<Image> => {
    clearTimeout(idle)
    thread ??= start()
    const answer = await ask(thread, file, waitMs)
    const result = v.safeParse(Answer, answer)
    if (!result.success) {
      // Who failed once may have been left in any state.
      await end()
      throw new RemoteError('malformed')
    }
    idle = setTimeout(end, idleMs).unref()
    return result.output.image
  }
  return {
    async decode(file) {
      if (!types.includes(file.type)) throw new RemoteError('malformed')
      return turn(() => decode(file))
    },
    async close() {
      turn.clearQueue()
      await end()
    },
  }
}

const Answer = v.object({ image: Image })

function start(): Worker {
  const thread = new Worker(new URL('decoder.mjs', import.meta.url), {
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 },
  })
  thread.unref()
  return thread
}

/** What the thread answers; nothing when it dies or time is up. */
function ask(thread: Worker, { type, bytes }: RemoteFile, waitMs: number): Promise<unknown> {
  return new Promise((resolve) => {
    const late = setTimeout(done, waitMs)
    function done(answer?: unknown) {
      clearTimeout(late)
      thread.off('message', done).off('error', failed).off('exit', failed)
      // A thread that breaks later, when nobody listens, must not take the process along.
      thread.on('error', () => undefined)
      resolve(answer)
    }
    const failed = () => done()
    thread.once('message', done).once('error', failed).once('exit', failed)
    thread.postMessage({ type, bytes: new Uint8Array(bytes) })
  })
}
