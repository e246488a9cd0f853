import { FoyerError } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { resetView } from '../modal/resetView.js'
import { confirmSend } from '../send/confirmSend.js'
import { changePayment } from './changePayment.js'
import { trackPayment } from './trackPayment.js'

/** Has the wallet send the payment that the preview shows. A second press while the wallet has it does nothing. */
export function submitPay(client: Client, id: string): void {
  const { pay } = client.store.getState()
  if (pay?.id !== id || pay.status !== 'initiated') return
  const awaiting = { status: 'awaiting', failure: undefined } as const
  changePayment(client, id, awaiting)
  trackPayment(client, 'PAY_INITIATED', { ...pay, ...awaiting })
  const onSuccess = () => resetView(client, { name: 'PayLoading' })
  confirmSend(client, { onSuccess }).then(
    (hash) => {
      const { sent } = client.store.getState().send
      const { at: sentAt } = sent.find((one) => one.hash === hash || one.calls === hash) ?? {}
      changePayment(client, id, { sentAt })
    },
    (failure: unknown) => {
      const { modal } = client.store.getState()
      // What was refused can be tried again where the preview is still there.
      changePayment(client, id, { status: modal.open ? 'initiated' : 'failed', failure })
      if (!FoyerError.is(failure, 'user_rejected'))
        trackPayment(client, 'PAY_ERROR', { ...pay, status: 'failed' })
    },
  )
}
