import type { useAccountInUse } from '../../hooks/useAccountInUse.js'
import { useIdentity } from '../../hooks/useIdentity.js'
import { Avatar } from '../../ui/Avatar.js'
import { AddressCopy } from '../AddressCopy.js'

/** The connected account: picture, name and address. A name never hides the address. */
export function AccountCard({ account }: { account: useAccountInUse.Result }) {
  const { address, caipAddress, pending } = account
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
        <AddressCopy address={address} />
      </p>
    </>
  )
}
