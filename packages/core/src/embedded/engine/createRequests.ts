import {
  actionNotAllowedDelayMs,
  type CaipNetworkId,
  FoyerError,
  type Namespace,
  unsupportedMethodCode,
  userRejectedCode,
} from '@foyer/protocol'
import { isFrameMethod, isShownFrameMethod } from '@foyer/protocol/frame'
import type { Client } from '../../client.js'
import type { AskFrame } from '../../embedded.js'
import { back } from '../../modal/back.js'
import { hide } from '../../modal/hide.js'
import { top } from '../../modal/history.js'
import { open } from '../../modal/open.js'
import { show } from '../../modal/show.js'
import type { Entry } from '../../modal/views.js'
import { notify } from '../../notices/notify.js'
import { takeTransaction } from '../../transactions/takeTransaction.js'
import { setEmbedded } from './setEmbedded.js'
import { rpcError } from './toFailure.js'

const approval = { name: 'ApproveTransaction' } as const satisfies Entry

/** What whoever began a transaction hears of its end. */
const heard = { success: 'onSuccess', error: 'onError', cancel: 'onCancel' } as const

type Call = { readonly method: string; readonly params?: unknown }

/**
 * What pages ask of the embedded wallet. Reading is silent; what signs or sends is shown by the frame, over a view of the modal,
 * and given up when that view is left. Nothing else is asked at all.
 */
export function createRequests(client: Client, ask: AskFrame) {
  const { clock, environment, store } = client
  const waiting = new Set<AbortController>()

  const isShown = () => {
    const { modal } = store.getState()
    const isOpen = modal.open || client.options.enableEmbedded
    return isOpen && top(modal.history).name === approval.name
  }
  const count = () => setEmbedded(client, { pending: waiting.size })

  /** Reading goes on. @throws to who waits `Request was aborted`, as a wallet does whose person declined */
  const abort = () => {
    const error = rpcError(userRejectedCode, new FoyerError('rpc_aborted').message)
    for (const one of [...waiting]) one.abort(error)
  }

  const refuse = (method: string): never => {
    const { message } = new FoyerError('rpc_not_allowed')
    environment.log(`Foyer: ${message}: ${method.slice(0, 64)}`)
    if (!store.getState().modal.open) open(client)
    clock.after(actionNotAllowedDelayMs, () =>
      notify(client, { kind: 'error', text: new FoyerError('action_not_allowed').message }),
    )
    abort()
    throw rpcError(unsupportedMethodCode, message)
  }

  const present = () => {
    if (isShown()) return
    if (store.getState().modal.open || client.options.enableEmbedded) show(client, approval)
    else open(client, { view: approval })
  }

  /** Others may still wait on the same screen; it goes with the last of them. */
  const finish = (outcome: keyof typeof heard) => {
    count()
    const entry = takeTransaction(client)
    const isLast = () => waiting.size === 0 && isShown()
    if (!entry) return isLast() && hide(client)
    if (isLast() && outcome === 'error') back(client)
    entry[heard[outcome]]?.()
    // Who began it may have gone on elsewhere; if not, it goes on where it began.
    if (isLast()) back(client)
  }

  const approve = async (
    call: Call,
    where: { chainId: CaipNetworkId; chainNamespace: Namespace },
  ) => {
    const mine = new AbortController()
    waiting.add(mine)
    count()
    present()
    const end = (outcome: 'success' | 'error') => {
      waiting.delete(mine)
      finish(mine.signal.aborted ? 'cancel' : outcome)
    }
    try {
      const answer = await ask('RPC_REQUEST', { ...call, ...where }, { signal: mine.signal })
      end('success')
      return answer
    } catch (error) {
      end('error')
      throw error
    }
  }

  // The person left the screen on which they were asked.
  const stop = store.subscribe((state, before) => {
    if (waiting.size > 0 && state.modal !== before.modal && !isShown()) abort()
  })
  client.signal.addEventListener('abort', stop, { once: true })

  return {
    abort,
    /** @throws as a wallet does, with the codes of EIP-1193; else as `AskFrame` */
    async request(call: Call, chainId: CaipNetworkId, chainNamespace: Namespace) {
      const { method, params } = call
      if (!isFrameMethod(method)) return refuse(method)
      const plain = params === undefined ? { method } : { method, params }
      const where = { chainId, chainNamespace }
      return isShownFrameMethod(method)
        ? approve(plain, where)
        : ask('RPC_REQUEST', { ...plain, ...where })
    },
  }
}
