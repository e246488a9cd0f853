import { cancelPairing, preparePairing, type State } from '@foyer/core'
import { callOffOnClose } from '@foyer/core/internal'
import { pairingExpiredBelowMs } from '@foyer/protocol'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../hooks/useFoyerSelector.js'

/** How often a code is replaced without a press: after about twenty minutes it is left to expire. */
const renewalsMax = 5

/**
 * The waiting pairing, kept alive while it is shown: a live one is used again, one about to expire is replaced while the
 * page is visible, up to `renewalsMax` times.
 */
export function useLiveCode(): useLiveCode.Result {
  const client = useFoyerClient()
  const pairing = useFoyerSelector(pairingOf)
  const { status, expiresAt } = pairing
  const [stale, setStale] = useState(false)
  const [renewals, setRenewals] = useState(0)
  const left = useRef(renewalsMax)

  const prepare = useCallback(() => {
    setStale(false)
    // The state has the error, and the view shows it from there.
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
    // It may have been seen again before this.
    onBack()
    return () => document.removeEventListener('visibilitychange', onBack)
  }, [stale, prepare])

  return { ...pairing, stale, renewals, renew, retry }
}

export declare namespace useLiveCode {
  type Result = State['pairing'] & {
    /** It has expired; `renew` makes another. */
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
