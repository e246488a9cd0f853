import type { State } from '@foyer/core'
import { listPurchases, type Purchase, recallPurchases } from '@foyer/core/buy'
import { findNetwork } from '@foyer/core/internal'
import { explorerUrl } from '@foyer/protocol'
import { useEffect } from 'react'
import { useAccountInUse } from '../../hooks/useAccountInUse.js'
import { useBuyMessages } from '../../hooks/useBuyMessages.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../../hooks/useFoyerSelector.js'
import { readBuy } from '../../locales/readBuy.js'
import { AssetRow } from '../../ui/AssetRow.js'
import { EmptyState } from '../../ui/EmptyState.js'
import { icons } from '../../ui/icons.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { Amount } from '../Amount.js'
import { buyOf } from '../buyOf.js'
import { first, type LateView } from '../first.js'
import { sellerName } from '../sellerName.js'
import { useMoney } from '../useMoney.js'
import { useWhen } from '../useWhen.js'

export const view: LateView<'OnRampActivity'> = {
  after: first,
  texts: ['late', 'assets', 'buy'],
  title: (_, __, ___, client) => readBuy(client).purchases.title,
  Body: Purchases,
}

/** What the account in use bought in this browser, or, where it is signed in at the host's server, in any. */
function Purchases() {
  const client = useFoyerClient()
  const { purchases: texts } = useBuyMessages()
  const account = useAccountInUse()
  // Each change of them draws the list anew.
  useFoyerSelector(buyOf)
  useEffect(() => {
    // Without an answer what this browser knows is shown.
    if (account) void recallPurchases(client).catch(() => {})
  }, [client, account])
  const shown = account ? listPurchases(client) : []
  if (shown.length === 0)
    return <EmptyState icon={lateIcons.card} title={texts.none} text={texts.noneText} lit />
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets the role of a list without bullets
    <ul className="rows" role="list" aria-label={texts.list}>
      {shown.map((one) => (
        <PurchaseRow key={one.order} purchase={one} />
      ))}
    </ul>
  )
}

const failed = { glyph: icons.cross, tone: 'error' } as const
const marks: { readonly [status in Purchase['status']]: AssetRow.Props['mark'] } = {
  waiting: 'busy',
  arrived: { glyph: icons.tick },
  failed,
  unclear: failed,
}

function PurchaseRow({ purchase }: { purchase: Purchase }) {
  const { purchases: texts } = useBuyMessages()
  const { money, tokens } = useMoney()
  const networks = useFoyerSelector(networkOf)
  const { status, symbol, received, provider, fiat, amount, at, hash, caipNetworkId } = purchase
  const when = useWhen()(at)
  const network = findNetwork(networks, caipNetworkId)
  return (
    <AssetRow
      fallback={symbol}
      mark={marks[status]}
      name={`${texts[status]} · ${symbol}`}
      sub={<bdi>{texts.by(sellerName(provider))}</bdi>}
      end={
        <Amount>{received === undefined ? money(amount, fiat) : tokens(received, symbol)}</Amount>
      }
      endSub={
        <time dateTime={when.iso} title={when.whole}>
          {when.short}
        </time>
      }
      tone={status === 'arrived' ? 'got' : status === 'waiting' ? undefined : 'void'}
      href={network && hash !== undefined ? explorerUrl(network, 'tx', hash) : undefined}
      testId={`purchase-${status}`}
    />
  )
}

function networkOf({ network }: State) {
  return network
}
