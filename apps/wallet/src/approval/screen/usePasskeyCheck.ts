import { useCallback, useEffect, useRef, useState } from 'react'
import type { Warning } from '../judge/Warning.js'
import { challengeOf } from '../verify/challengeOf.js'
import { isRisky } from '../verify/isRisky.js'
import { requestPasskey } from '../verify/requestPasskey.js'
import type { Answering } from './Answering.js'
import type { Scene } from './Scene.js'

/** Whether a passkey is asked for, and the asking, in a press. */
export function usePasskeyCheck({ ready, check, warnings, onVerdict }: usePasskeyCheck.Parameters) {
  const [state, setState] = useState<'none' | 'asking' | 'failed'>('none')
  const running = useRef<AbortController>(undefined)
  const stop = useCallback(() => {
    running.current?.abort()
    running.current = undefined
  }, [])
  // It belonged to an earlier request: the answer is dropped.
  useEffect(() => stop, [stop])
  const isNeeded =
    check !== undefined &&
    ready !== undefined &&
    isRisky(ready.action, { facts: ready.facts, warnings, limit: check.limit })

  const approve = async () => {
    if (!isNeeded) return onVerdict('approved')
    // Pressed once more, it is asked anew.
    stop()
    const own = new AbortController()
    running.current = own
    const isOwn = () => running.current === own
    setState('asking')
    try {
      const challenge = challengeOf(ready.action, check.nonce)
      const said = await requestPasskey(check.credentialId, challenge, own.signal)
      if (!isOwn()) return
      setState('none')
      onVerdict('approved', said)
    } catch {
      if (isOwn()) setState('failed')
    }
  }
  const leave = () => {
    stop()
    setState('none')
  }
  return { isNeeded, isPending: state === 'asking', hasFailed: state === 'failed', approve, leave }
}

export type PasskeyCheck = ReturnType<typeof usePasskeyCheck>

export declare namespace usePasskeyCheck {
  type Parameters = Pick<Scene, 'ready' | 'check'> &
    Pick<Answering, 'onVerdict'> & { warnings: readonly Warning[] }
}
