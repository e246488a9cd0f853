import { useEffect } from 'react'
import { useLateMessages } from '../../hooks/useLateMessages.js'
import { Button } from '../../ui/Button.js'
import { Note } from '../../ui/Note.js'
import { useAnnounce } from '../../ui/useAnnounce.js'

/** The notice that a part of the list could not be fetched, with a button to retry. */
export function Failed({ onRetry }: { onRetry: () => void }) {
  const { allWallets, actions } = useLateMessages()
  const announce = useAnnounce()
  useEffect(() => announce(allWallets.failed), [announce, allWallets.failed])
  return (
    <div className="wallets-failed">
      <Note tone="error">{allWallets.failed}</Note>
      <Button size="small" onPress={onRetry} testId="wallets-retry">
        {actions.tryAgain}
      </Button>
    </div>
  )
}
