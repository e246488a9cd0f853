import type { Account, ConnectionOf } from '@foyer/core'
import { chooseAccount } from '@foyer/core/internal'
import { truncateAddress } from '@foyer/protocol'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useLateMessages } from '../../hooks/useLateMessages.js'
import { Row } from '../../ui/Row.js'
import { useAnnounce } from '../../ui/useAnnounce.js'
import { avatarImage } from '../avatarImage.js'
import { useTask } from '../useTask.js'

/** One account of a connected wallet. A press uses it, and with it its wallet and chain family; nothing is requested of the wallet. */
export function AccountRow({ account, connection, isInUse }: AccountRow.Props) {
  const { address, type } = account
  const { namespace, connectorId } = connection
  const { options } = useFoyerClient()
  const { account: texts, wallets } = useLateMessages()
  const announce = useAnnounce()
  const { begin } = useTask('chooseAccount', chooseAccount)
  const types: Readonly<Partial<Record<Account['type'], string>>> = wallets.types
  const label = options.addressLabels?.[address] ?? types[type]
  const short = truncateAddress(address)
  const use = async () => {
    if (isInUse) return
    if (await begin({ namespace, connectorId, address, type })) announce(texts.nowUsing(short))
  }
  return (
    <Row
      tight
      round
      image={avatarImage(address)}
      name={label ?? short}
      sub={label && <bdi dir="ltr">{short}</bdi>}
      current={isInUse}
      onPress={() => void use()}
      testId={`account-${address}`}
    />
  )
}

export declare namespace AccountRow {
  type Props = { account: Account; connection: ConnectionOf; isInUse: boolean }
}
