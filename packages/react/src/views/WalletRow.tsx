import type { ListedWallet } from '@foyer/core'
import { useMessages } from '../hooks/useMessages.js'
import { Installed } from '../ui/Installed.js'
import { icons } from '../ui/icons.js'
import { Row } from '../ui/Row.js'
import { Tag } from '../ui/Tag.js'

/** One wallet to pick. Where it cannot be yet, `refusedBy` is the id of the element that says why. */
export function WalletRow({ row, refusedBy, onPick }: WalletRow.Props) {
  return (
    <Row
      {...(row.imageUrl && { image: row.imageUrl })}
      glyph={row.group === 'walletConnect' ? icons.qr : undefined}
      name={row.name}
      end={<Mark row={row} />}
      disabled={refusedBy !== undefined}
      describedBy={refusedBy}
      onPress={() => {
        if (refusedBy === undefined) onPick()
      }}
      testId={`wallet-${row.id}`}
    />
  )
}

export declare namespace WalletRow {
  type Props = { row: ListedWallet; refusedBy: string | undefined; onPick: () => void }
}

function Mark({ row }: { row: ListedWallet }) {
  const { connect } = useMessages()
  // It is a way to any wallet, and none itself.
  if (row.group === 'walletConnect') return null
  if (row.disputed) return <Tag tone="warn">{connect.disputed}</Tag>
  if (row.group === 'recent') return <Tag tone="accent">{connect.recent}</Tag>
  // What the host offers is reached from here, and need not be here.
  if (row.connectors.length > 0 && row.group !== 'external')
    return <Installed>{connect.installed}</Installed>
  return null
}
