import { answer } from './methods/answer.js'
import { createPrompt } from './prompt/createPrompt.js'
import { announce } from './wallet/announce.js'
import type { Context } from './wallet/context.js'
import { createAccounts } from './wallet/createAccounts.js'
import { createApprovals } from './wallet/createApprovals.js'
import { createEmitter } from './wallet/createEmitter.js'
import { createHandle } from './wallet/createHandle.js'
import { createMemory } from './wallet/createMemory.js'
import { emitChanges } from './wallet/emitChanges.js'
import { RpcError } from './wallet/RpcError.js'
import type { TestProvider } from './wallet/TestProvider.js'
import type { WalletHandle } from './wallet/WalletHandle.js'
import type { WalletOptions, WalletRequest } from './wallet/WalletOptions.js'
import { walletDefaults } from './wallet/walletDefaults.js'

/**
 * Puts a wallet into the page: real keys, real signatures, real transactions to the nodes it is
 * given, and a user whom the test plays through the returned handle.
 *
 * Speaks EIP-1193, EIP-6963, EIP-1102, EIP-2255, EIP-3326, EIP-3085, EIP-747, EIP-191, EIP-712
 * and EIP-5792, and ERC-7846 with `signsIn`. Meant for tests and demonstrations: its keys are known to everyone.
 */
export function createWallet(options: WalletOptions): WalletHandle {
  const settings = walletDefaults(options)
  const { window, storage, key } = settings
  const accounts = createAccounts(options.accounts, options.mnemonic)
  const events = createEmitter()
  const requests: WalletRequest[] = []
  let alive = true

  const prompt = createPrompt(settings)
  const approvals = createApprovals(settings.decision, () => prompt.show(approvals.open))
  const memory = createMemory({
    window,
    storage,
    key,
    initial: settings.initial,
    changed: (next, before) => emitChanges(events, accounts, { next, before }),
  })
  const context: Context = {
    accounts,
    chains: options.chains,
    memory,
    approvals,
    signsIn: options.signsIn ?? false,
    batches: new Map(),
  }

  const provider: TestProvider = {
    request(sent) {
      try {
        const request = readRequest(sent)
        requests.push(request)
        if (!alive) throw new RpcError(4900, 'The wallet is gone.')
        const next = () => answer(context, request.method, request.params)
        // What an interceptor gives is handed on as it is: it may not even be a promise.
        const given = options.intercept?.(request, next)
        return given === undefined ? next() : (given as Promise<unknown>)
      } catch (error) {
        return Promise.reject(error)
      }
    },
    on(event, listener) {
      events.on(event, listener)
      return provider
    },
    removeListener(event, listener) {
      events.off(event, listener)
      return provider
    },
  }

  const retract = announce(window, { how: settings.announce, info: settings.info, provider })
  return createHandle(context, {
    name: options.name,
    info: settings.info,
    provider,
    requests,
    events,
    destroy() {
      alive = false
      approvals.settle('reject')
      retract()
      memory.stop()
      prompt.close()
      events.clear()
    },
  })
}

function readRequest(sent: unknown): WalletRequest {
  const { method, params } = (sent ?? {}) as { method?: unknown; params?: unknown }
  if (typeof method !== 'string') throw new RpcError(-32600, 'A request needs a method.')
  // wallet_watchAsset alone takes an object (EIP-747); it is handed on as it came.
  return { method, params: (params ?? []) as readonly unknown[] }
}
