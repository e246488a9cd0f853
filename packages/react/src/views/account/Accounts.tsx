import { selectAccount } from '@foyer/core'
import { truncateAddress } from '@foyer/protocol'
import type { useAccountInUse } from '../../hooks/useAccountInUse.js'
import { useClient } from '../../hooks/useClient.js'
import { useMessages } from '../../hooks/useMessages.js'
import { Row } from '../../ui/Row.js'
import { RowList } from '../../ui/RowList.js'
import { useAnnounce } from '../../ui/useAnnounce.js'
import { avatarImage } from './avatarImage.js'

/** The accounts the wallet gave, the one in use ticked; another one is used by picking it. */
export function Accounts({ account }: { account: useAccountInUse.Result }) {
  const client = useClient()
  const texts = useMessages().account
  const announce = useAnnounce()
  const { namespace, connection } = account
  const use = (address: string) => {
    selectAccount(client, { namespace, address })
    announce(texts.nowUsing(truncateAddress(address)))
  }
  // In an order of their own: the list must not jump when the one in use changes.
  const addresses = connection.accounts.map(({ address }) => address).sort()
  return (
    <section className="accounts">
      <h2>{texts.accounts}</h2>
      <RowList label={texts.accounts}>
        {addresses.map((address) => (
          <Row
            key={address}
            tight
            round
            image={avatarImage(address)}
            name={truncateAddress(address)}
            current={address === account.address}
            onPress={() => use(address)}
            testId={`account-${address}`}
          />
        ))}
      </RowList>
    </section>
  )
}
