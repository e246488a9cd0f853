import { Worker } from 'node:worker_threads'

type Row = Record<string, unknown>
type Options = { rowMode?: 'array' | 'object' }
type Answer = { rows: Row[]; fields: { name: string; dataTypeID: number }[]; affectedRows?: number }
type Reply = { id: number; result?: unknown; error?: { message: string } }
type Waiting = { resolve(value: unknown): void; reject(reason: unknown): void }

type Session = { query(text: string, parameters?: unknown[], options?: Options): Promise<Answer> }

/** What the PGlite driver of Drizzle needs of a client, served by another thread. */
export type WorkerClient = Session & {
  exec(text: string): Promise<void>
  transaction<result>(work: (session: Session) => Promise<result>): Promise<result>
  close(): Promise<void>
}

/** What crosses to the thread and back lives for one query: room for much of it would only be filled with garbage. */
const youngMb = 12

/**
 * Opens the embedded database in a thread of its own.
 *
 * @param folder where it keeps its files, or `memory://`
 * @param archive files that it begins with; only where it has none
 */
export async function createWorkerClient(folder: string, archive?: string): Promise<WorkerClient> {
  const worker = new Worker(new URL('worker.mjs', import.meta.url), {
    workerData: { folder, archive },
    execArgv: [],
    resourceLimits: { maxYoungGenerationSizeMb: youngMb },
  })
  const request = createRequest(worker)
  try {
    await request.opened
  } catch (error) {
    await worker.terminate()
    throw error
  }

  const query: Session['query'] = (text, parameters = [], { rowMode } = {}) =>
    request({ method: 'query', text, parameters, rowMode }) as Promise<Answer>
  const exec = (text: string) => request({ method: 'exec', text }).then(() => undefined)

  /** There is one session: a query during a transaction waits for its end. */
  let gate: Promise<unknown> = Promise.resolve()
  return {
    query: (...parameters) => gate.then(() => query(...parameters)),
    exec: (text) => gate.then(() => exec(text)),
    transaction(work) {
      const done = gate.then(() => transact({ query }, exec, work))
      gate = done.then(
        () => undefined,
        () => undefined,
      )
      return done
    },
    async close() {
      await gate
      await request({ method: 'close' }).finally(() => worker.terminate())
    },
  }
}

async function transact<result>(
  session: Session,
  exec: (text: string) => Promise<void>,
  work: (session: Session) => Promise<result>,
): Promise<result> {
  await exec('begin')
  try {
    const result = await work(session)
    await exec('commit')
    return result
  } catch (error) {
    await exec('rollback')
    throw error
  }
}

/** Sends a message to the thread and waits for the reply with its number. */
function createRequest(worker: Worker) {
  const waiting = new Map<number, Waiting>()
  let last = 0
  let gone: Error | undefined

  const fail = (reason: Error) => {
    gone = reason
    for (const { reject } of waiting.values()) reject(reason)
    waiting.clear()
  }
  worker.on('error', (error) => fail(new Error('The embedded database failed', { cause: error })))
  worker.on('exit', () => fail(new Error('The embedded database is closed')))
  worker.on('message', ({ id, result, error }: Reply) => {
    const one = waiting.get(id)
    waiting.delete(id)
    if (error) one?.reject(Object.assign(new Error(error.message), error))
    else one?.resolve(result)
  })

  const wait = (id: number) =>
    new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject }))
  const request = (message: object): Promise<unknown> => {
    if (gone) return Promise.reject(gone)
    last += 1
    const reply = wait(last)
    worker.postMessage({ ...message, id: last })
    return reply
  }
  return Object.assign(request, { opened: wait(0) })
}
