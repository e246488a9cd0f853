import { show } from '@foyer/core'
import type { ReactNode } from 'react'
import { useClient } from '../hooks/useClient.js'
import { useMessages } from '../hooks/useMessages.js'
import { RowList } from '../ui/RowList.js'
import { AllWalletsRow } from './AllWalletsRow.js'
import { pick } from './pick.js'
import { useWalletRows } from './useWalletRows.js'
import { WalletRow } from './WalletRow.js'

/** The wallets of the first screen and the way to all of them; a press asks one. */
export function WalletList({ refusedBy, children }: WalletList.Props) {
  const client = useClient()
  const { connect } = useMessages()
  const rows = useWalletRows()
  return (
    <>
      <RowList label={connect.wallets}>
        {rows.map((row) => (
          <WalletRow
            key={row.id}
            row={row}
            refusedBy={refusedBy}
            onPick={() => pick(client, row)}
          />
        ))}
        {children}
        <AllWalletsRow refusedBy={refusedBy} onPress={() => show(client, { name: 'AllWallets' })} />
      </RowList>
      {rows.some(({ disputed }) => disputed) && <p className="disputed">{connect.disputedNote}</p>}
    </>
  )
}

export declare namespace WalletList {
  type Props = { refusedBy: string | undefined; children?: ReactNode }
}
