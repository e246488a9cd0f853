import { grantOf, type PairingParams, sessionErrors } from '@foyer/protocol/pairing'
import { RpcError } from '../../wallet/RpcError.js'
import { withdrawn } from '../desk/createDesk.js'
import { answerRequest } from '../methods/answerRequest.js'
import type { Pocket } from '../Pocket.js'
import { keep, sessionOf } from '../session/keep.js'
import type { PocketSession } from '../session/PocketSession.js'

type Request = {
  readonly topic: string
  readonly text: string
  readonly id: number
  readonly params: PairingParams<'wc_sessionRequest'>
}

const method = 'wc_sessionRequest'

/** Checks, decides and answers a page's request in a session. */
export async function onRequest(pocket: Pocket, request: Request): Promise<void> {
  const { topic, id, params } = request
  const { clock, desk, post } = pocket
  const session = sessionOf(pocket, topic)
  if (!session) return
  const expiry = params.request.expiryTimestamp
  const left = expiry === undefined ? undefined : expiry * 1_000 - clock.now()
  if (left !== undefined && left <= 0) return
  const error = refusalOf(session, params)
  if (error) return post.answer(topic, { id, method, error })

  const { chainId, request: asked } = params
  pocket.requests.push({ topic, method: asked.method, params: asked.params, chainId })
  const forget = keep(pocket, topic, request.text)
  const cancel =
    left === undefined
      ? () => {}
      : clock.after(Math.min(left, 2 ** 31 - 1), () =>
          desk.withdraw((prompt) => prompt.id === id && prompt.topic === topic),
        )
  try {
    const result = await answerRequest(pocket, session, { id, ...params })
    post.answer(topic, { id, method, result: result ?? null })
  } catch (thrown) {
    if (thrown !== withdrawn) post.answer(topic, { id, method, error: asAnswer(thrown) })
  } finally {
    cancel()
    forget()
  }
}

/** A session grants networks and methods, and nothing besides. */
function refusalOf({ namespaces }: PocketSession, { chainId, request }: Request['params']) {
  const { accounts, methods } = grantOf(namespaces, chainId)
  if (accounts.size === 0) return sessionErrors.unauthorized_chain
  return methods.has(request.method) ? undefined : sessionErrors.unauthorized_method
}

/** An error as JSON-RPC writes it. What a test throws is sent unchanged. */
function asAnswer(thrown: unknown): unknown {
  if (thrown instanceof RpcError) {
    const { code, message, data } = thrown
    return data === undefined ? { code, message } : { code, message, data }
  }
  return thrown instanceof Error ? { code: -32603, message: thrown.message } : thrown
}
