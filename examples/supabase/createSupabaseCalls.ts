import type { BackendCalls } from '@foyer/siwx'
import { base58 } from '@scure/base'
import type { AuthClient } from '@supabase/auth-js'

/** Supabase's names of chain families, by namespace; it signs in no others. */
const chains = { eip155: 'ethereum', solana: 'solana' } as const

/** What Supabase keeps of the text that was signed. */
type Claims = { readonly chain: string; readonly address: string; readonly network?: string }

/** The calls of a page whose sessions Supabase has. */
export function createSupabaseCalls(auth: InstanceType<typeof AuthClient>): BackendCalls {
  return {
    // Supabase gives none out: it takes a text by its time.
    nonce: async () => crypto.randomUUID().replaceAll('-', ''),
    async verify({ message, signature, chainId }) {
      const { error } = chainId.startsWith('solana:')
        ? await auth.signInWithWeb3({
            ...{ chain: chains.solana, message, signature: base58.decode(signature) },
          })
        : await auth.signInWithWeb3({
            ...{ chain: chains.eip155, message, signature: signature as `0x${string}` },
          })
      return !error
    },
    async session() {
      const { data, error } = await auth.getSession()
      if (error) throw error
      const claims: Claims | undefined = data.session?.user.user_metadata.custom_claims
      const [namespace] = Object.entries(chains).find(([, one]) => one === claims?.chain) ?? []
      if (!claims || !namespace) return null
      return { address: claims.address, chainId: `${namespace}:${claims.network || '1'}` }
    },
    async signOut() {
      const { error } = await auth.signOut()
      if (error) throw error
    },
  }
}
