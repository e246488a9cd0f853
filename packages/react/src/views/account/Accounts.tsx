import { truncateAddress } from '@foyer/protocol'
import type { useAccountInUse } from '../../hooks/useAccountInUse.js'
import { useLateMessages } from '../../hooks/useLateMessages.js'
import { Row } from '../../ui/Row.js'
import { RowList } from '../../ui/RowList.js'
import { avatarImage } from './avatarImage.js'
import { useAccountChoice } from './useAccountChoice.js'

/** The accounts the wallet gave, the one in use ticked; another one is used by picking it. */
export function Accounts({ account }: { account: useAccountInUse.Result }) {
  const texts = useLateMessages().account
  const { addresses, use } = useAccountChoice(account)
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
