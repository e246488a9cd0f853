import { selectAccount } from '@foyer/core'
import { truncateAddress } from '@foyer/protocol'
import type { useAccountInUse } from '../../hooks/useAccountInUse.js'
import { useClient } from '../../hooks/useClient.js'
import { useMessages } from '../../hooks/useMessages.js'
import { Avatar } from '../../ui/Avatar.js'
import { useAnnounce } from '../../ui/useAnnounce.js'

/** The accounts the wallet gave, in a line; another one is used by picking it. */
export function AccountChips({ account }: { account: useAccountInUse.Result }) {
  const client = useClient()
  const texts = useMessages().account
  const announce = useAnnounce()
  const { namespace, connection } = account
  const use = (address: string) => {
    selectAccount(client, { namespace, address })
    announce(texts.nowUsing(truncateAddress(address)))
  }
  // In an order of their own: the line must not jump when the one in use changes.
  const addresses = connection.accounts.map(({ address }) => address).sort()
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets the role of a list without bullets
    <ul className="account-chips" role="list" aria-label={texts.accounts}>
      {addresses.map((address) => (
        <li key={address}>
          <button
            type="button"
            className="account-chip"
            aria-current={address === account.address ? 'true' : undefined}
            data-testid={`account-${address}`}
            onClick={() => use(address)}
          >
            <Avatar address={address} size={22} />
            <bdi dir="ltr">{truncateAddress(address)}</bdi>
          </button>
        </li>
      ))}
    </ul>
  )
}
