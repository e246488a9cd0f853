import { randomId } from '@foyer/core/internal'
import { FoyerError, orAborted, safeAnswerTimeoutMs, within } from '@foyer/protocol'
import { readAnswer, type SafeAnswer } from './readAnswer.js'
import type { SafeApp } from './SafeApp.js'

/** Requests to the page around this one, which is a Safe's. */
export type SafeDialogue = {
  /** `isShown`: the user answers it, so it has no time limit. */
  request(method: string, params?: unknown, how?: { isShown?: boolean }): Promise<unknown>
  /** Of what is waited for now: aborted by `cancel`. */
  signal(): AbortSignal
  /** Ends all that is waited for. What is requested later is not affected. */
  cancel(): void
}

/** The version of the Safe Apps protocol that is spoken. */
const sdkVersion = '9.1.0'

/** What a Safe says when its user closes a request. */
const rejection = /\breject(ed)?\b/i

/**
 * Speaks the Safe Apps protocol with the page around this one. A request is posted to that origin alone, and only an answer from that
 * origin, of that window and to an open request counts; it listens while a request is open.
 */
export function createSafeDialogue(page: SafeApp, origin: string): SafeDialogue {
  let life = new AbortController()
  const open = new Map<string, (answer: SafeAnswer) => void>()
  const hear = (event: MessageEvent) => {
    if (event.origin !== origin || event.source !== (page.parent as unknown)) return
    const answer = readAnswer(event.data)
    if (answer) open.get(answer.id)?.(answer)
  }
  const send = (method: string, params: unknown, isShown: boolean) => {
    const id = randomId()
    const answered = new Promise<unknown>((resolve, reject) => {
      if (open.size === 0) page.addEventListener('message', hear)
      open.set(id, (answer) => {
        if (answer.success) resolve(answer.data)
        else reject(toError(answer.reason, isShown))
      })
      page.parent.postMessage({ id, method, params, env: { sdkVersion } }, origin)
    })
    const end = () => {
      open.delete(id)
      if (open.size === 0) page.removeEventListener('message', hear)
    }
    return { answered, end }
  }

  return {
    signal: () => life.signal,
    cancel() {
      life.abort(new FoyerError('rpc_aborted'))
      life = new AbortController()
    },
    async request(method, params = {}, { isShown = false } = {}) {
      const { answered, end } = send(method, params, isShown)
      const isLate = () => new FoyerError('wallet_failed', { data: {} })
      const { signal } = life
      try {
        return await (isShown
          ? orAborted(answered, signal)
          : within(answered, safeAnswerTimeoutMs, isLate, { signal }))
      } finally {
        end()
      }
    },
  }
}

function toError(reason: string, isShown: boolean) {
  if (isShown && rejection.test(reason)) return new FoyerError('user_rejected')
  return new FoyerError('wallet_failed', { data: { reason } })
}
