import type { useAccountInUse } from '../../hooks/useAccountInUse.js'
import { useIdentity } from '../../hooks/useIdentity.js'
import { Avatar } from '../../ui/Avatar.js'
import { useSheet } from '../../ui/useSheet.js'
import { AddressCopy } from '../AddressCopy.js'
import css from './Profile.css?inline'

/** The connected account on one line: picture, name and address. A name never hides the address. */
export function Profile({ account }: { account: useAccountInUse.Result }) {
  useSheet(css)
  const { address, caipAddress, pending } = account
  const { name, avatar } = useIdentity(caipAddress)
  return (
    <div className="profile">
      <Avatar address={address} size={28} src={avatar} pending={pending} />
      {name && (
        <h2 className="profile-name" dir="auto">
          {name}
        </h2>
      )}
      <AddressCopy address={address} />
    </div>
  )
}
