import { createPrompt } from '../prompt/createPrompt.js'
import { createApprovals } from '../wallet/createApprovals.js'
import { createEmitter } from '../wallet/createEmitter.js'
import { createMemory } from '../wallet/createMemory.js'
import { createMethods } from '../wallet/createMethods.js'
import { RpcError } from '../wallet/RpcError.js'
import { junk } from '../wallet/seedOf.js'
import { userOf } from '../wallet/userOf.js'
import { walletDefaults } from '../wallet/walletDefaults.js'
import { createPolkadotAccount, type PolkadotAccount } from './createPolkadotAccount.js'
import { createSigner } from './createSigner.js'
import type { PolkadotWalletHandle } from './PolkadotWalletHandle.js'
import type { PolkadotWalletOptions } from './PolkadotWalletOptions.js'

type Facts = {
  readonly granted: boolean
  readonly locked: boolean
  /** Position in the list of accounts. */
  readonly selected: number
  readonly genesisHash: string | null
}
type Scope = { injectedWeb3?: Record<string, unknown> }

/**
 * Puts a wallet of Polkadot into `window.injectedWeb3`: real keys, real signatures, and a user whom the test plays through the returned handle.
 * Meant for tests and demonstrations: its keys are known to everyone.
 */
export function createPolkadotWallet(options: PolkadotWalletOptions): PolkadotWalletHandle {
  const { accounts: types = ['sr25519'], mnemonic = junk, source = options.name } = options
  const settings = walletDefaults({ ...options, accounts: [0], chains: [{ id: 0, rpcUrl: '' }] })
  const { window } = settings
  const events = createEmitter()
  const methods = createMethods(options.intercept)
  let prompts = 0

  const prompt = createPrompt(settings)
  const approvals = createApprovals(settings.decision, () => prompt.show(approvals.open))
  const counted: typeof approvals = {
    ...approvals,
    request(...given) {
      prompts += 1
      return approvals.request(...given)
    },
  }
  const memory = createMemory<Facts>({
    window,
    storage: settings.storage,
    key: `${settings.key}.polkadot`,
    initial: { granted: false, locked: false, selected: 0, genesisHash: null },
    changed: (next, before) => {
      if (JSON.stringify(shown(next)) === JSON.stringify(shown(before))) return
      events.emit('accounts', shown(next))
    },
  })
  let made: readonly PolkadotAccount[] | undefined
  const accounts = () => {
    made ??= types.map((type, index) => createPolkadotAccount(mnemonic, index, type))
    return made
  }
  /** The accounts as the page sees them, the selected one first; none before the grant or while locked. */
  const shown = ({ granted, locked, selected, genesisHash }: Facts) => {
    if (!granted || locked) return []
    const all = [...accounts()]
    const first = all.splice(selected, 1)
    return [...first, ...all].map(({ address, type }, index) => ({
      ...{ address, type, genesisHash },
      name: `${options.name} ${index + 1}`,
    }))
  }
  const isUsable = () => memory.get().granted && !memory.get().locked
  const signer = createSigner({
    ...{ accounts, approvals: counted, isUsable },
    wraps: options.wraps ?? true,
  })

  const injected = Object.freeze({
    accounts: Object.freeze({
      get: methods.make('accounts.get', async () => shown(memory.get())),
      subscribe(listener: (accounts: unknown) => void) {
        const own = (list: never) => listener(list)
        events.on('accounts', own)
        listener(shown(memory.get()))
        return () => events.off('accounts', own)
      },
    }),
    signer: Object.freeze({
      signRaw: methods.make('signRaw', signer.signRaw),
      signPayload: methods.make('signPayload', signer.signPayload),
    }),
  })
  const enable = async (origin: unknown) => {
    const { granted, locked } = memory.get()
    if (locked) throw new RpcError(4100, 'The wallet is locked. Unlock it first.')
    if (!granted) await counted.request({ method: 'enable', params: [origin] })
    memory.set({ granted: true })
    return injected
  }
  const wallet = Object.freeze({ version: '1.0.0', enable: methods.make('enable', enable) })
  const scope = window as Scope
  scope.injectedWeb3 ??= {}
  scope.injectedWeb3[source] = wallet

  return {
    name: options.name,
    wallet,
    requests: methods.requests,
    get addresses() {
      return accounts().map(({ address }) => address)
    },
    get open() {
      return [...approvals.open]
    },
    get state() {
      const { granted, locked, genesisHash } = memory.get()
      const listeners = events.count()
      return { granted, locked, genesisHash: genesisHash ?? undefined, listeners, prompts }
    },
    ...userOf(approvals),
    lock: () => memory.set({ locked: true }),
    unlock: () => memory.set({ locked: false }),
    selectAccount(index) {
      if (types[index] === undefined)
        throw new RangeError(`${options.name} has no account ${index}`)
      memory.set({ selected: index })
    },
    revoke: () => memory.set({ granted: false }),
    restrict: (genesisHash) => memory.set({ genesisHash: genesisHash ?? null }),
    emit: (list) => events.emit('accounts', list),
    destroy() {
      methods.end()
      approvals.settle('reject')
      if (scope.injectedWeb3?.[source] === wallet)
        Reflect.deleteProperty(scope.injectedWeb3, source)
      memory.stop()
      prompt.close()
      events.clear()
    },
  }
}
