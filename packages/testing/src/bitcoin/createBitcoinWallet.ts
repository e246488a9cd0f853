import { createPrompt } from '../prompt/createPrompt.js'
import { createApprovals } from '../wallet/createApprovals.js'
import { createEmitter } from '../wallet/createEmitter.js'
import { createMemory } from '../wallet/createMemory.js'
import { RpcError } from '../wallet/RpcError.js'
import { junk } from '../wallet/seedOf.js'
import { userOf } from '../wallet/userOf.js'
import type { WalletRequest } from '../wallet/WalletOptions.js'
import { walletDefaults } from '../wallet/walletDefaults.js'
import type { BitcoinFacts, BitcoinWalletContext } from './BitcoinWalletContext.js'
import type { BitcoinWalletHandle } from './BitcoinWalletHandle.js'
import type { BitcoinFeature, BitcoinWalletOptions } from './BitcoinWalletOptions.js'
import { createBitcoinAccount, versionsOf } from './createBitcoinAccount.js'
import { createSigning } from './createSigning.js'
import type { ShapeParts } from './shapes/PlacedShape.js'
import { placeShape } from './shapes/placeShape.js'

const all: readonly BitcoinFeature[] = ['signMessage', 'signPsbt', 'sendTransfer']

/**
 * Puts a wallet of Bitcoin into the page, in one of the shapes that wallets have: real keys, real signatures, real transactions to the sources it
 * is given, and a user whom the test plays through the returned handle. Meant for tests and demonstrations: its keys are known to everyone.
 */
export function createBitcoinWallet(options: BitcoinWalletOptions): BitcoinWalletHandle {
  const { accounts: indices = [0], messages = 'bip322', mnemonic = junk, networks } = options
  const settings = walletDefaults({ ...options, accounts: [0], chains: [{ id: 0, rpcUrl: '' }] })
  const { window } = settings
  const events = createEmitter()
  const requests: WalletRequest[] = []
  let alive = true

  const prompt = createPrompt(settings)
  const approvals = createApprovals(settings.decision, () => prompt.show(approvals.open))
  const initial: BitcoinFacts = {
    ...{ granted: false, locked: false, selected: 0 },
    chains: networks.map(({ chain }) => chain),
  }
  const memory = createMemory<BitcoinFacts>({
    ...{ window, storage: settings.storage, key: `${settings.key}.bitcoin`, initial },
    changed: (next, before) => {
      const [seen, earlier] = [next, before].map((facts) => describe(context.seen(facts)))
      if (seen !== earlier) placed.changed()
    },
  })
  let made: readonly ReturnType<typeof createBitcoinAccount>[] | undefined
  const keys = () => {
    made ??= indices.map((index) => createBitcoinAccount(mnemonic, index))
    return made
  }
  const context: BitcoinWalletContext = {
    ...{ approvals, memory, messages, networks },
    seen({ chains, granted, locked, selected } = memory.get()) {
      const [first] = chains
      if (!granted || locked || first === undefined) return []
      const alike = chains.filter((one) => versionsOf(one).bech32 === versionsOf(first).bech32)
      return (keys()[selected] ?? []).map((key) => ({
        ...{ key, chains: alike },
        address: key.addressOn(first),
      }))
    },
  }
  const method: ShapeParts['method'] =
    (name, run) =>
    (...params) => {
      const request = { method: name, params }
      requests.push(request)
      const next = async () => {
        if (!alive) throw new RpcError(4900, 'The wallet is gone.')
        return run(...params)
      }
      const given = options.intercept?.(request, next)
      return given === undefined ? next() : given
    }
  const placed = placeShape[options.shape ?? 'standard']({
    ...{ name: options.name, icon: settings.info.icon, window, context, events, method },
    signing: createSigning(context),
    features: options.features ?? all,
  })
  const addressesOf = (at: 0 | 1) => {
    const [chain = ''] = memory.get().chains
    return keys().map((pair) => pair[at].addressOn(chain))
  }

  return {
    name: options.name,
    wallet: placed.wallet,
    requests,
    get addresses() {
      return addressesOf(0)
    },
    get ordinals() {
      return addressesOf(1)
    },
    get open() {
      return [...approvals.open]
    },
    get state() {
      const { granted, locked, chains } = memory.get()
      const address = context.seen()[0]?.address
      return { granted, locked, chains, address, listeners: events.count() }
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
    emit: placed.emit,
    destroy() {
      alive = false
      approvals.settle('reject')
      placed.retract()
      memory.stop()
      prompt.close()
      events.clear()
    },
  }
}

function describe(accounts: readonly { address: string; chains: readonly string[] }[]): string {
  return JSON.stringify(accounts.map(({ address, chains }) => [address, chains]))
}
