import { closeModal, type State } from '@foyer/core'
import { retryPay } from '@foyer/core/internal'
import type { Payment } from '@foyer/core/pay'
import type { SentTransfer } from '@foyer/core/send'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../../hooks/useFoyerSelector.js'
import { usePayMessages } from '../../hooks/usePayMessages.js'
import type { PayMessages } from '../../locales/PayMessages.js'
import { readPay } from '../../locales/readPay.js'
import { Actions } from '../../ui/Actions.js'
import { Button } from '../../ui/Button.js'
import { EmptyState } from '../../ui/EmptyState.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { first, type LateView } from '../first.js'
import { payOf } from '../payOf.js'
import { SentProgress } from '../SentProgress.js'

export const view: LateView<'PayLoading'> = {
  after: first,
  texts: ['late', 'pay'],
  title: (_, __, { pay }, client) => readPay(client).progress.titles[pay?.status ?? 'awaiting'],
  Body: PayLoading,
}

const rings = {
  initiated: 'wait',
  awaiting: 'wait',
  completed: 'done',
  failed: 'declined',
} as const satisfies Record<Payment['status'], string>

/** How the payment goes on. */
function PayLoading() {
  const client = useFoyerClient()
  const texts = usePayMessages()
  const pay = useFoyerSelector(payOf)
  const all = useFoyerSelector(sentOf)
  if (!pay) return <EmptyState icon={lateIcons.send} title={texts.none} text={texts.noneText} />
  const sent = all.find(({ at }) => at === pay.sentAt)
  const { progress } = texts
  return (
    <>
      <SentProgress
        sent={sent}
        state={sent?.status === 'unknown' ? 'wait' : rings[pay.status]}
        {...wordsOf(progress, pay, sent)}
        token={{ symbol: sent?.symbol ?? pay.label ?? '' }}
        explorer={progress.explorer}
        id="pay"
      />
      <Actions>
        {pay.status === 'failed' && (
          <Button onPress={() => retryPay(client)} testId="pay-again">
            {progress.again}
          </Button>
        )}
        <Button kind="primary" onPress={() => closeModal(client)} testId="pay-done">
          {pay.status === 'completed' ? progress.done : progress.close}
        </Button>
      </Actions>
    </>
  )
}

function wordsOf(
  texts: PayMessages['progress'],
  { status }: Payment,
  sent: SentTransfer | undefined,
): { title: string; text: string } {
  if (status === 'completed') return { title: texts.final, text: texts.finalText }
  if (status !== 'failed') return { title: texts.sent, text: texts.sentText }
  switch (sent?.status) {
    case 'unknown':
      return { title: texts.sent, text: texts.unknown }
    case 'replaced':
    case 'cancelled':
    case 'expired':
      return { title: texts.failed, text: texts[sent.status] }
    default:
      return {
        title: texts.failed,
        text: sent?.reason ? texts.reason(sent.reason) : texts.failedText,
      }
  }
}

function sentOf({ send }: State) {
  return send.sent
}
