import { type CaipNetworkId, FoyerError, isAddress, payCloseMs } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { hideModal } from '../modal/hideModal.js'
import { openModal } from '../modal/openModal.js'
import { topEntry } from '../modal/topEntry.js'
import { findNetwork } from '../network/state.js'
import { randomId } from '../randomId.js'
import type { SentTransfer } from '../send/state.js'
import type { State } from '../state.js'
import { track } from '../telemetry/track.js'
import { changePayment } from './changePayment.js'
import type { Payment, PaymentRequest } from './state.js'
import { trackPayment } from './trackPayment.js'

/**
 * Opens the modal for a payment of exactly this amount to this receiver. The user connects a wallet and switches networks there where that is needed, reviews and sends; checks,
 * fees and warnings are those of sending. Resolves once the transaction is in a block. The page tells its server the `hash`, which reads from the network what was paid: a page can
 * say anything.
 *
 * The state is `client.store.getState().pay`, until the modal closes.
 *
 * @throws `chain_not_configured`; `amount_and_receiver_required` where the amount is no decimal above zero, or the receiver is empty; `invalid_caip_address` where the asset is no
 * address of the network; `request_pending` while another payment is with the wallet or on
 *   its way
 * @throws `user_rejected` when the modal closes before anything was sent, or another payment takes its place
 * @throws `payment_failed` when the modal closes after the transaction failed, another one of the wallet took its place, or no end of it was found: `status` and `hash` of its data say which
 * @throws `client_destroyed`; the transaction may still arrive
 */
export async function openPay(client: Client, request: openPay.Parameters): Promise<openPay.Paid> {
  if (client.signal.aborted) throw new FoyerError('client_destroyed')
  const { pay, network: networks } = client.store.getState()
  if (pay?.status === 'awaiting') throw new FoyerError('request_pending')
  const { network, asset, amount, to, label } = request
  const configured = findNetwork(networks, network)
  if (!configured) throw new FoyerError('chain_not_configured')
  if (!isAmount(amount) || !isText(to)) throw new FoyerError('amount_and_receiver_required')
  if (asset !== undefined && !isAddress(configured.chainNamespace, asset))
    throw new FoyerError('invalid_caip_address')
  const id = randomId()
  const payment: Payment = { id, network, asset, amount, to, label, status: 'initiated' }
  client.store.setState({ pay: payment })
  openModal(client, { view: { name: 'Pay' } })
  track(client, {
    event: 'PAY_MODAL_OPEN',
    properties: {
      paymentId: id,
      configuration: { network, asset: asset ?? 'native', amount },
      exchanges: [],
    },
  })
  return untilPaid(client, id)
}

export declare namespace openPay {
  type Parameters = PaymentRequest
  type Paid = {
    /** Of the transaction that is in a block. */
    readonly hash: string
    readonly network: CaipNetworkId
    /** The account that paid. */
    readonly from: string
  }
}

/** Something to read. A page without types may give anything. */
function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

/** Digits with at most one point, and not nothing. */
function isAmount(text: unknown): boolean {
  return isText(text) && text.length <= 80 && /^\d+(\.\d+)?$/.test(text) && /[1-9]/.test(text)
}

/** Follows a payment until it has an end, and the modal is closed: then it is forgotten. */
function untilPaid(client: Client, id: string): Promise<openPay.Paid> {
  return new Promise((resolve, reject) => {
    const { store, signal } = client
    const end = () => {
      stop()
      signal.removeEventListener('abort', abort)
    }
    const abort = () => refuse(new FoyerError('client_destroyed'))
    const refuse = (error: unknown) => {
      end()
      reject(error)
    }
    const look = (state: State) => {
      const { pay } = state
      if (pay?.id !== id) return refuse(new FoyerError('user_rejected'))
      const sent = findSent(state, pay)
      if (sent && isEnd(pay, sent)) return conclude(client, { pay, sent, resolve })
      if (!isLeft(state, pay)) return
      // Of one that was completed the promise has resolved before.
      refuse(pay.failure ?? new FoyerError('user_rejected'))
      store.setState({ pay: undefined })
    }
    signal.addEventListener('abort', abort)
    const stop = store.subscribe(look)
  })
}

/** The transfer that pays, also once its hash is another one. */
function findSent({ send }: State, { sentAt }: Payment): SentTransfer | undefined {
  return sentAt === undefined ? undefined : send.sent.find(({ at }) => at === sentAt)
}

/** What was on its way has an end that the payment does not have yet. */
function isEnd(pay: Payment, sent: SentTransfer): boolean {
  return pay.status === 'awaiting' && sent.status !== 'sent'
}

function endOf({ status, hash }: SentTransfer): Pick<Payment, 'status' | 'failure'> {
  if (status === 'final') return { status: 'completed', failure: undefined }
  const failure = new FoyerError('payment_failed', { data: { status, hash } })
  return { status: 'failed', failure }
}

/** Nothing of it is with the wallet, and the user closed it. */
function isLeft({ modal }: State, { status }: Payment): boolean {
  return !modal.open && status !== 'awaiting'
}

type Conclusion = {
  readonly pay: Payment
  readonly sent: SentTransfer
  readonly resolve: (paid: openPay.Paid) => void
}

function conclude(client: Client, { pay, sent, resolve }: Conclusion): void {
  const next = endOf(sent)
  const isPaid = next.status === 'completed'
  // Before the change, with which a payment is forgotten whose modal is closed.
  if (isPaid) resolve({ hash: sent.hash, network: pay.network, from: sent.from })
  changePayment(client, pay.id, next)
  trackPayment(client, isPaid ? 'PAY_SUCCESS' : 'PAY_ERROR', { ...pay, ...next })
  if (isPaid) closeSoon(client, pay.id)
}

/** Leaves the user the time to see it. */
function closeSoon(client: Client, id: string): void {
  client.clock.after(payCloseMs, () => {
    const { modal, pay } = client.store.getState()
    const isShown = modal.open && topEntry(modal.history).name === 'PayLoading'
    if (isShown && pay?.id === id) hideModal(client)
  })
}
