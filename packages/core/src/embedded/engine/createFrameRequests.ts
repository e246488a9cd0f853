import {
  actionNotAllowedDelayMs,
  type CaipNetworkId,
  FoyerError,
  type Namespace,
  unsupportedMethodCode,
  userRejectedCode,
} from '@foyer/protocol'
import { isApprovalFrameMethod, isFrameMethod } from '@foyer/protocol/frame'
import type { Client } from '../../Client.js'
import type { RequestFrame } from '../../embedded.js'
import { goBack } from '../../modal/goBack.js'
import { hideModal } from '../../modal/hideModal.js'
import { isShown } from '../../modal/isShown.js'
import { openModal } from '../../modal/openModal.js'
import { showView } from '../../modal/showView.js'
import { topEntry } from '../../modal/topEntry.js'
import type { ViewEntry } from '../../modal/views.js'
import { notify } from '../../notices/notify.js'
import type { StackEntry } from '../../transactions/state.js'
import { takeTransaction } from '../../transactions/takeTransaction.js'
import { heldBy } from '../../ways/heldBy.js'
import { setEmbedded } from './setEmbedded.js'
import { rpcError } from './toFailure.js'

const approval = { name: 'ApproveTransaction' } as const satisfies ViewEntry

/** The callback of a transaction's stack entry, by outcome. */
const heard = { success: 'onSuccess', error: 'onError', cancel: 'onCancel' } as const

type Call = { readonly method: string; readonly params?: unknown }

/**
 * Sends the page's requests to the embedded wallet. Reading is silent; what signs or sends is shown by the frame, over a view of
 * the modal, and aborted when that view is left. Any other method is refused.
 */
export function createFrameRequests(client: Client, requestFrame: RequestFrame) {
  const { clock, environment, store } = client
  /** With the entry of the stack that a request's end takes off. */
  const waiting = new Map<AbortController, StackEntry | undefined>()

  const isPresented = () =>
    isShown(client) && topEntry(store.getState().modal.history).name === approval.name
  const count = () => setEmbedded(client, { pending: waiting.size })

  /** Aborts the shown requests, not the silent ones. They reject with 4001 and `Request was aborted`, as if declined. */
  const abort = () => {
    const error = rpcError(userRejectedCode, new FoyerError('rpc_aborted').message)
    for (const one of [...waiting.keys()]) one.abort(error)
  }

  const refuse = (method: string): never => {
    const { message } = new FoyerError('rpc_not_allowed')
    environment.log(`Foyer: ${message}: ${method.slice(0, 64)}`)
    if (!store.getState().modal.open) openModal(client)
    clock.after(actionNotAllowedDelayMs, () =>
      notify(client, { kind: 'error', code: 'action_not_allowed' }),
    )
    abort()
    throw rpcError(unsupportedMethodCode, message)
  }

  const present = () => {
    if (isPresented()) return
    if (isShown(client)) showView(client, approval)
    else openModal(client, { view: approval })
  }

  /** What was put there for this very request; of what names none, the latest of its chain family that is no other request's. */
  const entryOf = ({ params }: Call, namespace: Namespace) => {
    const taken = [...waiting.values()]
    const id = heldBy(params)
    const isMine = (one: StackEntry) =>
      one.id === id && !taken.includes(one) && (one.chainNamespace ?? namespace) === namespace
    return [...store.getState().transactions.stack].reverse().find(isMine)
  }

  /** The view stays while other requests wait on it, and is left with the last one. */
  const finish = (given: StackEntry | undefined, outcome: keyof typeof heard) => {
    count()
    const entry = given && takeTransaction(client, given)
    const isLast = () => waiting.size === 0 && isPresented()
    if (!entry) return isLast() && hideModal(client)
    if (isLast() && outcome === 'error') goBack(client)
    entry[heard[outcome]]?.()
    // The callback may have shown another view; if not, the modal goes back to where the transaction began.
    if (isLast()) goBack(client)
  }

  const approve = async (
    call: Call,
    where: { chainId: CaipNetworkId; chainNamespace: Namespace },
  ) => {
    const mine = new AbortController()
    const entry = entryOf(call, where.chainNamespace)
    waiting.set(mine, entry)
    count()
    present()
    const end = (outcome: 'success' | 'error') => {
      waiting.delete(mine)
      finish(entry, mine.signal.aborted ? 'cancel' : outcome)
    }
    try {
      const answer = await requestFrame(
        'RPC_REQUEST',
        { ...call, ...where },
        { signal: mine.signal },
      )
      end('success')
      return answer
    } catch (error) {
      end('error')
      throw error
    }
  }

  // The user left the view of the requests.
  const stop = store.subscribe((state, before) => {
    if (waiting.size > 0 && state.modal !== before.modal && !isPresented()) abort()
  })
  client.signal.addEventListener('abort', stop, { once: true })

  return {
    abort,
    /** @throws as a wallet does, with the codes of EIP-1193; else as `RequestFrame` */
    async request(call: Call, chainId: CaipNetworkId, chainNamespace: Namespace) {
      const { method, params } = call
      if (!isFrameMethod(method)) return refuse(method)
      const plain = params === undefined ? { method } : { method, params }
      const where = { chainId, chainNamespace }
      return isApprovalFrameMethod(method)
        ? approve(plain, where)
        : requestFrame('RPC_REQUEST', { ...plain, ...where })
    },
  }
}
