import { type OfferedSwap, type SwapDraft, type SwapPreview, swapTerms } from '@foyer/core/swap'
import { swapOutputDecimals } from '@foyer/protocol'
import type { ReactNode } from 'react'
import { useSwapMessages } from '../hooks/useSwapMessages.js'
import type { SwapMessages } from '../locales/SwapMessages.js'
import { providerName } from './providerName.js'
import { readRate } from './readRate.js'
import { usePercent } from './usePercent.js'
import { useSwapAmount } from './useSwapAmount.js'

/** Rate, minimum, price impact and what the provider takes, as names and values: of the preview, else of the chosen offer. None while there is neither. */
export function useTermRows(
  draft: SwapDraft,
  preview?: SwapPreview,
): readonly { name: string; value: ReactNode }[] {
  const texts = useSwapMessages()
  const write = useSwapAmount()
  const percent = usePercent()
  const terms = swapTerms(draft)
  // What is signed is what the preview has, whatever is offered by now.
  const shown = preview ?? terms
  const { fromToken, toToken } = draft
  const given = preview?.amount ?? draft.amount.units
  if (!shown || !fromToken || !toToken || !given || shown.toAmount === 0n) return []
  const { offer, minReceived } = shown
  const rate = readRate({
    given: { ...fromToken, units: given },
    got: { ...toToken, units: shown.toAmount },
  })
  const impact = offer.impactBps ?? terms?.impactBps
  return [
    {
      name: texts.terms.rate,
      value: (
        <bdi dir="ltr" data-testid="swap-rate">
          {texts.terms.rateOf(rate.one, write(shortOf(rate.amount)), rate.other)}
        </bdi>
      ),
    },
    {
      name: texts.terms.minimum,
      value: (
        <bdi dir="ltr" data-testid="swap-minimum">
          {write(minReceived, toToken.decimals)} {toToken.symbol}
        </bdi>
      ),
    },
    ...(offer.isExact
      ? []
      : [
          {
            name: texts.terms.impact,
            value: <Impact bps={impact} percent={percent} texts={texts} />,
          },
        ]),
    ...feesOf(offer, draft).map(({ symbol, amount: units, decimals }) => ({
      name: texts.terms.providerFee,
      value: (
        <bdi dir="ltr" data-testid="swap-fee">
          {write(costOf(units, decimals), decimals)} {symbol}
        </bdi>
      ),
    })),
    { name: texts.terms.provider, value: <bdi>{providerName(texts, offer.provider)}</bdi> },
  ]
}

/** A rate of thousands needs no more than two places. */
function shortOf(rate: string): string {
  const [whole = '', fraction = ''] = rate.split('.')
  return whole.length > 3 ? `${whole}.${fraction.slice(0, 2)}` : rate
}

/** An unknown one is not none. */
function Impact({ bps, percent, texts }: Impact.Props) {
  if (bps === undefined) return <span data-testid="swap-impact">{texts.terms.unknown}</span>
  return (
    <bdi dir="ltr" data-testid="swap-impact">
      {bps < 1 ? texts.terms.below(percent(1)) : percent(bps)}
    </bdi>
  )
}

declare namespace Impact {
  type Props = { bps: number | undefined; percent: (bps: number) => string; texts: SwapMessages }
}

/** Rounded up to what is written of it. */
function costOf(units: bigint, decimals: number): bigint {
  const step = 10n ** BigInt(Math.max(0, decimals - swapOutputDecimals))
  return units < step ? units : ((units + step - 1n) / step) * step
}

/** What the provider takes of either token, in one sum each. */
function feesOf({ fees }: OfferedSwap, { fromToken, toToken }: SwapDraft) {
  return [fromToken, toToken].flatMap((token) => {
    const own = fees.filter(
      (fee) => token && fee.token?.toLowerCase() === token.address?.toLowerCase(),
    )
    const amount = own.reduce((sum, fee) => sum + fee.amount, 0n)
    return token && amount > 0n ? [{ symbol: token.symbol, decimals: token.decimals, amount }] : []
  })
}
