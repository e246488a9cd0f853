import { sessionErrors } from '@foyer/protocol/pairing'
import type { Decision } from '../../wallet/Decision.js'
import type { PocketChoice, PocketPrompt } from '../PocketWallet.js'

/** A prompt without its buttons. */
type Question = PocketPrompt extends infer prompt
  ? prompt extends PocketPrompt
    ? Omit<prompt, 'approve' | 'reject'>
    : never
  : never

/** Why an answer never comes: the requesting session is gone. */
export const withdrawn = Symbol('withdrawn')

export type Desk = {
  open(): readonly PocketPrompt[]
  decide(decision: Decision, method?: string): void
  fail(error: unknown, method?: string): void
  settle(answer: 'approve' | 'reject', method?: string): void
  /** Resolves to what the user chose; rejects with the user's refusal, or with `withdrawn`. */
  request(question: Question): Promise<PocketChoice | undefined>
  /** Removes prompts without an answer. */
  withdraw(which: (prompt: PocketPrompt) => boolean): void
}

type Rule = { readonly decision: Decision } | { readonly error: unknown }

/** Holds the prompts that wait for the user's approval. */
export function createDesk(first: Decision, changed: () => void): Desk {
  let general: Rule = { decision: first }
  const special = new Map<string, Rule>()
  let open: readonly PendingPrompt[] = []

  const put = (rule: Rule, method: string | undefined) => {
    if (method !== undefined) {
      special.set(method, rule)
      return
    }
    special.clear()
    general = rule
  }

  const wait = (question: Question) =>
    new Promise<PocketChoice | undefined>((resolve, reject) => {
      const leave = () => {
        open = open.filter((entry) => entry !== added)
        changed()
      }
      const prompt = {
        ...question,
        approve(choice?: PocketChoice) {
          leave()
          resolve(choice)
        },
        reject(error: unknown = refusalOf(question)) {
          leave()
          reject(error)
        },
      } as PocketPrompt
      const added = { prompt }
      open = [...open, added]
      changed()
    })

  return {
    open: () => open.map(({ prompt }) => prompt),
    decide: (decision, method) => put({ decision }, method),
    fail: (error, method) => put({ error }, method),
    async request(question) {
      const rule = special.get(question.method) ?? general
      if ('error' in rule) throw rule.error
      if (rule.decision === 'approve') return undefined
      if (rule.decision === 'reject') throw refusalOf(question)
      return wait(question)
    },
    settle(answer, method) {
      for (const { prompt } of open)
        if (method === undefined || prompt.method === method) prompt[answer]()
    },
    withdraw(which) {
      for (const { prompt } of open) if (which(prompt)) prompt.reject(withdrawn)
    },
  }
}

type PendingPrompt = { readonly prompt: PocketPrompt }

/** The code by which each kind of question is refused. */
function refusalOf({ kind }: Question) {
  return kind === 'authentication'
    ? sessionErrors.user_rejected_authentication
    : sessionErrors.user_rejected
}
