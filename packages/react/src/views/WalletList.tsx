import { pickWallet, showView } from '@foyer/core/internal'
import type { ReactNode } from 'react'
import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { useMessages } from '../hooks/useMessages.js'
import { RowList } from '../ui/RowList.js'
import { AllWalletsRow } from './AllWalletsRow.js'
import { useWalletRows } from './useWalletRows.js'
import { WalletRow } from './WalletRow.js'

/** The wallets of the first screen and the row to all of them; a press on a wallet connects it. */
export function WalletList({ refusedBy, children }: WalletList.Props) {
  const client = useFoyerClient()
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
            onPick={() => pickWallet(client, row)}
          />
        ))}
        {children}
        <AllWalletsRow
          refusedBy={refusedBy}
          onPress={() => showView(client, { name: 'AllWallets' })}
        />
      </RowList>
      {rows.some(({ disputed }) => disputed) && <p className="disputed">{connect.disputedNote}</p>}
    </>
  )
}

export declare namespace WalletList {
  type Props = { refusedBy: string | undefined; children?: ReactNode }
}
