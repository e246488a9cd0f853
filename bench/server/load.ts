import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'undici'

export type Asked = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}

export type Load = {
  /** Milliseconds from when a request was due, not from when it could be sent, to its whole answer. */
  readonly times: readonly number[]
  /** Answers with another status than 200. */
  readonly refused: number
  readonly seconds: number
}

const headers = { 'content-type': 'application/json' }

/**
 * Sends requests at a fixed pace, whatever the answers take: a server that falls behind is measured as
 * slow, and does not slow down those who ask.
 */
export async function paced(
  origin: string,
  { perSecond, seconds, ask }: { perSecond: number; seconds: number; ask: (nth: number) => Asked },
): Promise<Load> {
  const pool = new Pool(origin, { connections: 50, pipelining: 1 })
  const count = perSecond * seconds
  const began = performance.now()
  const results: Promise<Result>[] = []
  while (results.length < count) {
    const due = Math.min(count, ((performance.now() - began) / 1000) * perSecond)
    for (; results.length < due; ) {
      const dueAt = began + (results.length / perSecond) * 1000
      results.push(send(pool, ask(results.length), dueAt))
    }
    await sleep(1)
  }
  const load = summed(await Promise.all(results), began)
  await pool.close()
  return load
}

/** Keeps so many requests in flight for a time: what the server can take at most. */
export async function crowded(
  origin: string,
  { inFlight, seconds, ask }: { inFlight: number; seconds: number; ask: (nth: number) => Asked },
): Promise<Load> {
  const pool = new Pool(origin, { connections: inFlight, pipelining: 1 })
  const began = performance.now()
  const results: Result[] = []
  let nth = 0
  const one = async () => {
    while (performance.now() - began < seconds * 1000) {
      nth += 1
      results.push(await send(pool, ask(nth), performance.now()))
    }
  }
  await Promise.all(Array.from({ length: inFlight }, one))
  const load = summed(results, began)
  await pool.close()
  return load
}

type Result = { readonly ms: number; readonly accepted: boolean }

async function send(
  pool: Pool,
  { method, path, body, headers: more }: Asked,
  dueAt: number,
): Promise<Result> {
  const { statusCode, body: answer } = await pool.request({
    method,
    path,
    headers: { ...headers, ...more },
    ...(body !== undefined && { body }),
  })
  await answer.dump()
  return { ms: performance.now() - dueAt, accepted: statusCode === 200 }
}

function summed(results: readonly Result[], began: number): Load {
  return {
    times: results.map(({ ms }) => ms),
    refused: results.filter(({ accepted }) => !accepted).length,
    seconds: (performance.now() - began) / 1000,
  }
}
