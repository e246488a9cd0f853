import { isIP } from 'node:net'
import { abortedAfter } from '@foyer/protocol'
import pLimit from 'p-limit'
import { Agent, request as send } from 'undici'
import * as v from 'valibot'
import { createLookup, type Resolve, systemResolve } from './createLookup.js'
import { isAllowedAddress } from './isAllowedAddress.js'
import { type Gateways, locate } from './locate.js'
import type { Remote, RemoteFile, RemoteRequest } from './Remote.js'
import { RemoteError } from './RemoteError.js'
import { readAnswer } from './readAnswer.js'
import { readDataUrl } from './readDataUrl.js'

const redirectsMax = 3
const atOnce = 16
const waitingMax = 1_000
const jsonBytesMax = 262_144

/** Opens nothing by itself; connections come with requests. */
export function createRemote({
  near,
  gateways,
  resolve = systemResolve,
  waitMs = 8_000,
}: createRemote.Parameters): Remote {
  const dispatcher = new Agent({
    connect: { lookup: createLookup(resolve, near), timeout: waitMs },
    connections: 4,
    maxHeaderSize: 16_384,
  })
  const limit = pLimit(atOnce)

  const fetchFile = async (url: string, request: RemoteRequest): Promise<RemoteFile> => {
    // Begins when it is its turn, and ends redirects, names and the last byte alike.
    const signal = abortedAfter(waitMs, request.signal)
    let next = url
    for (let hops = 0; hops <= redirectsMax; hops += 1) {
      const answer = await follow(check(next, near), { ...request, signal }, dispatcher)
      if (typeof answer !== 'string') return answer
      next = answer
    }
    throw new RemoteError('refused')
  }

  const read: Remote['read'] = async (url, request) => {
    if (/^data:/i.test(url)) return readDataUrl(url, request.bytesMax)
    const located = locate(url, gateways)
    if (located === undefined) throw new RemoteError('refused')
    if (limit.pendingCount >= waitingMax) throw new RemoteError('busy')
    return limit(() => fetchFile(located, request))
  }

  return {
    locate: (url) => (/^data:/i.test(url) ? url : locate(url, gateways)),
    read,
    async json(url, shape, { bytesMax = jsonBytesMax, ...request } = {}) {
      const file = await read(url, { ...request, bytesMax, accept: 'application/json' })
      const result = v.safeParse(shape, parse(file.bytes))
      if (!result.success) throw new RemoteError('malformed')
      return result.output
    },
    close: () => dispatcher.destroy(),
  }
}

export declare namespace createRemote {
  type Parameters = {
    /** Whether this machine and private networks are asked too, and http; for development. */
    near: boolean
    gateways: Gateways
    resolve?: Resolve
    /** How long one request may take from its begin to its last byte. */
    waitMs?: number
  }
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new RemoteError('malformed')
  }
}

/** Names are judged when they are looked up; a number needs no look-up, so it is judged here. */
function check(text: string, near: boolean): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !(url.protocol === 'https:' || (near && url.protocol === 'http:')))
    throw new RemoteError('refused')
  if (url.username !== '' || url.password !== '') throw new RemoteError('refused')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && !isAllowedAddress(host, near)) throw new RemoteError('refused')
  return url
}

/** One request: its answer, or where it points on to. */
async function follow(
  url: URL,
  { accept, bytesMax, body, signal }: RemoteRequest,
  dispatcher: Agent,
): Promise<RemoteFile | string> {
  try {
    const answer = await send(url, {
      dispatcher,
      signal: signal ?? null,
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        accept,
        'accept-encoding': 'gzip, br',
        'user-agent': 'Foyer',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    })
    try {
      const { location } = answer.headers
      const moved = [301, 302, 303, 307, 308].includes(answer.statusCode)
      if (moved && typeof location === 'string' && URL.canParse(location, url))
        return new URL(location, url).href
      if (answer.statusCode !== 200) throw new RemoteError('unreachable')
      return await readAnswer(answer, bytesMax)
    } finally {
      // What is not read any more must not keep coming.
      answer.body.on('error', () => undefined).destroy()
    }
  } catch (error) {
    throw error instanceof RemoteError ? error : new RemoteError('unreachable', { cause: error })
  }
}
