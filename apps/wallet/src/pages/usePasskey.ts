import { useCallback, useEffect, useRef, useState } from 'react'
import type { KeptPasskey } from '../approval/verify/Passkey.js'
import { Failure } from '../frame/Failure.js'
import { en } from './texts/en.js'
import { useTask } from './useTask.js'
import { useVisit } from './VisitContext.js'

/** The rule of who is logged in, and the way to change what it guards. `undefined` until it was read. */
export function usePasskey() {
  const { document, passkeys, vault } = useVisit()
  const task = useTask()
  const { run } = task
  const [rule, setRule] = useState<{ passkey: KeptPasskey | undefined }>()
  const load = useCallback(async () => setRule({ passkey: await passkeys.read() }), [passkeys])
  useEffect(() => void run(load), [run, load])
  const asked = useRef<AbortController>(undefined)
  const [isAsking, setAsking] = useState(false)
  /** What the browser was asked for a passkey is called off: it may say nothing for long where there is none. */
  const stop = useCallback(() => asked.current?.abort(), [])
  useEffect(() => stop, [stop])

  /** Asks for it, in a press, for this and nothing else. @throws `Failure` in words for the person */
  const confirm = async (about: string) => {
    const passkey = await passkeys.read()
    if (!passkey) return
    const [{ askPasskey }, { challengeOf }] = await Promise.all([
      import('../approval/verify/askPasskey.js'),
      import('../approval/verify/challengeOf.js'),
    ])
    const nonce = crypto.getRandomValues(new Uint8Array(32))
    const challenge = challengeOf({ about, wallet: vault.wallet()?.walletId }, nonce)
    const own = new AbortController()
    asked.current = own
    setAsking(true)
    // Of the window that the person is in.
    const credentials = document.defaultView?.navigator.credentials
    const said = await askPasskey(passkey.credentialId, challenge, own.signal, credentials)
      .catch((cause: unknown) => {
        throw new Failure(en.passkey.refused, undefined, { cause })
      })
      .finally(() => setAsking(false))
    if (!(await passkeys.confirm(said, challenge))) throw new Failure(en.passkey.refused)
  }
  return { ...task, rule, load, confirm, isAsking, stop }
}
