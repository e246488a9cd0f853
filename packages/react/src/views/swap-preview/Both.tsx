import { ownPicture, worthOf } from '@foyer/core/internal'
import { type ChosenToken, type SwapDraft, swapTerms } from '@foyer/core/swap'
import { formatUnits, parseUnits } from '@foyer/protocol'
import type { ReactNode } from 'react'
import { useDollars } from '../../hooks/useDollars.js'
import { useExact } from '../../hooks/useExact.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useSwapMessages } from '../../hooks/useSwapMessages.js'
import { Art } from '../../ui/Art.js'
import { Refresh } from './Refresh.js'

/** What is given, with every digit, and what is received about. */
export function Both({ draft }: { draft: SwapDraft }) {
  const texts = useSwapMessages()
  const { fromToken, toToken, preview, amount, status } = draft
  if (!fromToken || !toToken) return null
  const got = preview?.toAmount ?? swapTerms(draft)?.toAmount
  const given = preview?.amount ?? amount.units ?? 0n
  return (
    <div className="preview-parts">
      <Part title={texts.pay} token={fromToken} units={given} testId="preview-pays" />
      {got !== undefined && (
        <Part title={texts.about} token={toToken} units={got} testId="preview-receives">
          {preview && status === 'prepared' && <Refresh since={preview.madeAt} />}
        </Part>
      )}
    </div>
  )
}

function Part({ title, token, units, testId, children }: Part.Props) {
  const client = useFoyerClient()
  const dollars = useDollars()
  const exact = useExact()
  const worth = worthOf(units, token)
  return (
    <section className="preview-part">
      <div className="preview-head">
        <h2>{title}</h2>
        {children}
      </div>
      <bdi className="preview-amount" dir="ltr" data-testid={testId}>
        {exact(formatUnits(units, token.decimals))} {token.symbol}
      </bdi>
      <Art src={ownPicture(client, token.iconUrl)} name={token.symbol} size={40} round />
      {worth !== undefined && (
        <bdi className="preview-worth" dir="ltr">
          {dollars(parseUnits(worth, 6)).whole}
        </bdi>
      )}
    </section>
  )
}

declare namespace Part {
  type Props = {
    title: string
    token: ChosenToken
    units: bigint
    testId: string
    children?: ReactNode
  }
}
