import type { Opening, State } from '@foyer/core'
import { forgetOpening } from '@foyer/core/internal'
import { useCallback } from 'react'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../../hooks/useFoyerSelector.js'
import { useOnLeave } from '../useOnLeave.js'

/** How it goes with opening this wallet's app; forgotten with the view. */
export function useOpening(walletId: string): Opening['state'] | undefined {
  const client = useFoyerClient()
  const opening = useFoyerSelector(openingOf)
  useOnLeave(useCallback(() => forgetOpening(client, walletId), [client, walletId]))
  return opening?.walletId === walletId ? opening.state : undefined
}

function openingOf({ screens }: State): Opening | undefined {
  return screens.opening
}
