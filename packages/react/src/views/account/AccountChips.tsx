import { truncateAddress } from '@foyer/protocol'
import type { useAccountInUse } from '../../hooks/useAccountInUse.js'
import { useLateMessages } from '../../hooks/useLateMessages.js'
import { Avatar } from '../../ui/Avatar.js'
import { useAccountChoice } from './useAccountChoice.js'

/** The accounts the wallet gave, in a line; another one is used by picking it. */
export function AccountChips({ account }: { account: useAccountInUse.Result }) {
  const texts = useLateMessages().account
  const { accounts, use } = useAccountChoice(account)
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets the role of a list without bullets
    <ul className="account-chips" role="list" aria-label={texts.accounts}>
      {accounts.map(({ address, type, kind }) => (
        <li key={address}>
          <button
            type="button"
            className="account-chip"
            aria-current={address === account.address ? 'true' : undefined}
            data-testid={`account-${address}`}
            onClick={() => void use({ address, type })}
          >
            <Avatar address={address} size={22} />
            {kind ? <span>{kind}</span> : <bdi dir="ltr">{truncateAddress(address)}</bdi>}
          </button>
        </li>
      ))}
    </ul>
  )
}
