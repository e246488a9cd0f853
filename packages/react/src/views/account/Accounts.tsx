import { truncateAddress } from '@foyer/protocol'
import type { useAccountInUse } from '../../hooks/useAccountInUse.js'
import { useLateMessages } from '../../hooks/useLateMessages.js'
import { Row } from '../../ui/Row.js'
import { RowList } from '../../ui/RowList.js'
import { avatarImage } from '../avatarImage.js'
import { useAccountChoice } from './useAccountChoice.js'

/** The accounts the wallet gave, the one in use ticked; another one is used by picking it. */
export function Accounts({ account }: { account: useAccountInUse.Result }) {
  const texts = useLateMessages().account
  const { accounts, use } = useAccountChoice(account)
  return (
    <section className="accounts">
      <h2>{texts.accounts}</h2>
      <RowList label={texts.accounts}>
        {accounts.map(({ address, type, kind }) => (
          <Row
            key={address}
            tight
            round
            image={avatarImage(address)}
            name={kind ?? truncateAddress(address)}
            sub={kind && <bdi dir="ltr">{truncateAddress(address)}</bdi>}
            current={address === account.address}
            onPress={() => void use({ address, type })}
            testId={`account-${address}`}
          />
        ))}
      </RowList>
    </section>
  )
}
