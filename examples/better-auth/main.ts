import { backendSignIn } from '@foyer/siwx'
import { createAuthClient } from 'better-auth/client'
import { siweClient } from 'better-auth/client/plugins'
import { mountExample } from '../page/mountExample.js'

const auth = createAuthClient({ plugins: [siweClient()] })

await mountExample({
  title: 'Better Auth',
  siwx: backendSignIn({
    required: true,
    nonce: async () => demand(await auth.siwe.nonce()).nonce,
    async verify({ message, signature }) {
      const { error } = await auth.siwe.verify({ message, signature })
      return !error
    },
    session: '/auth/session',
    signOut: async () => demand(await auth.signOut()),
  }),
})

function demand<data>({ data, error }: { data: data | null; error: unknown }): data {
  if (data === null) throw new Error('Better Auth does not answer', { cause: error })
  return data
}
