import type { SwapDraft, SwapPreview, SwapStep } from '@foyer/core/swap'
import { formatUnits } from '@foyer/protocol'
import { useState } from 'react'
import { useExchangeMessages } from '../../hooks/useExchangeMessages.js'
import { Icon } from '../../ui/Icon.js'
import { icons } from '../../ui/icons.js'
import { Spinner } from '../../ui/Spinner.js'
import { VisuallyHidden } from '../../ui/VisuallyHidden.js'
import { useSwapAmount } from '../useSwapAmount.js'

/** What the wallet is sent, in its order, and which of it is done. Nothing where the swap is all. */
export function Steps({ draft, preview }: { draft: SwapDraft; preview: SwapPreview }) {
  const texts = useExchangeMessages()
  const write = useSwapAmount()
  const left = preview.steps.map(({ kind }) => kind)
  // A preview that is made anew has no steps any more that are done.
  const [all, setAll] = useState(left)
  if (left.length > all.length) setAll(left)
  const { fromToken, toToken, status } = draft
  if (all.length < 2 || !fromToken || !toToken) return null
  const done = all.length - left.length
  // What is allowed is exactly this.
  const given = `${formatUnits(preview.amount, fromToken.decimals)} ${fromToken.symbol}`
  const got = `${write(preview.toAmount, toToken.decimals)} ${toToken.symbol}`
  const sentences: { readonly [kind in SwapStep['kind']]: string } = {
    reset: texts.steps.reset(fromToken.symbol),
    approve: texts.steps.approve(given),
    swap: texts.steps.swap(given, got),
  }
  const isBusy = status === 'approving' || status === 'asking'
  return (
    <>
      <ol className="swap-steps" aria-label={texts.steps.label}>
        {all.map((kind, index) => {
          const state = stateOf(index, done, preview.isBatch)
          return (
            <li key={kind} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
              <span className="swap-step" aria-hidden="true">
                {state === 'done' && <Icon of={icons.tick} size={16} />}
                {state !== 'done' &&
                  (state === 'now' && isBusy ? <Spinner size={14} /> : index + 1)}
              </span>
              <span>
                {sentences[kind]}
                <VisuallyHidden>: {texts.steps[state]}</VisuallyHidden>
              </span>
            </li>
          )
        })}
      </ol>
      {preview.isBatch && <p className="swap-note">{texts.steps.batch}</p>}
    </>
  )
}

/** All of a batch are one request. */
function stateOf(index: number, done: number, isBatch: boolean): 'done' | 'now' | 'later' {
  if (index < done) return 'done'
  return index === done || isBatch ? 'now' : 'later'
}
