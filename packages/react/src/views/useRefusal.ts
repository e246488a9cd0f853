import { useEffect, useState } from 'react'
import { useAnnounce } from '../ui/useAnnounce.js'

/** What is said of a field that was turned down, seen and aloud: it goes with the next key. */
export function useRefusal(): useRefusal.Result {
  const announce = useAnnounce()
  const [refused, setRefused] = useState<string>()
  useEffect(() => {
    if (refused) announce(refused, true)
  }, [announce, refused])
  return [refused, setRefused]
}

export declare namespace useRefusal {
  type Result = readonly [string | undefined, (text?: string) => void]
}
