import { track } from '@foyer/core'
import { useClient } from '../../hooks/useClient.js'
import { useDerived } from '../../hooks/useDerived.js'
import { useMessages } from '../../hooks/useMessages.js'
import { useNumber } from '../../hooks/useNumber.js'
import { Row } from '../../ui/Row.js'
import { Tag } from '../../ui/Tag.js'
import { useAllWallets } from '../useAllWallets.js'
import { offersAllWallets } from './offersAllWallets.js'

/** The way to the whole list, where the host offers it, and how many wallets it has. */
export function AllWalletsRow({ refusedBy, onPress }: AllWalletsRow.Props) {
  const client = useClient()
  const { connect } = useMessages()
  const number = useNumber()
  const count = useAllWallets().length
  const offered = useDerived(offersAllWallets)
  if (!offered || count === 0) return null
  return (
    <Row
      glyph="grid"
      name={connect.allWallets}
      end={<Tag>{number(count)}</Tag>}
      disabled={refusedBy !== undefined}
      describedBy={refusedBy}
      onPress={() => {
        if (refusedBy !== undefined) return
        track(client, { event: 'CLICK_ALL_WALLETS' })
        onPress()
      }}
      testId="all-wallets"
    />
  )
}

export declare namespace AllWalletsRow {
  type Props = { refusedBy: string | undefined; onPress: () => void }
}
