import { siweSignIn } from '@foyer/siwx'
import { createSiweMessage } from 'viem/siwe'
import { mountExample } from '../page/mountExample.js'

// As the page had it for an older client: only `siweSignIn` is new.
await mountExample({
  title: 'siweConfig',
  siweConfig: siweSignIn({
    getNonce: async () => (await demand(fetch('/auth/nonce'))).nonce,
    createMessage: ({ address, chainId, nonce, domain, uri, iat = '' }) =>
      createSiweMessage({
        ...{ address: address as `0x${string}`, chainId, nonce, domain, uri, version: '1' },
        issuedAt: new Date(iat),
      }),
    async verifyMessage(signed) {
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify(signed)
      return (await fetch('/auth/verify', { method: 'POST', headers, body })).ok
    },
    async getSession() {
      const answer = await fetch('/auth/session')
      if (answer.status === 401) return null
      const { address, chainId } = await demand(answer)
      return { address, chainId: Number(chainId.split(':')[1]) }
    },
    signOut: async () => (await fetch('/auth/sign-out', { method: 'POST' })).ok,
  }),
})

async function demand(asked: Response | Promise<Response>) {
  const answer = await asked
  if (!answer.ok) throw new TypeError(`The backend answers ${answer.status}`)
  return answer.json()
}
