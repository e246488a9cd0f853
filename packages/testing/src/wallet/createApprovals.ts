import type { Decision } from './Decision.js'
import { RpcError } from './RpcError.js'
import type { WalletRequest } from './WalletOptions.js'

/** An open prompt. */
export type Prompt = WalletRequest & {
  readonly id: number
  approve(): void
  /** Without an error: 4001, as if the user declined. */
  reject(error?: unknown): void
}

export type Approvals = {
  /** Resolves when the request is approved. `sole` names prompts of which only one may be open. */
  request(request: WalletRequest, sole?: string): Promise<void>
  /** Without a method: for every method. */
  decide(decision: Decision, method?: string): void
  /** From now on the method fails with this value, whatever it is. */
  fail(error: unknown, method?: string): void
  /** Answers what is open. Without a method: everything. */
  settle(answer: 'approve' | 'reject', method?: string): void
  readonly open: readonly Prompt[]
}

/** Decides about requests in the place of the wallet's user. */
export function createApprovals(first: Decision, changed: () => void): Approvals {
  let general: Rule = { decision: first }
  const special = new Map<string, Rule>()
  const open: (Prompt & { readonly sole: string | undefined })[] = []
  let count = 0

  const put = (rule: Rule, method: string | undefined) => {
    if (method !== undefined) {
      special.set(method, rule)
      return
    }
    special.clear()
    general = rule
  }

  const wait = (request: WalletRequest, sole: string | undefined) =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        const at = open.indexOf(prompt)
        if (at >= 0) open.splice(at, 1)
        changed()
      }
      count += 1
      const prompt = {
        ...request,
        id: count,
        sole,
        approve() {
          leave()
          resolve()
        },
        reject(error: unknown = refused()) {
          leave()
          reject(error)
        },
      }
      open.push(prompt)
      changed()
    })

  return {
    open,
    decide: (decision, method) => put({ decision }, method),
    fail: (error, method) => put({ error }, method),
    async request(request, sole) {
      if (sole !== undefined && open.some((prompt) => prompt.sole === sole)) throw pending(request)
      const rule = special.get(request.method) ?? general
      if ('error' in rule) throw rule.error
      if (rule.decision === 'approve') return
      if (rule.decision === 'reject') throw refused()
      await wait(request, sole)
    },
    settle(answer, method) {
      for (const prompt of [...open])
        if (method === undefined || prompt.method === method) prompt[answer]()
    },
  }
}

type Rule = { decision: Decision } | { error: unknown }

/** EIP-1193 §4.3. */
const refused = () => new RpcError(4001, 'User rejected the request.')

/** EIP-1474: the resource is not available, for now. */
const pending = ({ method }: WalletRequest) =>
  new RpcError(-32002, `Request of type '${method}' already pending. Please wait.`)
