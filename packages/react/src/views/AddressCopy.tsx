import { notify } from '@foyer/core'
import { truncateAddress } from '@foyer/protocol'
import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { useMessages } from '../hooks/useMessages.js'
import { CopyButton } from '../ui/CopyButton.js'

/** The address, shortened for the eye; a press copies the whole of it, and a notice says so. */
export function AddressCopy({ address }: { address: string }) {
  const { actions } = useMessages()
  const client = useFoyerClient()
  return (
    <CopyButton
      text={address}
      label={actions.copy}
      onCopy={() => notify(client, { kind: 'success', code: 'address_copied' })}
      onError={() => notify(client, { kind: 'error', code: 'copy_failed' })}
      testId="copy-address"
    >
      <bdi dir="ltr" data-testid="account-address">
        {truncateAddress(address)}
      </bdi>
    </CopyButton>
  )
}
