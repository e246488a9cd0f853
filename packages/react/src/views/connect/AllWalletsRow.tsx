import { isMobile, type State, track } from '@foyer/core'
import { useClient } from '../../hooks/useClient.js'
import { useMessages } from '../../hooks/useMessages.js'
import { useNumber } from '../../hooks/useNumber.js'
import { useSelect } from '../../hooks/useSelect.js'
import { Row } from '../../ui/Row.js'
import { Tag } from '../../ui/Tag.js'
import { useAllWallets } from '../useAllWallets.js'

/** The way to the whole list, where the host offers it, and how many wallets it has. */
export function AllWalletsRow({ refusedBy, onPress }: AllWalletsRow.Props) {
  const client = useClient()
  const { connect } = useMessages()
  const number = useNumber()
  const count = useAllWallets().length
  const on = useSelect(featureOn)
  const offered = client.options.allWallets
  const shown = offered === 'SHOW' || (offered === 'ONLY_MOBILE' && isMobile(client.environment))
  if (!on || !shown || count === 0) return null
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

function featureOn({ features }: State): boolean {
  return features.allWallets
}
