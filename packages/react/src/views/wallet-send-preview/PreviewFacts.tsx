import { activeNetwork, type State } from '@foyer/core'
import type { SendPreview, SendToken } from '@foyer/core/send'
import { formatUnits, type Network } from '@foyer/protocol'
import { useExact } from '../../hooks/useExact.js'
import { useFoyerSelector } from '../../hooks/useFoyerSelector.js'
import { usePaymentMessages } from '../../hooks/usePaymentMessages.js'
import { Facts } from '../../ui/Facts.js'
import { CostInDollars } from '../CostInDollars.js'
import { shortCost } from '../shortCost.js'

/** The network, the fee in coin and dollars with its parts, and what arrives where that is less. */
export function PreviewFacts({ preview, token, memo }: PreviewFacts.Props) {
  const exact = useExact()
  const { preview: texts } = usePaymentMessages()
  const network = useFoyerSelector(networkOf)
  const { receives, amount, fees, fee, feeWorth, isSponsored } = preview
  const less = receives !== undefined && receives !== amount
  return (
    <Facts
      items={[
        { name: texts.network, value: network?.name ?? '' },
        ...(memo ? [{ name: texts.memo, value: <bdi>{memo}</bdi> }] : []),
        ...(less
          ? [
              {
                name: texts.receives,
                value: (
                  <bdi dir="ltr">{`${exact(formatUnits(receives, token.decimals))} ${token.symbol}`}</bdi>
                ),
              },
            ]
          : []),
        {
          name: texts.fee,
          value: isSponsored ? (
            <span data-testid="preview-fee">{texts.sponsored}</span>
          ) : (
            <Cost amount={fee} worth={feeWorth} network={network} isAll />
          ),
        },
        ...fees.flatMap(({ kind, amount: part, worth }) =>
          kind === 'network'
            ? []
            : { name: texts[kind], value: <Cost amount={part} worth={worth} network={network} /> },
        ),
      ]}
    />
  )
}

export declare namespace PreviewFacts {
  type Props = { preview: SendPreview; token: SendToken; memo: string }
}

function Cost({ amount, worth, network, isAll }: Cost.Props) {
  const { preview: texts } = usePaymentMessages()
  const exact = useExact()
  const { decimals = 18, symbol = '' } = network?.nativeCurrency ?? {}
  const coin = `${exact(shortCost(amount, decimals))} ${symbol}`
  return (
    <span data-testid={isAll ? 'preview-fee' : undefined}>
      <bdi
        dir={isAll ? undefined : 'ltr'}
        className={worth === undefined ? undefined : 'preview-coin'}
      >
        {/* A sentence of the reader’s language: the amount alone is left to right. */}
        {isAll ? texts.atMost(`\u2066${coin}\u2069`) : coin}
      </bdi>
      {worth !== undefined && (
        <>
          {' '}
          <CostInDollars cost={worth} below={texts.below} />
        </>
      )}
    </span>
  )
}

declare namespace Cost {
  type Props = {
    amount: bigint
    worth: string | undefined
    network: Network | undefined
    isAll?: boolean
  }
}

function networkOf({ network }: State) {
  return activeNetwork(network)
}
