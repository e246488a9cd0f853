import { pause } from '@foyer/protocol'
import type { Missing } from './Vault.js'

const pollMs = 500

/** Asks until nothing is missing. The mail goes out again at most once. Rejects with the reason of `signal`. */
export async function waitToBeLetIn(
  request: (resend: boolean) => Promise<Missing>,
  { signal, resend = false }: { signal: AbortSignal; resend?: boolean | undefined },
) {
  let again = resend
  for (;;) {
    signal.throwIfAborted()
    if ((await request(again)) !== 'device') return
    again = false
    await pause(pollMs, { signal })
  }
}
