import { createPrompt } from '../prompt/createPrompt.js'
import { createApprovals } from '../wallet/createApprovals.js'
import { createMemory } from '../wallet/createMemory.js'
import { createMethods } from '../wallet/createMethods.js'
import { junk } from '../wallet/seedOf.js'
import { userOf } from '../wallet/userOf.js'
import { walletDefaults } from '../wallet/walletDefaults.js'
import type { CosmosWalletHandle } from './CosmosWalletHandle.js'
import type { CosmosWalletOptions } from './CosmosWalletOptions.js'
import { createCosmosAccount } from './createCosmosAccount.js'
import { type CosmosFacts, createKeplrMethods } from './createKeplrMethods.js'

/**
 * Puts a wallet of Cosmos into the page, in the shape of Keplr's: real keys, real signatures, and a user whom the test plays through the returned
 * handle. Meant for tests and demonstrations: its keys are known to everyone.
 */
export function createCosmosWallet(options: CosmosWalletOptions): CosmosWalletHandle {
  const { accounts: indices = [0], chains, mnemonic = junk, place = 'keplr' } = options
  const settings = walletDefaults({ ...options, accounts: [0], chains: [{ id: 0, rpcUrl: '' }] })
  const { window } = settings
  const methods = createMethods(options.intercept)
  let prompts = 0

  const prompt = createPrompt(settings)
  const approvals = createApprovals(settings.decision, () => prompt.show(approvals.open))
  const change = () => window.dispatchEvent(new Event(`${place}_keystorechange`))
  const memory = createMemory<CosmosFacts>({
    window,
    storage: settings.storage,
    key: `${settings.key}.cosmos`,
    initial: { granted: [], locked: false, selected: 0, added: {} },
    changed(next, before) {
      const isLess = before.granted.some((id) => !next.granted.includes(id))
      if (next.selected !== before.selected || next.locked !== before.locked || isLess) change()
    },
  })
  const account = () => createCosmosAccount(mnemonic, indices[memory.get().selected] ?? 0)
  const prefixOf = (id: string) =>
    chains.find(({ chainId }) => chainId === id)?.prefix ?? memory.get().added[id]
  const counted = {
    request(...given: Parameters<typeof approvals.request>) {
      prompts += 1
      return approvals.request(...given)
    },
  }
  const own = createKeplrMethods({ account, approvals: counted, memory, prefixOf })
  const wallet = Object.freeze({
    version: '0.12.0',
    mode: 'extension',
    ...Object.fromEntries(
      Object.entries(own).map(([name, run]) => [name, methods.make(name, run)]),
    ),
  })
  const scope = window as Record<string, unknown>
  const put = place === 'cosmostation' ? { providers: { keplr: wallet } } : wallet
  scope[place] = put

  return {
    name: options.name,
    wallet,
    requests: methods.requests,
    addressOn(chainId) {
      const prefix = prefixOf(chainId)
      if (prefix === undefined) throw new RangeError(`${options.name} does not know ${chainId}`)
      return account().addressOn(prefix)
    },
    get addresses() {
      return Object.fromEntries(
        chains.map(({ chainId, prefix }) => [chainId, account().addressOn(prefix)]),
      )
    },
    get open() {
      return [...approvals.open]
    },
    get state() {
      const { granted, locked } = memory.get()
      return { granted, locked, prompts }
    },
    ...userOf(approvals),
    lock: () => memory.set({ locked: true }),
    unlock: () => memory.set({ locked: false }),
    selectAccount(index) {
      if (indices[index] === undefined)
        throw new RangeError(`${options.name} has no account ${index}`)
      memory.set({ selected: index })
    },
    revoke: () => memory.set({ granted: [] }),
    emit: () => void change(),
    destroy() {
      methods.end()
      approvals.settle('reject')
      if (scope[place] === put) Reflect.deleteProperty(scope, place)
      memory.stop()
      prompt.close()
    },
  }
}
