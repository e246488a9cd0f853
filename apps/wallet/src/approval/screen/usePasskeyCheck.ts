import { useEffect, useRef, useState } from 'react'
import type { Warning } from '../judge/Warning.js'
import { askPasskey } from '../verify/askPasskey.js'
import { challengeOf } from '../verify/challengeOf.js'
import { isRisky } from '../verify/isRisky.js'
import type { Answering } from './Answering.js'
import type { Scene } from './Scene.js'

/** Whether a passkey is asked for, and the asking, in a press. */
export function usePasskeyCheck({ ready, check, warnings, onVerdict }: usePasskeyCheck.Parameters) {
  const [state, setState] = useState<'none' | 'asking' | 'failed'>('none')
  const isThere = useRef(false)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])
  const isNeeded =
    check !== undefined &&
    ready !== undefined &&
    isRisky(ready.action, { facts: ready.facts, warnings, limit: check.limit })

  const approve = async () => {
    if (!isNeeded) return onVerdict('approved')
    setState('asking')
    try {
      const said = await askPasskey(check.credentialId, challengeOf(ready.action, check.nonce))
      // For another request by now: it is nobody's answer.
      if (!isThere.current) return
      setState('none')
      onVerdict('approved', said)
    } catch {
      if (isThere.current) setState('failed')
    }
  }
  return { isNeeded, isAsking: state === 'asking', hasFailed: state === 'failed', approve }
}

export type PasskeyCheck = ReturnType<typeof usePasskeyCheck>

export declare namespace usePasskeyCheck {
  type Parameters = Pick<Scene, 'ready' | 'check'> &
    Pick<Answering, 'onVerdict'> & { warnings: readonly Warning[] }
}
