import { useCallback, useSyncExternalStore } from 'react'
import { useClient } from '../../hooks/useClient.js'
import { type Opening, openings } from '../openings.js'
import { useOnLeave } from '../useOnLeave.js'

/** How it goes with opening this wallet's app; forgotten with the view. */
export function useOpening(walletId: string): Opening['state'] | undefined {
  const client = useClient()
  const read = useCallback(() => openings.of(client), [client])
  const opening = useSyncExternalStore(openings.subscribe, read, none)
  useOnLeave(
    useCallback(() => {
      if (openings.of(client)?.walletId === walletId) openings.forget(client)
    }, [client, walletId]),
  )
  return opening?.walletId === walletId ? opening.state : undefined
}

function none(): undefined {
  return undefined
}
