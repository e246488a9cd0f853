import { type CaipNetworkId, unsupportedMethodCode, userRejectedCode } from '@foyer/protocol'
import {
  type FramePayload,
  isApprovalFrameMethod,
  isDirectFrameMethod,
} from '@foyer/protocol/frame'
import { checkOffered } from '../accounts/checkOffered.js'
import { isHandedOn } from '../accounts/isHandedOn.js'
import type { WalletEnvironment } from '../accounts/WalletEnvironment.js'
import type { Action } from '../actions/Action.js'
import type { ApprovalRequest } from '../actions/ApprovalRequest.js'
import type { DirectRequest } from '../actions/DirectRequest.js'
import { deepFreeze } from '../actions/deepFreeze.js'
import type { Approval } from '../approval/Approval.js'
import { refuse } from '../errors/refuse.js'
import type { VaultAccess } from '../login/createVaultAccess.js'
import { refusals } from '../texts/en/refusals.js'
import type { Keys, Vault } from '../vault/Vault.js'
import { createRateLimit } from './createRateLimit.js'
import { createRequestQueue } from './createRequestQueue.js'
import type { MessageContext } from './MessageContext.js'
import { readNetwork } from './readNetwork.js'

/** What a page asks of the wallet itself: to read, to sign, to send. */
export type Requests = {
  answer(request: FramePayload<'RPC_REQUEST'>, context: MessageContext): Promise<unknown>
  /**
   * The frame comes on the page's screen, or goes off it. Clients of old send nothing when their modal is closed: what a hidden frame was
   * requested is not waited for any longer, and dropped.
   */
  show(isShown: boolean): void
  drop(id: string): void
  dropAll(): void
}

/** What accounts do with requests. */
type Accounts = {
  prepare(request: ApprovalRequest, world: WalletEnvironment): Promise<Action>
  perform(action: Action, keys: Keys, world: WalletEnvironment): Promise<unknown>
}

/** Signed transactions that a page hands on: they cost the operator's nodes work, and no screen shows them. */
const rawMost = 10
const rawPerMs = 60_000
/** A page that hid the frame after one answer shows it again for the next request within this time. */
const showAgainMs = 3_000

export function createRequests(parts: createRequests.Parameters): Requests {
  const { accounts, after, approval, entry, network, recover, answerDirectly, vault, world } = parts
  const queue = createRequestQueue({ now: world.now, after })
  const maySendRaw = createRateLimit({ most: rawMost, perMs: rawPerMs, now: world.now })
  let isShown = false
  /** Arrived while the frame still stood there from the request before: the page hides it for that one, and then shows it again. */
  const early = new Set<string>()
  let stopWaiting = () => {}

  const prompt = (request: ApprovalRequest) => {
    if (isShown && queue.count() <= early.size) early.add(request.id)
    return queue
      .add(request.id, async ({ signal, commit }) => {
        // Beside the way to the key, which may have to be asked for.
        approval.warm()
        // The frame is on the screen: the recovery prompts for the user's own secret here, whatever the client.
        if ((await entry.enter())?.missing === 'user') await recover(request.origin, signal)
        signal.throwIfAborted()
        await entry.ready()
        signal.throwIfAborted()
        const { params: _, ...rest } = request
        const said = await approval.request(rest, {
          signal,
          behind: () => queue.count() - 1,
          prepare: () => accounts.prepare(request, world),
          perform(action) {
            commit()
            return vault.use((keys) => accounts.perform(action, keys, world))
          },
        })
        if (said.verdict === 'approved') return said.value
        // Clients that hand on no code go by the field's own words.
        throw refuse(refusals, 'requestRejected', userRejectedCode)
      })
      .finally(() => early.delete(request.id))
  }

  return {
    drop: queue.drop,
    dropAll: () => queue.dropAll(),
    show(isNow) {
      isShown = isNow
      stopWaiting()
      if (isNow) return early.clear()
      queue.dropAll(early)
      if (early.size > 0) stopWaiting = after(showAgainMs, () => early.forEach(queue.drop))
    },
    async answer({ method, params, chainId, chainNamespace }, { id, origin }) {
      const named = chainId === undefined ? network() : await read(chainId, chainNamespace)
      const question = { method, network: named, params: deepFreeze(copy(params)) }
      if (isApprovalFrameMethod(method)) {
        checkOffered(method, world)
        return prompt({ ...question, method, id, origin })
      }
      if (!isDirectFrameMethod(method))
        throw refuse(refusals, 'methodUnsupported', unsupportedMethodCode, { given: { method } })
      if (isHandedOn(method) && !maySendRaw()) throw refuse(refusals, 'tooManySent', -32005)
      return answerDirectly({ ...question, method })
    },
  }

  async function read(chainId: string | number, namespace: string | undefined) {
    return readNetwork(await world.chains.networks(), chainId, namespace)
  }
}

export declare namespace createRequests {
  type Parameters = {
    accounts: Accounts
    after: createRequestQueue.Parameters['after']
    approval: Approval
    entry: VaultAccess
    /** The one last switched to. */
    network(): CaipNetworkId
    /** Shows the recovery of the key, until the user opened the wallet or left it, or `signal` aborts; for the page of this origin. */
    recover(origin: string, signal: AbortSignal): Promise<void>
    /** Answers the methods that need no approval. */
    answerDirectly(question: DirectRequest): Promise<unknown>
    vault: Vault
    world: WalletEnvironment
  }
}

/** So much JSON a request has at most. */
const lengthMax = 1_000_000

/** Nothing that the page or this frame still holds: what is JSON is copied, what is not is refused. */
function copy(params: unknown): unknown {
  if (params === undefined) return undefined
  const json = toJson(params)
  if (json !== undefined && json.length <= lengthMax) return JSON.parse(json)
  throw refuse(refusals, 'parametersUnreadable', -32602)
}

function toJson(params: unknown): string | undefined {
  try {
    return JSON.stringify(params)
  } catch {
    return undefined
  }
}
