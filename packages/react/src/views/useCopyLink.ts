import { notify } from '@foyer/core'
import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { usePairingMessages } from '../hooks/usePairingMessages.js'
import { useAnnounce } from '../ui/useAnnounce.js'
import { useCopy } from '../ui/useCopy.js'

/** Copies the pairing URI, and says aloud that it did; what the browser does not allow is said in a toast. */
export function useCopyLink(): useCopy.Result {
  const client = useFoyerClient()
  const texts = usePairingMessages()
  const announce = useAnnounce()
  return useCopy({
    onCopy: () => announce(texts.copied),
    onError: () => notify(client, { kind: 'error', code: 'pairing.copyFailed' }),
  })
}
