import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { useClient } from '../../hooks/useClient.js'
import { type Opening, openings } from '../openings.js'

/** How it goes with opening this wallet's app; forgotten with the view. */
export function useOpening(walletId: string): Opening['state'] | undefined {
  const client = useClient()
  const read = useCallback(() => openings.of(client), [client])
  const opening = useSyncExternalStore(openings.subscribe, read, none)
  const here = useRef(false)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
      // In a moment, because strict mode ends and begins every effect once at first.
      queueMicrotask(() => {
        if (!here.current && openings.of(client)?.walletId === walletId) openings.forget(client)
      })
    }
  }, [client, walletId])
  return opening?.walletId === walletId ? opening.state : undefined
}

function none(): undefined {
  return undefined
}
