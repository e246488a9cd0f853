import { evm } from '@foyer/adapters/evm'
import { solana } from '@foyer/adapters/solana'
import * as known from '@foyer/protocol/networks'
import { backendSignIn } from '@foyer/siwx'
import { AuthClient } from '@supabase/auth-js'
import { mountExample } from '../page/mountExample.js'
import { createSupabaseCalls } from './createSupabaseCalls.js'

// With the whole client: `createClient(url, key).auth`.
const auth = new AuthClient({ url: `${location.origin}/auth/v1`, storageKey: 'supabase' })

await mountExample({
  title: 'Supabase',
  networks: [known.mainnet, known.solana],
  adapters: [evm(), solana()],
  siwx: backendSignIn({ ...createSupabaseCalls(auth), required: true, scope: 'account' }),
  async request(path) {
    const { data } = await auth.getSession()
    const token = data.session?.access_token
    return fetch(path, { headers: token ? { authorization: `Bearer ${token}` } : {} })
  },
})
