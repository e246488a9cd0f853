import { readName } from '@foyer/core/names'
import { useEffect, useState } from 'react'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'

/** What a name shows and where it leads, and a way to read that again. What was read stands until it is. */
export function useName(name: string): useName.Result {
  const client = useFoyerClient()
  const [found, setFound] = useState<readName.Result>()
  const [isUnread, setUnread] = useState(false)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is a reason to read
  useEffect(() => {
    let isLatest = true
    setUnread(false)
    readName(client, { name }).then(
      (read) => isLatest && setFound(read),
      () => isLatest && setUnread(true),
    )
    return () => {
      isLatest = false
    }
  }, [client, name, attempt])
  return { found, isUnread, readAgain: () => setAttempt((last) => last + 1) }
}

export declare namespace useName {
  type Result = {
    /** Absent while it is read. */
    readonly found: readName.Result | undefined
    readonly isUnread: boolean
    readAgain(): void
  }
}
