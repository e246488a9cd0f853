import type { State } from '@foyer/core'
import { findNetwork, ownPicture, resetView } from '@foyer/core/internal'
import type { SentTransfer } from '@foyer/core/send'
import type { SwapDraft } from '@foyer/core/swap'
import { explorerUrl, parseUnits } from '@foyer/protocol'
import { useState } from 'react'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../../hooks/useFoyerSelector.js'
import { useSwapMessages } from '../../hooks/useSwapMessages.js'
import type { SwapMessages } from '../../locales/SwapMessages.js'
import { Actions } from '../../ui/Actions.js'
import { Art } from '../../ui/Art.js'
import { Button } from '../../ui/Button.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { Ring } from '../../ui/Ring.js'
import { useSpoken } from '../../ui/useSpoken.js'

/** What became of the swap: on its way, in a block with what arrived, or failed. */
export function Progress({ draft }: { draft: SwapDraft }) {
  const client = useFoyerClient()
  const texts = useSwapMessages()
  const sent = useSent(draft.hash)
  const networks = useFoyerSelector(networkOf)
  const network = findNetwork(networks, draft.caipNetworkId)
  const { toToken } = draft
  const status = sent?.status ?? 'sent'
  const { title, text } = wordsOf(texts, sent)
  useSpoken({ title, text }, status === 'failed')
  const state = ringOf(status)
  const href =
    network && sent && sent.hash !== sent.calls ? explorerUrl(network, 'tx', sent.hash) : undefined
  return (
    <>
      <div className="swap-progress" data-testid={`swap-${status}`}>
        <Ring state={state} round>
          <Art
            src={ownPicture(client, toToken?.iconUrl)}
            name={toToken?.symbol ?? ''}
            size={72}
            round
          />
        </Ring>
        <p>
          <strong>{title}</strong>
          <span>{text}</span>
        </p>
        {href !== undefined && (
          <Button size="small" href={href} iconEnd={lateIcons.out} testId="swap-explorer">
            {texts.progress.explorer}
          </Button>
        )}
      </div>
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
  { progress: texts }: SwapMessages,
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
      return { title: texts.final, text: texts.replaced }
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
function textOfArrived(texts: SwapMessages['progress'], { swap }: SentTransfer): string {
  if (swap?.received === undefined) return texts.finalText
  const { decimals, received, least, symbol } = swap
  const text = texts.received(`${received} ${symbol}`)
  return parseUnits(received, decimals) < parseUnits(least, decimals)
    ? `${text}. ${texts.less}`
    : text
}

function ringOf(status: SentTransfer['status']): Ring.Props['state'] {
  if (status === 'final' || status === 'replaced') return 'done'
  return status === 'sent' || status === 'unknown' ? 'wait' : 'declined'
}

function sentOf({ send }: State) {
  return send.sent
}

function networkOf({ network }: State) {
  return network
}
