import { createRequire } from 'node:module'
import type { SignClient as OfficialSignClient } from '@walletconnect/sign-client'
import { keepTo } from './keepTo.js'
import { type Calls, say, serve } from './serve.js'

/* An official dapp's client as a process: `dapp.ts <package> <relay>`. */
const [, , name = '', relayUrl = ''] = process.argv
keepTo(relayUrl)

type Client = Awaited<ReturnType<typeof OfficialSignClient.init>>
type Session = ReturnType<Client['session']['get']>

const require = createRequire(import.meta.url)
const { SignClient } = require(name) as { SignClient: typeof OfficialSignClient }

const client = await SignClient.init({
  projectId: 'local',
  relayUrl,
  telemetryEnabled: false,
  logger: 'silent',
  metadata: {
    name: 'Official dapp',
    description: name,
    url: 'https://dapp.example',
    icons: [],
  },
})

const events = [
  'session_update',
  'session_event',
  'session_delete',
  'session_ping',
  'session_extend',
  'session_expire',
  'proposal_expire',
] as const
for (const event of events) client.on(event, (told: object) => say(event, told))

for (const event of ['relayer_connect', 'relayer_disconnect'])
  client.core.relayer.on(event, () => say(event))

const facts = ({ topic, expiry, namespaces, peer }: Session) => ({
  topic,
  expiry,
  namespaces,
  peer: peer.metadata.name,
})

let approval: Promise<Session> | undefined
let authentication: ReturnType<Awaited<ReturnType<Client['authenticate']>>['response']> | undefined

const calls = {
  async connect(optionalNamespaces: Record<string, Namespace>): Promise<string> {
    const proposal = await client.connect({ optionalNamespaces: optionalNamespaces as never })
    // Older packages hear an answer only once it is awaited: one that comes before is lost.
    approval = proposal.approval()
    approval.catch(() => undefined)
    return proposal.uri ?? ''
  },
  async approval() {
    const session = await approval
    if (!session) throw new Error('Nothing was proposed.')
    return facts(session)
  },
  async authenticate(parameters: Parameters<Client['authenticate']>[0]): Promise<string> {
    const proposal = await client.authenticate(parameters)
    authentication = proposal.response()
    authentication.catch(() => undefined)
    return proposal.uri ?? ''
  },
  async authentication() {
    const { auths, session } = (await authentication) ?? {}
    return { auths, session: session && facts(session) }
  },
  request: (asked: Parameters<Client['request']>[0]) => client.request<unknown>(asked),
  ping: (topic: string) => client.ping({ topic }),
  async extend(topic: string) {
    await client.extend({ topic })
  },
  disconnect: (topic: string) =>
    client.disconnect({ topic, reason: { code: 6000, message: 'User disconnected.' } }),
  sessions: () => client.session.getAll().map(facts),
} satisfies Calls

type Namespace = { chains: string[]; methods: string[]; events: string[] }

export type DappCalls = typeof calls

serve(calls)
