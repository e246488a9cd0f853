import { createPrompt } from '../prompt/createPrompt.js'
import { createApprovals } from '../wallet/createApprovals.js'
import { createEmitter } from '../wallet/createEmitter.js'
import { createMemory } from '../wallet/createMemory.js'
import { RpcError } from '../wallet/RpcError.js'
import { read } from '../wallet/read.js'
import { junk } from '../wallet/seedOf.js'
import { userOf } from '../wallet/userOf.js'
import type { WalletRequest } from '../wallet/WalletOptions.js'
import { walletDefaults } from '../wallet/walletDefaults.js'
import { createFeatures } from './createFeatures.js'
import { createSolanaAccount, type SolanaAccount } from './createSolanaAccount.js'
import { register } from './register.js'
import type { SolanaFacts, SolanaWalletContext } from './SolanaWalletContext.js'
import type { SolanaWalletHandle } from './SolanaWalletHandle.js'
import type { SolanaFeature, SolanaWalletOptions } from './SolanaWalletOptions.js'
import { visibleAccounts } from './visibleAccounts.js'

const all: readonly SolanaFeature[] = [
  'signMessage',
  'signTransaction',
  'signAndSendTransaction',
  'signIn',
]

/**
 * Puts a wallet of Solana into the page, by the Wallet Standard: real keys, real signatures, real transactions to the nodes it is given, and a
 * user whom the test plays through the returned handle. Meant for tests and demonstrations: its keys are known to everyone.
 */
export function createSolanaWallet(options: SolanaWalletOptions): SolanaWalletHandle {
  const { accounts: indices = [0], clusters, mnemonic = junk } = options
  const settings = walletDefaults({ ...options, accounts: [0], chains: [{ id: 0, rpcUrl: '' }] })
  const { window } = settings
  const events = createEmitter()
  const requests: WalletRequest[] = []
  const features = [...new Set(options.features ?? all)].map((name) => `solana:${name}`)
  let alive = true

  const prompt = createPrompt(settings)
  const approvals = createApprovals(settings.decision, () => prompt.show(approvals.open))
  const initial: SolanaFacts = {
    ...{ granted: false, locked: false, selected: 0 },
    chains: clusters.map(({ chain }) => chain),
  }
  const memory = createMemory<SolanaFacts>({
    window,
    storage: settings.storage,
    key: `${settings.key}.solana`,
    initial,
    changed: (next, before) => {
      const seen = visibleAccounts(context, next, features)
      if (JSON.stringify(seen) === JSON.stringify(visibleAccounts(context, before, features)))
        return
      events.emit('change', { accounts: seen })
    },
  })
  let made: readonly SolanaAccount[] | undefined
  const accounts = () => {
    made ??= indices.map((index) => createSolanaAccount(mnemonic, index))
    return made
  }
  const context: SolanaWalletContext = { accounts, clusters, memory, approvals }
  const signing = createFeatures(context)
  const seen = () => visibleAccounts(context, memory.get(), features)

  /** A feature's method, as the page calls it. */
  const method =
    (name: string, run: (...inputs: readonly unknown[]) => Promise<unknown>) =>
    (...params: readonly unknown[]) => {
      const request = { method: name, params }
      requests.push(request)
      const next = async () => {
        if (!alive) throw new RpcError(4900, 'The wallet is gone.')
        return run(...params)
      }
      const given = options.intercept?.(request, next)
      return given === undefined ? next() : given
    }
  const eachOf =
    (name: SolanaFeature) =>
    async (...inputs: readonly unknown[]) => {
      const outputs: unknown[] = []
      for (const input of inputs) outputs.push(await signing[name](read.record(input, 'The input')))
      return outputs
    }
  const connect = async (given: unknown) => {
    const isSilent = Object(given).silent === true
    if (!isSilent) {
      if (memory.get().locked) throw new RpcError(4100, 'The wallet is locked. Unlock it first.')
      if (!memory.get().granted) await approvals.request({ method: 'standard:connect', params: [] })
      memory.set({ granted: true })
    }
    return { accounts: seen() }
  }

  const wallet = Object.freeze({
    version: '1.0.0',
    name: options.name,
    icon: settings.info.icon,
    get chains() {
      return memory.get().chains
    },
    get accounts() {
      return seen()
    },
    features: Object.freeze({
      'standard:connect': { version: '1.0.0', connect: method('standard:connect', connect) },
      'standard:disconnect': {
        version: '1.0.0',
        disconnect: method('standard:disconnect', async () => memory.set({ granted: false })),
      },
      'standard:events': {
        version: '1.0.0',
        on(event: string, listener: (value: never) => void) {
          events.on(event, listener)
          return () => events.off(event, listener)
        },
      },
      ...Object.fromEntries(
        all
          .filter((name) => features.includes(`solana:${name}`))
          .map((name) => [
            `solana:${name}`,
            {
              version: '1.0.0',
              ...(/Transaction$/.test(name) && { supportedTransactionVersions: ['legacy', 0] }),
              [name]: method(`solana:${name}`, eachOf(name)),
            },
          ]),
      ),
    }),
  })
  const retract = register(window, wallet)

  return {
    name: options.name,
    wallet,
    requests,
    get addresses() {
      return accounts().map(({ address }) => address)
    },
    get open() {
      return [...approvals.open]
    },
    get state() {
      const { granted, locked, chains } = memory.get()
      return { granted, locked, chains, address: seen()[0]?.address, listeners: events.count() }
    },
    ...userOf(approvals),
    lock: () => memory.set({ locked: true }),
    unlock: () => memory.set({ locked: false }),
    selectAccount(index) {
      if (indices[index] === undefined)
        throw new RangeError(`${options.name} has no account ${index}`)
      memory.set({ selected: index })
    },
    revoke: () => memory.set({ granted: false }),
    allow: (chains) => memory.set({ chains }),
    emit: (properties) => events.emit('change', properties),
    destroy() {
      alive = false
      approvals.settle('reject')
      retract()
      memory.stop()
      prompt.close()
      events.clear()
    },
  }
}
