import type { State } from '@foyer/core'
import { resetView } from '@foyer/core/internal'
import type { SentTransfer } from '@foyer/core/send'
import type { SwapDraft } from '@foyer/core/swap'
import { parseUnits } from '@foyer/protocol'
import { useState } from 'react'
import { useExchangeMessages } from '../../hooks/useExchangeMessages.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../../hooks/useFoyerSelector.js'
import type { ExchangeMessages } from '../../locales/ExchangeMessages.js'
import { Actions } from '../../ui/Actions.js'
import { Button } from '../../ui/Button.js'
import type { Ring } from '../../ui/Ring.js'
import { SentProgress } from '../SentProgress.js'

/** What became of the swap: on its way, in a block with what arrived, or failed. */
export function Progress({ draft }: { draft: SwapDraft }) {
  const client = useFoyerClient()
  const texts = useExchangeMessages()
  const sent = useSent(draft.hash)
  const { title, text } = wordsOf(texts, sent)
  const state = ringOf(sent?.status ?? 'sent')
  return (
    <>
      <SentProgress
        {...{ sent, state, title, text }}
        token={draft.toToken}
        explorer={texts.progress.explorer}
        id="swap"
      />
      <Actions>
        {state !== 'wait' && (
          <Button onPress={() => resetView(client, { name: 'Swap', data: {} })} testId="swap-again">
            {texts.progress.again}
          </Button>
        )}
        <Button
          kind="primary"
          onPress={() => resetView(client, { name: 'Account' })}
          testId="swap-done"
        >
          {state === 'wait' ? texts.preview.close : texts.preview.done}
        </Button>
      </Actions>
    </>
  )
}

/** What was sent, also once its hash is another one: of calls that are in a block, and of a transaction that took the place of the first. */
function useSent(id: string | undefined): SentTransfer | undefined {
  const all = useFoyerSelector(sentOf)
  const [at, setAt] = useState<number>()
  const found = all.find(
    (one) => one.hash === id || one.calls === id || (one.swap !== undefined && one.at === at),
  )
  if (found && found.at !== at) setAt(found.at)
  return found
}

function wordsOf(
  { progress: texts }: ExchangeMessages,
  sent: SentTransfer | undefined,
): { title: string; text: string } {
  switch (sent?.status) {
    case 'final':
      return { title: texts.final, text: textOfArrived(texts, sent) }
    case 'failed':
      return {
        title: texts.failed,
        text: sent.reason ? texts.reason(sent.reason) : texts.failedText,
      }
    case 'replaced':
      return { title: texts.failed, text: texts.replaced }
    case 'cancelled':
      return { title: texts.failed, text: texts.cancelled }
    case 'expired':
      return { title: texts.failed, text: texts.expired }
    case 'unknown':
      return { title: texts.sent, text: texts.unknown }
    default:
      return { title: texts.sent, text: texts.sentText }
  }
}

/** What the chain says that arrived, in place of what was promised. */
function textOfArrived(texts: ExchangeMessages['progress'], { swap }: SentTransfer): string {
  if (swap?.received === undefined) return texts.finalText
  const { decimals, received, least, symbol } = swap
  const text = texts.received(`${received} ${symbol}`)
  return parseUnits(received, decimals) < parseUnits(least, decimals)
    ? `${text}. ${texts.less}`
    : text
}

function ringOf(status: SentTransfer['status']): Ring.Props['state'] {
  if (status === 'final') return 'done'
  return status === 'sent' || status === 'unknown' ? 'wait' : 'declined'
}

function sentOf({ send }: State) {
  return send.sent
}
