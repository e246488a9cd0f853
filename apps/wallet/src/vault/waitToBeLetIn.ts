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
    await pause(signal)
  }
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, pollMs)
    signal.addEventListener('abort', stop, { once: true })
  })
}
