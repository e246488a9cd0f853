import type { Client, State } from '@foyer/core'
import { track } from '@foyer/core/internal'
import { useDerived } from '../hooks/useDerived.js'
import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { useMessages } from '../hooks/useMessages.js'
import { useNumber } from '../hooks/useNumber.js'
import { icons } from '../ui/icons.js'
import { Row } from '../ui/Row.js'
import { Tag } from '../ui/Tag.js'
import { offersAllWallets } from './offersAllWallets.js'
import { useAllWallets } from './useAllWallets.js'

/** The way to the whole list, where the host offers it, and how many wallets it has. */
export function AllWalletsRow({ refusedBy, onPress }: AllWalletsRow.Props) {
  const client = useFoyerClient()
  const { connect } = useMessages()
  const number = useNumber()
  const known = useAllWallets().length
  const { total, hasServer } = useDerived(directoryOf)
  const offered = useDerived(offersAllWallets)
  if (!offered || (known === 0 && !hasServer)) return null
  // What is known of a directory before it has answered is no number to show.
  const count = hasServer ? total : Math.max(known, total ?? 0)
  return (
    <Row
      glyph={icons.grid}
      name={connect.allWallets}
      end={count !== undefined && <Tag>{number(Math.max(count, known))}</Tag>}
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

function directoryOf({ options }: Client, { wallets }: State) {
  return { total: wallets.directory.total, hasServer: options.server !== undefined }
}
