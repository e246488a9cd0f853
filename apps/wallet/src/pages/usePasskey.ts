import { useCallback, useEffect, useRef, useState } from 'react'
import type { StoredPasskey } from '../approval/verify/Passkey.js'
import { Failure } from '../errors/Failure.js'
import { useTask } from './useTask.js'
import { useVisit } from './VisitContext.js'

/** The rule of who is logged in, and the way to change what it guards. `undefined` until it was read. */
export function usePasskey() {
  const { document, passkeys, vault } = useVisit()
  const task = useTask()
  const { run } = task
  const [rule, setRule] = useState<{ passkey: StoredPasskey | undefined }>()
  const load = useCallback(async () => setRule({ passkey: await passkeys.read() }), [passkeys])
  useEffect(() => void run(load), [run, load])
  const running = useRef<AbortController>(undefined)
  const [isPending, setPending] = useState(false)
  /** What the browser was asked for a passkey is called off: it may say nothing for long where there is none. */
  const stop = useCallback(() => running.current?.abort(), [])
  useEffect(() => stop, [stop])

  /** Requests it, in a press, for this and nothing else. @throws `Failure` with a text for the user */
  const confirm = async (about: string) => {
    const passkey = await passkeys.read()
    if (!passkey) return
    const [{ requestPasskey }, { challengeOf }] = await Promise.all([
      import('../approval/verify/requestPasskey.js'),
      import('../approval/verify/challengeOf.js'),
    ])
    const nonce = crypto.getRandomValues(new Uint8Array(32))
    const challenge = challengeOf({ about, wallet: vault.wallet()?.walletId }, nonce)
    const own = new AbortController()
    running.current = own
    setPending(true)
    // Of the window that the user is in.
    const credentials = document.defaultView?.navigator.credentials
    const said = await requestPasskey(passkey.credentialId, challenge, own.signal, credentials)
      .catch((cause: unknown) => {
        throw refused(cause)
      })
      .finally(() => setPending(false))
    if (!(await passkeys.confirm(said, challenge))) throw refused()
  }
  return { ...task, rule, load, confirm, isPending, stop }
}

function refused(cause?: unknown): Failure {
  const reason = { is: 'passkeyRefused' } as const
  return new Failure('The passkey did not approve.', undefined, { cause, reason })
}
