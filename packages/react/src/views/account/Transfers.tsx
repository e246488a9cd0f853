import type { State } from '@foyer/core'
import { findNetwork } from '@foyer/core/internal'
import { findContact, type SentTransfer } from '@foyer/core/send'
import { explorerUrl, parseCaipNetworkId, truncateAddress } from '@foyer/protocol'
import type { useAccountInUse } from '../../hooks/useAccountInUse.js'
import { useAssetMessages } from '../../hooks/useAssetMessages.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../../hooks/useFoyerSelector.js'
import { AssetRow } from '../../ui/AssetRow.js'
import { icons } from '../../ui/icons.js'
import { Amount } from '../Amount.js'

/** More of them than this are in the activity. */
const shownMax = 2

/** What this account sent from here: on its way, in a block, or failed. Each leads to the block explorer. */
export function Transfers({ account }: { account: useAccountInUse.Result }) {
  const texts = useAssetMessages()
  const sent = useFoyerSelector(sentOf)
  const { address, namespace } = account
  const shown = sent.filter(
    (one) => one.from === address && one.caipNetworkId.startsWith(`${namespace}:`),
  )
  if (shown.length === 0) return null
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets the role of a list without bullets
    <ul className="rows" role="list" aria-label={texts.transfers.list}>
      {shown.slice(0, shownMax).map((one) => (
        <TransferRow key={one.hash} transfer={one} />
      ))}
    </ul>
  )
}

function TransferRow({ transfer }: { transfer: SentTransfer }) {
  const client = useFoyerClient()
  const { transfers: texts } = useAssetMessages()
  const networks = useFoyerSelector(networkOf)
  const { status, hash, calls, caipNetworkId, symbol, amount, to, name } = transfer
  const network = findNetwork(networks, caipNetworkId)
  const { namespace } = parseCaipNetworkId(caipNetworkId)
  const contact = findContact(client, { namespace, address: to })
  return (
    <AssetRow
      fallback={symbol}
      mark={marks[status]}
      name={texts[status]}
      sub={<bdi>{texts.to(contact?.label ?? name ?? truncateAddress(to))}</bdi>}
      end={
        <Amount>
          {amount} {symbol}
        </Amount>
      }
      tone={
        status === 'failed' || status === 'cancelled' || status === 'expired' ? 'void' : undefined
      }
      // No explorer knows calls of which no block is known.
      href={network && hash !== calls ? explorerUrl(network, 'tx', hash) : undefined}
      testId={`transfer-${status}`}
    />
  )
}

const failed = { glyph: icons.cross, tone: 'error' } as const
const marks: { readonly [status in SentTransfer['status']]: AssetRow.Props['mark'] } = {
  sent: 'busy',
  unknown: 'busy',
  final: { glyph: icons.tick },
  replaced: { glyph: icons.tick },
  ...{ failed, cancelled: failed, expired: failed },
}

function sentOf({ send }: State) {
  return send.sent
}

function networkOf({ network }: State) {
  return network
}
