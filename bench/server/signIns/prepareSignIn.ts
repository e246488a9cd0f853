import { formatSiwxMessage } from '@foyer/protocol/siwx'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { createProver } from '../createProver.js'
import type { Asked } from '../load.js'

/** Where accounts sign in. */
export const page = 'http://localhost:4100'
const path = '/auth/v1/authenticate'

/** The last call of a sign-in: an account that was never here signed a text with a nonce of the server, and the browser proves a key of its own. */
export async function prepareSignIn(origin: string): Promise<Asked> {
  const given = await fetch(`${origin}/auth/v1/nonce?projectId=local`, {
    headers: { origin: page },
  })
  const { nonce, token } = (await given.json()) as { nonce: string; token: string }
  const account = privateKeyToAccount(generatePrivateKey())
  const message = formatSiwxMessage({
    ...{ domain: new URL(page).host, uri: `${page}/`, version: '1', nonce },
    ...{ address: account.address, chainId: 'eip155:1', issuedAt: new Date().toISOString() },
  })
  const signature = await account.signMessage({ message })
  return {
    ...{ method: 'POST', path: `${path}?projectId=local` },
    body: JSON.stringify({ message, signature }),
    headers: {
      ...{ origin: page, 'x-nonce-jwt': `Bearer ${token}` },
      dpop: createProver(origin)(path),
    },
  }
}
