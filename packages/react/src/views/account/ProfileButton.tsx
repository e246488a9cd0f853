import { showView } from '@foyer/core/internal'
import { truncateAddress } from '@foyer/protocol'
import type { useAccountInUse } from '../../hooks/useAccountInUse.js'
import { useEmbeddedMessages } from '../../hooks/useEmbeddedMessages.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useIdentity } from '../../hooks/useIdentity.js'
import { Avatar } from '../../ui/Avatar.js'
import { Icon } from '../../ui/Icon.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { useSheet } from '../../ui/useSheet.js'
import { VisuallyHidden } from '../../ui/VisuallyHidden.js'
import css from './Profile.css?inline'

/** Whose embedded wallet it is; a press leads to all that belongs to it. */
export function ProfileButton({ account }: { account: useAccountInUse.Result }) {
  useSheet(css)
  const client = useFoyerClient()
  const { account: texts } = useEmbeddedMessages()
  const { address, caipAddress, pending } = account
  const { name, avatar } = useIdentity(caipAddress)
  return (
    <button
      type="button"
      className="profile profile-button"
      data-testid="profile"
      onClick={() => showView(client, { name: 'AccountSettings' })}
    >
      <VisuallyHidden>{texts.settings} </VisuallyHidden>
      <Avatar address={address} size={28} src={avatar} pending={pending} />
      <span className="profile-name" dir="auto">
        {name ?? <bdi dir="ltr">{truncateAddress(address)}</bdi>}
      </span>
      <Icon of={lateIcons.chevronDown} size={16} />
    </button>
  )
}
