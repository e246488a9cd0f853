import type { State } from '@foyer/core'
import { findNetwork, showView } from '@foyer/core/internal'
import { findContact, type SentTransfer } from '@foyer/core/send'
import { explorerUrl, parseCaipNetworkId, truncateAddress } from '@foyer/protocol'
import { Fragment } from 'react'
import type { useAccountInUse } from '../../hooks/useAccountInUse.js'
import { useAssetMessages } from '../../hooks/useAssetMessages.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../../hooks/useFoyerSelector.js'
import { AssetRow } from '../../ui/AssetRow.js'
import { Button } from '../../ui/Button.js'
import { icons } from '../../ui/icons.js'
import { VisuallyHidden } from '../../ui/VisuallyHidden.js'
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
        <Fragment key={one.hash}>
          <TransferRow transfer={one} />
          <WayOn transfer={one} isHere={account.balanceOf?.caipNetworkId === one.caipNetworkId} />
        </Fragment>
      ))}
    </ul>
  )
}

function TransferRow({ transfer }: { transfer: SentTransfer }) {
  const client = useFoyerClient()
  const { transfers: texts } = useAssetMessages()
  const networks = useFoyerSelector(networkOf)
  const { status, hash, calls, caipNetworkId, symbol, amount, to, name, swap, isAbsent } = transfer
  const network = findNetwork(networks, caipNetworkId)
  const { namespace } = parseCaipNetworkId(caipNetworkId)
  const contact = findContact(client, { namespace, address: to })
  return (
    <AssetRow
      fallback={symbol}
      mark={marks[status]}
      name={
        isAbsent && status === 'sent' ? texts.absent : swap ? texts.swaps[status] : texts[status]
      }
      sub={
        <bdi>
          {swap
            ? texts.forOther(`${swap.received ?? swap.quoted} ${swap.symbol}`)
            : texts.to(contact?.label ?? name ?? truncateAddress(to))}
        </bdi>
      }
      end={
        amount === '0' ? undefined : (
          <Amount>
            {amount} {symbol}
          </Amount>
        )
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

/** Of one that did not arrive: why, as the chain says it, and the way to try it again. */
function WayOn({ transfer, isHere }: { transfer: SentTransfer; isHere: boolean }) {
  const client = useFoyerClient()
  const { transfers: texts } = useAssetMessages()
  const { status, reason, asset, amount, symbol, name, to } = transfer
  const canRepeat = isHere && asset !== undefined
  if ((status !== 'failed' && status !== 'expired') || !(reason || canRepeat)) return null
  const data = { to: name ?? to, amount, ...(asset !== 'coin' && { token: asset }) }
  return (
    <li className="transfer-end">
      {reason && <bdi data-testid="transfer-reason">{texts.reason(reason)}</bdi>}
      {canRepeat && (
        <Button
          size="small"
          icon={icons.retry}
          onPress={() => showView(client, { name: 'WalletSend', data })}
          testId="transfer-again"
        >
          <span aria-hidden="true">{texts.again}</span>
          <VisuallyHidden>{texts.againOf(`${amount} ${symbol}`)}</VisuallyHidden>
        </Button>
      )}
    </li>
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
