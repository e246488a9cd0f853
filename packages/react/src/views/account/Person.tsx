import { truncateAddress } from '@foyer/protocol'
import type { useAccountInUse } from '../../hooks/useAccountInUse.js'
import { useIdentity } from '../../hooks/useIdentity.js'
import { useMessages } from '../../hooks/useMessages.js'
import { Avatar } from '../../ui/Avatar.js'
import { CopyButton } from '../../ui/CopyButton.js'
import { useAnnounce } from '../../ui/useAnnounce.js'

/** Who is connected: a name never hides the address. */
export function Person({ account }: { account: useAccountInUse.Result }) {
  const { actions } = useMessages()
  const { address, caipAddress, pending } = account
  const announce = useAnnounce()
  const { name, avatar } = useIdentity(caipAddress)
  return (
    <>
      <Avatar address={address} size={72} src={avatar} pending={pending} />
      {name && (
        <h2 className="account-name" dir="auto">
          {name}
        </h2>
      )}
      <p className="account-address" data-alone={name ? undefined : true}>
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
      </p>
    </>
  )
}
