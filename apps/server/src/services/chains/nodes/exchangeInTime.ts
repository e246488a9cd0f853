import { readText } from '../../../bounds/readText.js'
import { afterUnref } from '../../../bounds/timers/afterUnref.js'
import { ChainError } from '../ChainError.js'
import { isPassing } from './isPassing.js'
import { NodeFault } from './NodeFault.js'
import type { NodeAddress } from './toAddress.js'

/**
 * Sends a node one request, waits for the whole answer, and reads it by `read`.
 *
 * @throws `ChainError` with what the node says of the call, `NodeFault` when another node may do
 *   better, the signal's reason when it was called off
 */
export async function exchangeInTime(
  { headers, hide }: NodeAddress,
  { url, init, read, limits: { waitMs, bytesMax, signal } }: exchangeInTime.Parameters,
): Promise<unknown> {
  // Not `AbortSignal.timeout`, whose timer stays until its end however soon the node answers, and not `within`: the end aborts here as well.
  const ending = new AbortController()
  const end = () => ending.abort()
  const cancel = afterUnref(waitMs, end)
  signal?.addEventListener('abort', end, { once: true })
  try {
    signal?.throwIfAborted()
    const response = await fetch(url, {
      ...init,
      headers: { accept: 'application/json', ...init.headers, ...headers },
      redirect: 'error',
      signal: ending.signal,
    })
    const { status } = response
    if (status === 429) throw new NodeFault('limited')
    const text = () => readText(response, bytesMax, () => new NodeFault('oversized'))
    return await read({ status, text, hide })
  } catch (error) {
    signal?.throwIfAborted()
    throw judge(error, ending.signal.aborted)
  } finally {
    cancel()
    signal?.removeEventListener('abort', end)
    // Nothing more is read of a body that was given up.
    end()
  }
}

export declare namespace exchangeInTime {
  type Limits = { waitMs: number; bytesMax: number; signal?: AbortSignal | undefined }
  /** What came back, before its body is read. `hide` takes the place of the node out of it. */
  type Answer = { status: number; text(): Promise<string>; hide: NodeAddress['hide'] }
  type Parameters = {
    url: string
    init: { method: string; body?: string; headers?: Readonly<Record<string, string>> }
    read(answer: Answer): Promise<unknown>
    limits: Limits
  }
}

/** The URL may hold a key, so what the platform says of a failure stays here. */
function judge(error: unknown, ended: boolean): Error {
  if (error instanceof ChainError) {
    const passing = isPassing(error)
    return passing ? new NodeFault(passing, error) : error
  }
  if (error instanceof NodeFault) return error
  if (error instanceof SyntaxError) return new NodeFault('malformed')
  return new NodeFault(ended ? 'late' : 'unreachable')
}
