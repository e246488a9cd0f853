import { createFoyer, type LivePairing } from '@foyer/core'
import { createHeard } from '../createHeard.js'

type Engine = LivePairing['engine']
type Attempt = Awaited<ReturnType<Engine['connect']>>
type Proposal = Parameters<Engine['connect']>[0]
type Request = Parameters<Engine['request']>[0]
export type EngineEvent = Parameters<Parameters<Engine['subscribe']>[0]>[0]

/** What a call came to, as it can cross from a page. */
export type Outcome =
  | { readonly result: unknown }
  | { readonly error: { readonly code: unknown; readonly message: string } }

export type HostedCalls = ReturnType<typeof callsOf>

/** Our engine as a page has it, driven by names and JSON: the same in Node and in a browser. */
export type HostedEngine = {
  call(name: string, argument: unknown): Promise<Outcome>
  next(event: EngineEvent['type']): Promise<unknown>
  close(): void
}

export async function hostEngine(relayUrl: string): Promise<HostedEngine> {
  const client = createFoyer({
    projectId: 'local',
    relayUrl,
    networks: [
      {
        id: 1,
        name: 'Ethereum',
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: { default: { http: ['http://127.0.0.1:9'] } },
      },
    ],
    metadata: { name: 'Our dapp', description: '', url: 'https://dapp.example', icons: [] },
  })
  const { engine } = await client.pairing.live()
  const heard = createHeard()
  engine.subscribe((event) => heard.tell(event.type, event))
  const calls = callsOf(engine) as Record<string, (argument: never) => unknown>
  return {
    call: (name, argument) =>
      Promise.resolve()
        .then(() => calls[name]?.(argument as never))
        .then(
          (result) => ({ result }),
          ({ code, message }) => ({ error: { code, message } }),
        ),
    next: (event) => heard.next(event),
    close: () => client.destroy(),
  }
}

function callsOf(engine: Engine) {
  let attempt: Attempt | undefined
  return {
    async connect(proposal: Proposal): Promise<string> {
      attempt = await engine.connect(proposal)
      // Whoever asks for the approval hears it.
      attempt.approval.catch(() => {})
      return attempt.uri
    },
    approval: () => attempt?.approval,
    cancel: () => attempt?.cancel(),
    request: (request: Request) => engine.request(request),
    /** Resolves as soon as it is sent; the answer is nobody's. */
    send: (request: Request) =>
      new Promise<number>((onSent) => {
        engine.request({ ...request, onSent }).catch(() => {})
      }),
    ping: (topic: string) => engine.ping(topic),
    extend: (topic: string) => engine.extend(topic),
    disconnect: (topic: string) => engine.disconnect(topic),
    sessions: () => engine.sessions(),
  }
}
