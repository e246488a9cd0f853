import { onTestFinished } from 'vitest'

/** What a test may answer: JSON, or a response of its own. */
type Answer = (url: URL, body: BodyInit | null | undefined) => unknown

const usual: Readonly<Record<string, Answer>> = {
  origins: () => ({ allowedOrigins: [location.origin] }),
  config: () => ({ features: [{ id: 'activity', isEnabled: true, config: [] }] }),
  getAnalyticsConfig: () => ({ isAnalyticsEnabled: false }),
  getWallets: () => ({ count: 0, data: [] }),
  'supported-chains': () => ({ http: ['eip155:1'], ws: [] }),
  identity: () => ({ name: 'juno.foyer.eth', avatar: null }),
  balance: () => ({ balances: [] }),
  nfts: () => ({ data: [], next: null }),
  history: () => ({ data: [], next: null }),
}

/**
 * Plays the host's server at `fetch`, by the last part of the path (`identity` for names). What is not answered is as at a server that
 * knows the account and has nothing of it. Returns the option that names it, and the paths that were requested.
 */
export function answerServer(answers: Readonly<Record<string, Answer>> = {}) {
  const server = 'http://server.example'
  const requested: string[] = []
  const { fetch } = globalThis
  onTestFinished(() => void Object.assign(globalThis, { fetch }))
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), location.href)
    if (url.origin !== server) return fetch(input, init)
    const name = url.pathname.includes('/identity/') ? 'identity' : url.pathname.split('/').at(-1)
    requested.push(name ?? '')
    const answer = { ...usual, ...answers }[name ?? '']?.(url, init?.body)
    if (answer === undefined) return Response.json({}, { status: 404 })
    return answer instanceof Response ? answer : Response.json(await answer)
  }
  return { server, requested }
}
