import { activeNetwork, type State } from '@foyer/core'
import type { SwapDraft, SwapPreview } from '@foyer/core/swap'
import type { Network } from '@foyer/protocol'
import type { ReactNode } from 'react'
import { useExact } from '../../hooks/useExact.js'
import { useExchangeMessages } from '../../hooks/useExchangeMessages.js'
import { useFoyerSelector } from '../../hooks/useFoyerSelector.js'
import { useSwapMessages } from '../../hooks/useSwapMessages.js'
import { Facts } from '../../ui/Facts.js'
import { CostInDollars } from '../CostInDollars.js'
import { shortCost } from '../shortCost.js'
import { usePercent } from '../usePercent.js'
import { useTermRows } from '../useTermRows.js'

/** What the swap comes to, the slippage, the network and its fee. */
export function Costs({ draft, preview }: { draft: SwapDraft; preview: SwapPreview }) {
  const { terms: texts } = useExchangeMessages()
  const percent = usePercent()
  const exact = useExact()
  const rows = useTermRows(draft, preview)
  const network = useFoyerSelector(networkOf)
  return (
    <Facts
      items={[
        ...rows,
        ...(preview.offer.isExact
          ? []
          : [{ name: texts.slippage, value: percent(preview.slippageBps) }]),
        { name: texts.network, value: <bdi>{network?.name ?? ''}</bdi> },
        { name: texts.fee, value: <Fee preview={preview} network={network} /> },
        ...rentOf(preview, network, exact).map((value) => ({ name: texts.rent, value })),
      ]}
    />
  )
}

function Fee({ preview, network }: { preview: SwapPreview; network: Network | undefined }) {
  const { terms: texts } = useExchangeMessages()
  const exact = useExact()
  const { below } = useSwapMessages().terms
  const { fee, feeWorth, isSponsored } = preview
  if (isSponsored) return <span data-testid="preview-fee">{texts.sponsored}</span>
  const { decimals = 18, symbol = '' } = network?.nativeCurrency ?? {}
  return (
    <span data-testid="preview-fee">
      <bdi dir="ltr" className={feeWorth === undefined ? undefined : 'preview-coin'}>
        {texts.atMost(`${exact(shortCost(fee, decimals))} ${symbol}`)}
      </bdi>
      {feeWorth !== undefined && (
        <>
          {' '}
          <CostInDollars cost={feeWorth} below={below} />
        </>
      )}
    </span>
  )
}

/** What of the fee stays with a new token account; none where nothing does. */
function rentOf(
  { fees }: SwapPreview,
  network: Network | undefined,
  exact: (decimal: string) => string,
): readonly ReactNode[] {
  const { decimals = 18, symbol = '' } = network?.nativeCurrency ?? {}
  return fees
    .filter(({ kind }) => kind === 'rent')
    .map(({ amount }) => (
      <bdi key="rent" dir="ltr" data-testid="preview-rent">
        {`${exact(shortCost(amount, decimals))} ${symbol}`}
      </bdi>
    ))
}

function networkOf({ network }: State) {
  return activeNetwork(network)
}
