import { truncateAddress } from '@foyer/protocol'
import type { useAccountInUse } from '../../hooks/useAccountInUse.js'
import { useIdentity } from '../../hooks/useIdentity.js'
import { useMessages } from '../../hooks/useMessages.js'
import { Avatar } from '../../ui/Avatar.js'
import { CopyButton } from '../../ui/CopyButton.js'
import { useAnnounce } from '../../ui/useAnnounce.js'

/** Who is connected, on one line: picture, name and address. A name never hides the address. */
export function Profile({ account }: { account: useAccountInUse.Result }) {
  const { actions } = useMessages()
  const { address, caipAddress, pending } = account
  const announce = useAnnounce()
  const { name, avatar } = useIdentity(caipAddress)
  return (
    <div className="profile">
      <Avatar address={address} size={28} src={avatar} pending={pending} />
      {name && (
        <h2 className="profile-name" dir="auto">
          {name}
        </h2>
      )}
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
    </div>
  )
}
