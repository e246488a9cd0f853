import { formatSiwxMessage } from '@foyer/protocol/siwx'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'

const origin = 'http://localhost:4100'

/** A session that a server answered with. */
export type KeptSignIn = { token: string; refresh: string }

/** Users who sign in and renew their tokens, one after the other, until they are stopped. */
export function signInTo(url: string) {
  const opened: KeptSignIn[] = []
  /** Nonces that a session was opened with, and what was signed with them. */
  const used: { pass: string; body: object }[] = []
  let heard: () => void = () => undefined
  let stopped = false
  const visit = async () => {
    while (!stopped) {
      await signIn(url, opened, used).catch(() => undefined)
      heard()
    }
  }
  const done = Array.from({ length: 4 }, visit)
  return {
    opened,
    used,
    /** Resolves when so many more sessions were opened. */
    more(count: number): Promise<void> {
      const wanted = opened.length + count
      return new Promise((resolve) => {
        heard = () => {
          if (opened.length >= wanted) resolve()
        }
      })
    },
    async stop() {
      stopped = true
      await Promise.all(done)
    },
  }
}

async function signIn(url: string, opened: KeptSignIn[], used: { pass: string; body: object }[]) {
  const key = privateKeyToAccount(generatePrivateKey())
  const { nonce, token: pass } = (await call(url, 'nonce')) as { nonce: string; token: string }
  const message = formatSiwxMessage({
    ...{ domain: 'localhost:4100', uri: `${origin}/`, version: '1', nonce },
    ...{ address: key.address, chainId: 'eip155:1', issuedAt: new Date().toISOString() },
  })
  const body = { message, signature: await key.signMessage({ message }) }
  const first = (await call(url, 'authenticate', body, {
    'x-nonce-jwt': `Bearer ${pass}`,
  })) as KeptSignIn
  opened.push(first)
  used.push({ pass, body })
}

/** The session that a secret renews. @throws where it is refused, or no answer comes */
export const renew = (url: string, refresh: string) =>
  call(url, 'refresh', { refresh }) as Promise<KeptSignIn>

/** The status of a sign-in by a text that opened a session before. */
export async function repeat(url: string, { pass, body }: { pass: string; body: object }) {
  const headers = { 'x-nonce-jwt': `Bearer ${pass}` }
  return (await send(url, 'authenticate', body, headers)).status
}

async function call(url: string, path: string, body?: object, headers = {}): Promise<unknown> {
  const answer = await send(url, path, body, headers)
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`)
  return answer.json()
}

function send(url: string, path: string, body?: object, headers = {}): Promise<Response> {
  return fetch(`${url}/auth/v1/${path}?projectId=local`, {
    method: body ? 'POST' : 'GET',
    headers: { origin, ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(5_000),
  })
}
