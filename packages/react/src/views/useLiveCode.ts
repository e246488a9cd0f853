import { cancelPairing, preparePairing, type State } from '@foyer/core'
import { pairingExpiredBelowMs } from '@foyer/protocol'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useClient } from '../hooks/useClient.js'
import { useSelect } from '../hooks/useSelect.js'
import { callOffOnClose } from './callOffOnClose.js'

/** So often a code is replaced unasked: twenty minutes in front of a code, and nobody is there. */
const renewalsMax = 5

/**
 * The pairing that waits, kept alive while it is shown: a live one is used again, one about to expire is replaced as long
 * as somebody seems to look.
 */
export function useLiveCode(): useLiveCode.Result {
  const client = useClient()
  const pairing = useSelect(pairingOf)
  const { status, expiresAt } = pairing
  const [stale, setStale] = useState(false)
  const [renewals, setRenewals] = useState(0)
  const left = useRef(renewalsMax)

  const prepare = useCallback(() => {
    setStale(false)
    // What goes wrong stands in the state, and is shown from there.
    preparePairing(client).catch(() => {})
  }, [client])
  useEffect(() => {
    callOffOnClose(client)
    prepare()
  }, [client, prepare])

  const renew = useCallback(() => {
    left.current = renewalsMax
    setRenewals((count) => count + 1)
    prepare()
  }, [prepare])
  const retry = useCallback(() => {
    cancelPairing(client)
    prepare()
  }, [client, prepare])

  useEffect(() => {
    if (status !== 'waiting' || expiresAt === undefined) return
    const { clock } = client
    return clock.after(Math.max(0, expiresAt - pairingExpiredBelowMs - clock.now()), () => {
      if (left.current === 0 || document.visibilityState === 'hidden') {
        setStale(true)
        return
      }
      left.current -= 1
      setRenewals((count) => count + 1)
      prepare()
    })
  }, [client, status, expiresAt, prepare])
  useEffect(() => {
    if (!stale) return
    const onBack = () => {
      if (document.visibilityState === 'visible' && left.current > 0) prepare()
    }
    document.addEventListener('visibilitychange', onBack)
    return () => document.removeEventListener('visibilitychange', onBack)
  }, [stale, prepare])

  return { ...pairing, stale, renewals, renew, retry }
}

export declare namespace useLiveCode {
  type Result = State['pairing'] & {
    /** It has expired, and waits for the person to want another. */
    stale: boolean
    /** How many codes came in the place of the first. */
    renewals: number
    renew: () => void
    /** Begins anew after a failure. */
    retry: () => void
  }
}

function pairingOf({ pairing }: State): State['pairing'] {
  return pairing
}
