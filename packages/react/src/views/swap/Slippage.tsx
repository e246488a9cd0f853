import { changeSlippage } from '@foyer/core/swap'
import { swapSlippageBpsMax, swapSlippageBpsMin } from '@foyer/protocol'
import { useId, useState } from 'react'
import { useExchangeMessages } from '../../hooks/useExchangeMessages.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { usePercent } from '../usePercent.js'

/** Usual ones, in hundredths of a per cent. */
const choices: readonly number[] = [50, 100, 300]

/** How much less than shown may arrive: one of three, or an own value. */
export function Slippage({ bps }: { bps: number }) {
  const client = useFoyerClient()
  const { terms, warnings } = useExchangeMessages()
  const percent = usePercent()
  const group = useId()
  const isOwn = !choices.includes(bps)
  const [text, setText] = useState(isOwn ? String(bps / 100) : '')
  const typed = readBps(text)
  const isWrong = text !== '' && typed === undefined
  const note = noteOf(isWrong, bps)
  const type = (value: string) => {
    setText(value)
    const next = readBps(value)
    if (next !== undefined) changeSlippage(client, { bps: next })
  }
  return (
    <>
      <div className="swap-choices" role="radiogroup" aria-label={terms.choices}>
        {choices.map((one) => (
          <label key={one} className="swap-choice" data-testid={`slippage-${one}`}>
            <input
              type="radio"
              name={group}
              checked={one === bps && !isWrong}
              onChange={() => {
                setText('')
                changeSlippage(client, { bps: one })
              }}
            />
            {percent(one)}
          </label>
        ))}
        <label className="swap-choice" data-chosen={(isOwn && !isWrong) || undefined}>
          <input
            type="text"
            inputMode="decimal"
            dir="ltr"
            placeholder="%"
            value={text}
            aria-label={terms.own}
            aria-invalid={isWrong || undefined}
            data-testid="slippage-own"
            onChange={(event) => type(event.target.value)}
          />
        </label>
      </div>
      <p className="swap-note" data-wrong={note !== 'text' || undefined} role="status">
        {note === 'text' && terms.slippageText}
        {note === 'wrong' &&
          terms.ownInvalid(percent(swapSlippageBpsMin), percent(swapSlippageBpsMax))}
        {note === 'high' && `${warnings.slippage_high}. ${warnings.slippage_highText}`}
      </p>
    </>
  )
}

/** Above it others may profit. */
const highBps = 500

function noteOf(isWrong: boolean, bps: number): 'wrong' | 'high' | 'text' {
  if (isWrong) return 'wrong'
  return bps > highBps ? 'high' : 'text'
}

/** Hundredths of a per cent of a text in per cent; `undefined` for what may not be chosen. */
function readBps(text: string): number | undefined {
  if (!/^\d{1,2}(\.\d{1,2})?$/.test(text.trim())) return undefined
  const bps = Math.round(Number(text) * 100)
  return bps >= swapSlippageBpsMin && bps <= swapSlippageBpsMax ? bps : undefined
}
