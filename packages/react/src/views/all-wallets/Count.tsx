import { useEffect } from 'react'
import { useLateMessages } from '../../hooks/useLateMessages.js'
import { useAnnounce } from '../../ui/useAnnounce.js'

/** Says how many wallets a search found; seen, it needs no words. */
export function Count({ count }: { count: number }) {
  const { allWallets } = useLateMessages()
  const announce = useAnnounce()
  const text = count > 0 ? allWallets.found(count) : allWallets.none
  useEffect(() => announce(text), [announce, text])
  return null
}
