import {
  createPairingEngine,
  type PairingEngine,
  type PairingEvent,
  type PairingProposal,
  type SessionRequest,
} from '@foyer/core/testing'
import { createEventQueue } from '../createEventQueue.js'

/** What a call came to, as it can cross from a page. */
export type Outcome =
  | { readonly result: unknown }
  | { readonly error: { readonly code: unknown; readonly message: string } }

export type HostedCalls = ReturnType<typeof callsOf>

/** Our engine as a page has it, driven by names and JSON: the same in Node and in a browser. */
export type HostedEngine = {
  call(name: string, argument: unknown): Promise<Outcome>
  next(event: PairingEvent['type']): Promise<unknown>
  close(): void
}

/** Without `verifySignature` the page can pair, and not sign in. */
export type HostedOptions = Pick<Parameters<typeof createPairingEngine>[0], 'verifySignature'>

export async function hostEngine(
  relayUrl: string,
  options: HostedOptions = {},
): Promise<HostedEngine> {
  const life = new AbortController()
  const engine = await createPairingEngine({
    relayUrl,
    projectId: 'local',
    metadata: () => ({ name: 'Our dapp', description: '', url: 'https://dapp.example', icons: [] }),
    clock: {
      now: Date.now,
      after(ms, run) {
        const timer = setTimeout(run, ms)
        return () => clearTimeout(timer)
      },
    },
    storagePrefix: 'interop',
    signal: life.signal,
    ...options,
  })
  const heard = createEventQueue()
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
    close: () => life.abort(),
  }
}

function callsOf(engine: PairingEngine) {
  let attempt: Awaited<ReturnType<PairingEngine['connect']>> | undefined
  let signingIn: Awaited<ReturnType<PairingEngine['authenticate']>> | undefined
  return {
    async connect(proposal: PairingProposal): Promise<string> {
      attempt = await engine.connect(proposal)
      // The caller of the approval gets it.
      attempt.approval.catch(() => {})
      return attempt.uri
    },
    approval: () => attempt?.approval,
    cancel: () => attempt?.cancel(),
    async authenticate(
      request: Parameters<PairingEngine['authenticate']>[0],
    ): Promise<{ id: number; uri: string }> {
      signingIn = await engine.authenticate(request)
      return { id: signingIn.id, uri: signingIn.uri }
    },
    authentication: () => signingIn?.answer,
    cancelAuthentication: () => signingIn?.cancel(),
    request: (request: SessionRequest) => engine.request(request),
    /** Resolves as soon as it is sent; no caller waits for the answer. */
    send: (request: SessionRequest) =>
      new Promise<number>((onSent) => {
        engine.request({ ...request, onSent }).catch(() => {})
      }),
    ping: (topic: string) => engine.ping(topic),
    extend: (topic: string) => engine.extend(topic),
    disconnect: (topic: string) => engine.disconnect(topic),
    sessions: () => engine.sessions(),
  }
}
