import { createNonce, verifySignIn } from '@foyer/siwx/server'
import { betterAuth } from 'better-auth'
import { memoryAdapter } from 'better-auth/adapters/memory'
import { siwe } from 'better-auth/plugins'
import { Hono } from 'hono'
import type { Backend } from '../serve/Backend.js'

type Wallet = { readonly address: string; readonly chainId: number }

/** Better Auth with its `siwe` plug-in, which keeps nonces, users, wallets and sessions; what was signed is verified by Foyer. EVM networks alone. */
export const createBetterAuthBackend: Backend = ({ origin, now }) => {
  const tables = { user: [], session: [], account: [], verification: [], walletAddress: [] }
  const auth = betterAuth({
    baseURL: origin,
    // A real one is the same in every process and at every start, and so is the database.
    secret: createNonce() + createNonce(),
    database: memoryAdapter(tables),
    telemetry: { enabled: false },
    logger: { disabled: true },
    plugins: [
      siwe({
        domain: new URL(origin).host,
        getNonce: async () => createNonce(),
        async verifyMessage({ message, signature, address, chainId, cacao }) {
          const verdict = await verifySignIn({
            ...{ message, signature, now },
            ...{ origins: [origin], chains: [`eip155:${chainId}`], nonce: cacao?.p.nonce ?? '' },
          })
          return 'signIn' in verdict && verdict.signIn.address === address
        },
      }),
    ],
  })
  /** The wallet of who is signed in. */
  const find = async (headers: Headers) => {
    const session = await auth.api.getSession({ headers })
    if (!session) return undefined
    const { adapter } = await auth.$context
    const where = [{ field: 'userId', value: session.user.id }]
    const [wallet] = await adapter.findMany<Wallet>({ model: 'walletAddress', where })
    return wallet && { ...wallet, expirationTime: session.session.expiresAt.toISOString() }
  }
  const app = new Hono()
  app.all('/api/auth/*', (context) => auth.handler(context.req.raw))
  app.get('/auth/session', async (context) => {
    const wallet = await find(context.req.raw.headers)
    if (!wallet) return context.body(null, 401)
    const { address, chainId, expirationTime } = wallet
    return context.json({ address, chainId, expirationTime })
  })
  app.get('/api/account', async (context) => {
    const wallet = await find(context.req.raw.headers)
    return wallet
      ? context.text(`eip155:${wallet.chainId}:${wallet.address}`)
      : context.body(null, 401)
  })
  return app
}
