import { lastSwapTokens } from '@foyer/core/internal'
import { listSwapTokens } from '@foyer/core/swap'
import { useEffect, useState } from 'react'
import { useFoyerClient } from '../hooks/useFoyerClient.js'

/** What can be chosen for a swap, by a text. What was found for the last text stays until the next is found; an overtaken answer is dropped. It begins with what was there the last time. */
export function useSwapTokens(search: string): useSwapTokens.Result {
  const client = useFoyerClient()
  const [tries, setTries] = useState(0)
  const [found, setFound] = useState<useSwapTokens.Found>(() => {
    const tokens = lastSwapTokens(client)
    return tokens ? { status: 'success', tokens } : { status: 'pending' }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another reading
  useEffect(() => {
    let isOver = false
    const show = (next: useSwapTokens.Found) => {
      if (!isOver) setFound(next)
    }
    listSwapTokens(client, { search }).then(
      (tokens) => show({ status: 'success', tokens }),
      () => show({ status: 'error' }),
    )
    return () => {
      isOver = true
    }
  }, [client, search, tries])
  return {
    ...found,
    retry() {
      setFound({ status: 'pending' })
      setTries(tries + 1)
    },
  }
}

export declare namespace useSwapTokens {
  type Found = {
    readonly status: 'pending' | 'success' | 'error'
    readonly tokens?: listSwapTokens.Result | undefined
  }
  type Result = Found & { retry(): void }
}
