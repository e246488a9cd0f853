import type { ListedWallet } from '@foyer/core'
import { pickWallet, showView } from '@foyer/core/internal'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useMessages } from '../../hooks/useMessages.js'
import { usePairingMessages } from '../../hooks/usePairingMessages.js'
import { icons } from '../../ui/icons.js'
import { Row } from '../../ui/Row.js'
import { RowList } from '../../ui/RowList.js'
import { AllWalletsRow } from '../AllWalletsRow.js'
import { useWalletRows } from '../useWalletRows.js'
import { WalletRow } from '../WalletRow.js'

/** On a phone: the wallets whose app can be opened, all of them, and the code for another device. */
export function Wallets() {
  const client = useFoyerClient()
  const { connect } = useMessages()
  const texts = usePairingMessages()
  const rows = useWalletRows().filter(isWallet)
  return (
    <RowList label={connect.wallets}>
      {rows.map((row) => (
        <WalletRow
          key={row.id}
          row={row}
          refusedBy={undefined}
          onPick={() => pickWallet(client, row)}
        />
      ))}
      <AllWalletsRow
        refusedBy={undefined}
        onPress={() => showView(client, { name: 'AllWallets' })}
      />
      <Row
        glyph={icons.qr}
        name={texts.app.showCode}
        onPress={() =>
          showView(client, { name: 'ConnectingWalletConnect', data: { walletId: undefined } })
        }
        testId="show-code"
      />
    </RowList>
  )
}

/** Pairing is listed among the wallets, and is a way to any of them. */
function isWallet({ group }: ListedWallet): boolean {
  return group !== 'walletConnect'
}
