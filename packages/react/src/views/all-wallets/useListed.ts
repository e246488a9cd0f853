import type { ListedWallet, State } from '@foyer/core'
import {
  allWallets,
  listContext,
  loadWallets,
  seekWallets,
  soughtWallets,
} from '@foyer/core/internal'
import { walletSearchMin, walletsPageSize } from '@foyer/protocol'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../../hooks/useFoyerSelector.js'
import { matching } from './matching.js'

/** A few tiles of room say that more are to come; before the first page it is the room of the whole page. */
const roomTiles = 8

/**
 * The wallets that the list shows: as far as they were read, or those that fit what is sought, those known at once and
 * those that the directory finds.
 */
export function useListed(typed: string): useListed.Result {
  const client = useFoyerClient()
  const search = typed.trim()
  const searching = search.length >= walletSearchMin
  const wallets = useFoyerSelector(walletsOf)
  const { certified, pages, search: sought } = wallets.directory
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another badge is another list
  useEffect(() => {
    void loadWallets(client, { first: true })
  }, [client, certified])
  // biome-ignore lint/correctness/useExhaustiveDependencies: so it is for what is sought; and a retry seeks again
  useEffect(() => {
    const life = new AbortController()
    void seekWallets(client, { text: search, signal: life.signal })
    return () => life.abort()
  }, [client, search, certified, tries])

  const listed = useMemo(() => {
    const context = listContext(client)
    const all = allWallets(wallets, context)
    if (!searching) return matching(all, '')
    const known = matching(all, search)
    return sought.text === search ? [...known, ...soughtWallets(wallets, context, known)] : known
  }, [client, wallets, searching, search, sought.text])

  const { status } = searching ? sought : pages
  const isPending = searching
    ? status === 'loading' || sought.text !== search
    : status !== 'failed' && pages.next !== undefined
  const more = useCallback(() => {
    if (searching) setTries((count) => count + 1)
    else void loadWallets(client)
  }, [client, searching])
  const reach = useCallback(() => {
    if (!searching) void loadWallets(client)
  }, [client, searching])
  return {
    listed,
    searching,
    failed: status === 'failed',
    pending: isPending ? (!searching && pages.next === 1 ? walletsPageSize : roomTiles) : 0,
    reach,
    retry: more,
  }
}

export declare namespace useListed {
  type Result = {
    listed: readonly ListedWallet[]
    searching: boolean
    failed: boolean
    /** How many tiles to keep room for. */
    pending: number
    /** The end of what was read came near. */
    reach: () => void
    retry: () => void
  }
}

function walletsOf({ wallets }: State): State['wallets'] {
  return wallets
}
