import { Worker } from 'node:worker_threads'
import { within } from '@foyer/protocol'
import { Image } from '@foyer/protocol/api'
import pLimit from 'p-limit'
import * as v from 'valibot'
import { afterUnref } from '../../bounds/timers/afterUnref.js'
import type { RemoteFile } from '../remote/Remote.js'
import { RemoteError } from '../remote/RemoteError.js'

/** Makes small clean pictures of what strangers call pictures. */
export type Decoder = {
  /** @throws `RemoteError` when it is no picture, or one that is not worth its cost */
  decode(file: RemoteFile): Promise<Image>
  close(): Promise<void>
}

const idleMs = 10_000
/** How long a thread may take to begin, however busy the machine is. */
const beginMs = 30_000
const types = ['image/png', 'image/jpeg', 'image/jpg', 'image/gif', 'image/webp', 'image/svg+xml']

/**
 * One thread, begun with the first picture and ended when none comes for a while, because the memory
 * that a large one took is only then given back. A picture that takes too long ends it too; that the
 * thread takes long to begin is not the picture's fault.
 */
export function createDecoder({ waitMs = 5_000 }: { waitMs?: number } = {}): Decoder {
  const turn = pLimit(1)
  let thread: Thread | undefined
  let stay = () => {}

  const end = async () => {
    stay()
    const ended = thread
    thread = undefined
    await ended?.worker.terminate()
  }
  const decode = async (file: RemoteFile): Promise<Image> => {
    stay()
    thread ??= start()
    const { hasBegun, worker } = thread
    const answer = (await hasBegun) && (await requestPicture(worker, file, waitMs))
    const result = v.safeParse(Answer, answer)
    if (!result.success) {
      // A worker that failed once may be in any state.
      await end()
      throw new RemoteError('malformed')
    }
    stay = afterUnref(idleMs, end)
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

type Thread = { worker: Worker; hasBegun: Promise<boolean> }

function start(): Thread {
  const worker = new Worker(new URL('decoder.mjs', import.meta.url), {
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 },
  })
  // A worker that breaks later, without a listener, must not end the process.
  worker.on('error', () => undefined).unref()
  return { worker, hasBegun: next(worker, beginMs).then((said) => said === 'ready') }
}

function requestPicture(
  worker: Worker,
  { type, bytes }: RemoteFile,
  waitMs: number,
): Promise<unknown> {
  const answer = next(worker, waitMs)
  worker.postMessage({ type, bytes: new Uint8Array(bytes) })
  return answer
}

/** What a thread says next; nothing when it dies or time is up. */
function next(thread: Worker, waitMs: number): Promise<unknown> {
  let done: (answer?: unknown) => void = () => {}
  const failed = () => done()
  const answer = new Promise<unknown>((resolve) => {
    done = resolve
    thread.once('message', done).once('error', failed).once('exit', failed)
  })
  return within(answer, waitMs)
    .catch(() => undefined)
    .finally(() => thread.off('message', done).off('error', failed).off('exit', failed))
}
