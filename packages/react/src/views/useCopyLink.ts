import { notify } from '@foyer/core'
import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { useCopy } from '../ui/useCopy.js'

/** Copies the pairing URI. A notice says that it did, or that the browser does not allow it. */
export function useCopyLink(): useCopy.Result {
  const client = useFoyerClient()
  return useCopy({
    onCopy: () => notify(client, { kind: 'success', code: 'link_copied' }),
    onError: () => notify(client, { kind: 'error', code: 'copy_failed' }),
  })
}
