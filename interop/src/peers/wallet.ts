import { createRequire } from 'node:module'
import type { IWalletKit, WalletKit as OfficialWalletKit, WalletKitTypes } from '@reown/walletkit'
import { privateKeyToAccount } from 'viem/accounts'
import { keepTo } from './keepTo.js'
import { type Calls, say, serve } from './serve.js'

/*
 * An official wallet as a process: `wallet.ts <package> <relay>`. It says what it is asked, and answers as
 * the test told it to.
 */
const [, , name = '', relayUrl = ''] = process.argv
const contacts = keepTo(relayUrl)

/** What a wallet app takes from the packages that its kit stands on. */
type Core = { Core: new (options: object) => WalletKitTypes.Options['core'] }
type Utils = {
  buildApprovedNamespaces(options: { proposal: object; supportedNamespaces: object }): Namespaces
  buildAuthObject(payload: object, signature: { t: string; s: string }, iss: string): never
  populateAuthPayload(options: {
    authPayload: object
    chains: readonly string[]
    methods: readonly string[]
  }): Parameters<IWalletKit['formatAuthMessage']>[0]['request'] & { chains: string[] }
}
type Namespaces = Parameters<IWalletKit['approveSession']>[0]['namespaces']

const require = createRequire(import.meta.url)
const requireOfIts = createRequire(require.resolve(name))
const { WalletKit } = require(name) as { WalletKit: typeof OfficialWalletKit }
const { Core } = requireOfIts('@walletconnect/core') as Core
const utils = requireOfIts('@walletconnect/utils') as Utils

const account = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const stranger = privateKeyToAccount(`0x${'22'.repeat(32)}`)
/** Those of the tests here, and those of the sandbox. */
const supportedChains = ['eip155:1', 'eip155:137', 'eip155:31337', 'eip155:31338']
const methods = ['personal_sign', 'eth_sendTransaction', 'eth_signTypedData_v4']
const events = ['chainChanged', 'accountsChanged']
const refusal = { code: 5000, message: 'User rejected.' }

/** What it does when it is asked; `hold` waits until the test says so. */
type Behaviour = {
  proposal: 'approve' | 'hold' | 'reject'
  request: 'sign' | 'hold' | 'reject'
  auth: 'approve' | 'hold' | 'reject' | 'forge'
}
let behaviour: Behaviour = { proposal: 'approve', request: 'sign', auth: 'approve' }
let release = () => {}
let released: Promise<void> = Promise.resolve()

const core = new Core({ projectId: 'local', relayUrl, telemetryEnabled: false, logger: 'silent' })
const kit = await WalletKit.init({
  core,
  metadata: {
    name: 'Official wallet',
    description: name,
    url: 'https://wallet.example',
    icons: [],
    redirect: { native: 'official://', universal: 'https://wallet.example/wc' },
  },
})

const granted = (chains: readonly string[]) => ({
  eip155: {
    chains: [...chains],
    methods,
    events,
    accounts: chains.map((chain) => `${chain}:${account.address}`),
  },
})

/** Whatever goes wrong in a listener is said, for no caller awaits it. */
const on = <event extends WalletKitTypes.Event>(
  event: event,
  answer: (told: WalletKitTypes.EventArguments[event]) => Promise<unknown>,
) =>
  kit.on(event, (told) => {
    say(event, told)
    answer(told).catch((error) => say('failed', { event, message: error.message }))
  })

on('session_proposal', async ({ id, params }) => {
  if (behaviour.proposal === 'reject') return kit.rejectSession({ id, reason: refusal })
  if (behaviour.proposal === 'hold') await released
  const supportedNamespaces = granted(supportedChains)
  const namespaces = utils.buildApprovedNamespaces({ proposal: params, supportedNamespaces })
  const { topic } = await kit.approveSession({ id, namespaces })
  say('approved', { topic })
})

on('session_request', async ({ id, topic, params }) => {
  const answer = (body: object) =>
    kit.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', ...body } as never })
  if (behaviour.request === 'reject') return answer({ error: refusal })
  if (behaviour.request === 'hold') await released
  const { method, params: asked } = params.request
  const result =
    method === 'personal_sign'
      ? await account.signMessage({ message: { raw: asked[0] } })
      : `0x${'ab'.repeat(32)}`
  await answer({ result })
  say('answered', { id })
})

if (!process.argv.includes('--no-auth'))
  on('session_authenticate', async ({ id, params: { authPayload } }) => {
    if (behaviour.auth === 'reject') return kit.rejectSessionAuthenticate({ id, reason: refusal })
    if (behaviour.auth === 'hold') await released
    const signer = behaviour.auth === 'forge' ? stranger : account
    const payload = utils.populateAuthPayload({ authPayload, chains: supportedChains, methods })
    const auths = await Promise.all(
      payload.chains.map(async (chain) => {
        const iss = `${chain}:${account.address}`
        const message = kit.formatAuthMessage({ request: payload, iss })
        say('message', { message })
        const signature = { t: 'eip191', s: await signer.signMessage({ message }) }
        return utils.buildAuthObject(payload, signature, iss)
      }),
    )
    const { session } = await kit.approveSessionAuthenticate({ id, auths })
    say('authenticated', { topic: session?.topic })
  })

for (const event of ['session_delete', 'session_request_expire', 'proposal_expire'] as const)
  on(event, async () => {})
const ofProtocol = kit.engine.signClient.events
for (const event of ['session_ping', 'session_extend', 'session_expire'] as const)
  ofProtocol.on(event, (told: object) => say(event, told))
core.pairing.events.on('pairing_delete', (told: object) => say('pairing_delete', told))
for (const event of ['relayer_connect', 'relayer_disconnect'])
  core.relayer.on(event, () => say(event))

const calls = {
  address: () => account.address,
  /** Whom it reached for so far, and those it was kept from: `host:port`, each once. */
  contacts: () => [...contacts],
  behave(wanted: Partial<Behaviour>) {
    behaviour = { ...behaviour, ...wanted }
    // Whatever it does next, it answers what it held.
    release()
    released = new Promise((resolve) => {
      release = resolve
    })
  },
  pair: async (uri: string) => kit.pair({ uri }),
  /** What they return as `acknowledged` is not awaited: it never settles when the answer is too fast. */
  async update({ topic, chains }: { topic: string; chains: readonly string[] }) {
    await kit.updateSession({ topic, namespaces: granted(chains) })
  },
  async extend(topic: string) {
    await kit.extendSession({ topic })
  },
  emit: (event: Parameters<IWalletKit['emitSessionEvent']>[0]) => kit.emitSessionEvent(event),
  disconnect: (topic: string) =>
    kit.disconnectSession({ topic, reason: { code: 6000, message: 'User disconnected.' } }),
  ping: (topic: string) => kit.engine.signClient.ping({ topic }),
  sessions: () =>
    Object.values(kit.getActiveSessions()).map(({ topic, expiry }) => ({ topic, expiry })),
} satisfies Calls

export type WalletCalls = typeof calls

serve(calls)
