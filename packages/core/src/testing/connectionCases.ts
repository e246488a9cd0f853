import type { AdapterTrial } from './adapterTrial.js'
import { check } from './check.js'

type Cases = Readonly<Record<string, (trial: AdapterTrial) => Promise<void>>>

/** Much more than any adapter takes, and less than a wallet that never answers: a loaded machine is no fault. */
const soonMs = 15_000

/** How wallets are discovered, connected, resumed, switched and disconnected. */
export const connectionCases: Cases = {
  'finds the wallet, with a name to show, and asks it nothing': async (trial) => {
    const found = trial.reported.wallets.find(({ id }) => id === trial.connectorId)
    check(found !== undefined, 'the wallet is reported')
    check(found.name.length > 0, 'the wallet has a name')
    check(found.namespace === trial.adapter.namespace, 'the wallet has the namespace')
    await trial.adapter.prepare()
    check(trial.wallet.prompts() === 0, 'preparing does not ask the wallet')
  },

  'connects, and tells the account and where the wallet stands': async (trial) => {
    const { accounts, caipNetworkId } = await trial.connect()
    check(accounts[0].address === trial.wallet.address, 'the account is the wallet’s')
    check(caipNetworkId === trial.networks.here.caipNetworkId, 'the network is the wallet’s')
    check((await trial.adapter.getProvider(trial.connectorId)) !== undefined, 'there is a provider')
  },

  'says so when the user declines, and connects the next time': async (trial) => {
    const [connector] = trial.reported.wallets.filter(({ id }) => id === trial.connectorId)
    check(connector !== undefined, 'the wallet is reported')
    trial.wallet.answer('reject')
    await check.rejects(trial.adapter.connect(connector, { network: undefined }), 'user_rejected')
    await trial.connect()
  },

  'says so when the wallet is locked': async (trial) => {
    const [connector] = trial.reported.wallets.filter(({ id }) => id === trial.connectorId)
    check(connector !== undefined, 'the wallet is reported')
    trial.wallet.lock()
    await check.rejects(trial.adapter.connect(connector, { network: undefined }), 'wallet_locked')
  },

  'refuses a wallet that it does not know': async ({ adapter, reported }) => {
    const [connector] = reported.wallets
    check(connector !== undefined, 'a wallet is reported')
    const unknown = { ...connector, id: 'com.example.nobody' }
    await check.rejects(adapter.connect(unknown, { network: undefined }), 'connector_not_found')
  },

  'is not held up by a wallet that never answers': async (trial) => {
    const [connector] = trial.reported.wallets.filter(({ id }) => id === trial.connectorId)
    check(connector !== undefined, 'the wallet is reported')
    trial.wallet.answer('ignore')
    trial.adapter.connect(connector, { network: undefined }).catch(() => {})
    await check.settles(trial.connect(), soonMs, 'a second connect goes through')
  },

  'resumes a granted session without a prompt': async (trial) => {
    const session = await trial.connect()
    const before = trial.wallet.prompts()
    const again = trial.setup.create(trial.context)
    const stop = again.start(trial.events)
    const resumed = await again.reconnect(trial.connectorId)
    stop()
    again.destroy()
    check(resumed?.accounts[0].address === session.accounts[0].address, 'the account is the same')
    check(trial.wallet.prompts() === before, 'the user was not asked')
  },

  'resumes nothing from a locked wallet, and nothing from a missing one': async (trial) => {
    await trial.connect()
    trial.wallet.lock()
    const again = trial.setup.create(trial.context)
    const stop = again.start(trial.events)
    const resumed = await Promise.all([
      again.reconnect(trial.connectorId),
      again.reconnect('com.example.nobody'),
    ])
    stop()
    again.destroy()
    check(
      resumed.every((one) => one === undefined),
      'there is no session',
    )
  },

  'is connected again once a wallet that was locked is unlocked': async (trial) => {
    const { accounts } = await trial.connect()
    const before = trial.wallet.prompts()
    const last = () => trial.reported.sessions.at(-1)
    trial.wallet.lock()
    await trial.until(() => last() !== undefined && !last()?.session, 'the end is reported')
    trial.wallet.unlock()
    await trial.until(() => last()?.session !== undefined, 'the session is reported')
    check(last()?.session?.accounts[0].address === accounts[0].address, 'the account is the same')
    check((await trial.adapter.getProvider(trial.connectorId)) !== undefined, 'there is a provider')
    check(trial.wallet.prompts() === before, 'the user was not asked')
    await trial.adapter.disconnect(trial.connectorId)
    check(trial.wallet.listeners() === 0, 'no listener is left')
  },

  'is connected once a wallet that was locked when the page came is unlocked': async (trial) => {
    const { accounts } = await trial.connect()
    trial.stop()
    trial.wallet.lock()
    const again = trial.setup.create(trial.context)
    const stop = again.start(trial.events)
    const before = trial.reported.sessions.length
    check((await again.reconnect(trial.connectorId)) === undefined, 'there is no session yet')
    trial.wallet.unlock()
    const last = () => trial.reported.sessions.slice(before).at(-1)?.session
    await trial.until(() => last() !== undefined, 'the session is reported')
    check(last()?.accounts[0].address === accounts[0].address, 'the account is the same')
    stop()
    check(trial.wallet.listeners() === 0, 'no listener is left')
    again.destroy()
  },

  'lets a wallet go that is locked': async (trial) => {
    await trial.connect()
    trial.wallet.lock()
    await trial.until(() => trial.reported.sessions.length > 0, 'the end is reported')
    await trial.adapter.disconnect(trial.connectorId)
    check(trial.wallet.listeners() === 0, 'no listener is left')
    const before = trial.reported.sessions.length
    trial.wallet.unlock()
    await check.settles(trial.adapter.reconnect(trial.connectorId), soonMs, 'it is asked')
    check(trial.reported.sessions.length === before, 'nothing is reported after the end')
  },

  'disconnects for good, whatever the wallet does': async (trial) => {
    await trial.connect()
    trial.wallet.answer('ignore')
    const ended = trial.adapter.disconnect(trial.connectorId)
    await check.settles(ended, soonMs, 'it does not wait for the wallet')
    check((await trial.adapter.reconnect(trial.connectorId)) === undefined, 'it stays disconnected')
    await check.rejects(trial.adapter.getProvider(trial.connectorId), 'connector_not_connected')
    check(trial.wallet.listeners() === 0, 'no listener is left')
  },

  'switches to a network that the wallet knows, and to one that it has to add': async (trial) => {
    await trial.connect()
    for (const network of [trial.networks.other, trial.networks.unknown]) {
      if (!network) continue
      await trial.adapter.switchChain(trial.connectorId, network)
      const last = trial.reported.sessions.at(-1)?.session
      check(last?.caipNetworkId === network.caipNetworkId, `${network.name} is reported`)
    }
  },

  'stays where it is when the user declines to switch': async (trial) => {
    await trial.connect()
    trial.wallet.answer('reject')
    const switched = trial.adapter.switchChain(trial.connectorId, trial.networks.other)
    await check.rejects(switched, 'user_rejected')
    check(trial.reported.sessions.length === 0, 'no change is reported')
  },

  'reports what the user changes in the wallet itself': async (trial) => {
    await trial.connect()
    trial.wallet.moveTo(trial.networks.other)
    const last = () => trial.reported.sessions.at(-1)
    await trial.until(
      () => last()?.session?.caipNetworkId === trial.networks.other.caipNetworkId,
      'the new network is reported',
    )
    trial.wallet.revoke()
    await trial.until(() => {
      const end = last()
      return end !== undefined && end.session === undefined
    }, 'the end of the session is reported')
  },

  'leaves no listener when it is stopped, and listens again when started': async (trial) => {
    await trial.connect()
    trial.stop()
    check(trial.wallet.listeners() === 0, 'no listener is left')
    trial.wallet.moveTo(trial.networks.other)
    check(trial.reported.sessions.length === 0, 'nothing is reported after the end')
    const stop = trial.adapter.start(trial.events)
    check(trial.wallet.listeners() > 0, 'it listens again')
    stop()
  },

  'reports what the user did in the wallet while it was stopped': async (trial) => {
    await trial.connect()
    const before = trial.wallet.prompts()
    trial.stop()
    trial.wallet.revoke()
    const stop = trial.adapter.start(trial.events)
    const last = () => trial.reported.sessions.at(-1)
    await trial.until(() => last() !== undefined && !last()?.session, 'the end is reported')
    check(trial.wallet.prompts() === before, 'the user was not asked')
    stop()
  },

  'leaves no listener when it is destroyed': async (trial) => {
    await trial.connect()
    trial.adapter.destroy()
    check(trial.wallet.listeners() === 0, 'no listener is left')
  },

  'does not meet another adapter on the same page': async (trial) => {
    const other = trial.setup.create({ ...trial.context, storage: memory() })
    const stop = other.start({ wallets: () => {}, session: () => {}, pending: () => {} })
    await trial.connect()
    await check.rejects(other.getProvider(trial.connectorId), 'connector_not_connected')
    other.destroy()
    stop()
    check((await trial.adapter.getProvider(trial.connectorId)) !== undefined, 'it stays connected')
  },
}

function memory() {
  const values = new Map<string, string>()
  return {
    get: (key: string) => values.get(key),
    set: (key: string, value: string) => void values.set(key, value),
    remove: (key: string) => void values.delete(key),
  }
}
