import { truncateAddress } from '@foyer/protocol'
import { useMessages } from '../hooks/useMessages.js'
import { CopyButton } from '../ui/CopyButton.js'
import { useAnnounce } from '../ui/useAnnounce.js'

/** The address, shortened for the eye; a press copies the whole of it. */
export function AddressCopy({ address }: { address: string }) {
  const { actions } = useMessages()
  const announce = useAnnounce()
  return (
    <CopyButton
      text={address}
      label={actions.copy}
      copiedLabel={actions.copied}
      announce={announce}
      onError={() => announce(actions.copyFailed)}
      testId="copy-address"
    >
      <bdi dir="ltr" data-testid="account-address">
        {truncateAddress(address)}
      </bdi>
    </CopyButton>
  )
}
