import {
  acceptSwapWarning,
  type SwapDraft,
  type SwapPreview,
  type SwapWarning,
} from '@foyer/core/swap'
import { useExchangeMessages } from '../../hooks/useExchangeMessages.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import type { ExchangeMessages } from '../../locales/ExchangeMessages.js'
import { Banner } from '../../ui/Banner.js'
import { Check } from '../../ui/Check.js'
import { usePercent } from '../usePercent.js'
import { useSwapAmount } from '../useSwapAmount.js'

/** What is odd about the swap. What may cost money has to be ticked before anything is signed. */
export function Warnings({ draft, preview }: { draft: SwapDraft; preview: SwapPreview }) {
  const texts = useExchangeMessages()
  const write = useSwapAmount()
  const { toToken, accepted, status } = draft
  const { before } = preview
  const amountOf = (units: bigint) => `${write(units, toToken?.decimals)} ${toToken?.symbol ?? ''}`
  return (
    <>
      {before && (
        <Banner title={texts.preview.moved} testId="warning-moved">
          {texts.preview.movedText(amountOf(before.toAmount), amountOf(preview.toAmount))}
        </Banner>
      )}
      {preview.warnings
        .filter(({ code }) => !(before && code === 'price_moved'))
        .map((warning) => (
          <Warning
            key={`${warning.code} ${warning.side ?? ''}`}
            warning={warning}
            symbol={(warning.side === 'from' ? draft.fromToken : toToken)?.symbol ?? ''}
            isAccepted={accepted.includes(warning.code)}
            isHeld={status !== 'prepared'}
          />
        ))}
    </>
  )
}

function Warning({ warning, symbol, isAccepted, isHeld }: Warning.Props) {
  const client = useFoyerClient()
  const texts = useExchangeMessages()
  const percent = usePercent()
  const { code, mustConfirm, bps } = warning
  return (
    <div className="swap-warning" data-testid={`warning-${code}`}>
      <Banner
        tone={mustConfirm ? 'danger' : code === 'price_unknown' ? 'info' : 'warn'}
        title={titleOf(texts, warning, { symbol, share: percent(bps ?? 0) })}
      >
        {texts.warnings[`${code}Text`]}
      </Banner>
      {mustConfirm && (
        <Check
          checked={isAccepted}
          disabled={isHeld}
          onChange={(isTicked) => acceptSwapWarning(client, { code, isAccepted: isTicked })}
          testId={`accept-${code}`}
        >
          {texts.preview.accept}
        </Check>
      )}
    </div>
  )
}

declare namespace Warning {
  type Props = { warning: SwapWarning; symbol: string; isAccepted: boolean; isHeld: boolean }
}

function titleOf(
  { warnings }: ExchangeMessages,
  { code }: SwapWarning,
  { symbol, share }: { symbol: string; share: string },
): string {
  if (code === 'token_unlisted') return warnings.token_unlisted(symbol)
  const title = warnings[code]
  return typeof title === 'string' ? title : title(share)
}
