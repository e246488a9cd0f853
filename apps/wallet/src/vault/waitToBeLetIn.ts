import { pause } from '@foyer/protocol'
import type { CallError } from '../services/CallError.js'
import { statusOf } from './sets/refusal.js'
import type { Missing } from './Vault.js'

const firstMs = 500
const lastMs = 3_000
/** The longest that a service asks to wait for because of too many requests in a minute. Limits of mails are longer, or of the resend. */
const minuteSeconds = 60

/**
 * Repeats the request until nothing is missing, ever slower: all browsers behind one network address share what it may request in a
 * minute. A refusal of that kind is waited out. The mail goes out again at most once. Rejects with the reason of `signal`.
 */
export async function waitToBeLetIn(
  request: (resend: boolean) => Promise<Missing>,
  { signal, resend = false }: { signal: AbortSignal; resend?: boolean | undefined },
): Promise<void> {
  let again = resend
  for (let nextMs = firstMs; ; nextMs = Math.min(nextMs * 1.2, lastMs)) {
    signal.throwIfAborted()
    let waitMs = nextMs
    try {
      if ((await request(again)) !== 'device') return
    } catch (error) {
      const seconds = statusOf(error) === 429 ? (error as CallError).retryAfterSeconds : undefined
      if (again || !seconds || seconds > minuteSeconds) throw error
      waitMs = seconds * 1_000
    }
    again = false
    await pause(waitMs, { signal })
  }
}
