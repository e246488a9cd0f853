import { getWalletStandard } from '@metamask/solana-wallet-standard'
import { ed25519 } from '@noble/curves/ed25519'
import { base58, base64 } from '@scure/base'

type Options = Parameters<typeof getWalletStandard>[0]
type Client = Options['client']
type Listener = Parameters<Client['onNotification']>[0]

/**
 * MetaMask's own provider of Solana, over a stand-in for its extension with a real key: what its interface has (CAIP-25, CAIP-27), on one cluster
 * with a node.
 */
export function createMetaMask({
  scope,
  rpcUrl,
  walletName = 'MetaMask',
}: createMetaMask.Parameters) {
  const key = ed25519.utils.randomPrivateKey()
  const address = base58.encode(ed25519.getPublicKey(key))
  const methods: string[] = []
  const listeners = new Set<Listener>()
  let session: object | undefined

  const sign = (bytes: Uint8Array) => ed25519.sign(bytes, key)
  /** A transaction of one signer. */
  const signWire = (text: string) => {
    const wire = base64.decode(text)
    wire.set(sign(wire.slice(65)), 1)
    return wire
  }
  const answers: Readonly<Record<string, (params: Record<string, string>) => unknown>> = {
    signMessage: ({ message = '' }) => ({
      signedMessage: message,
      signature: base58.encode(sign(base64.decode(message))),
      signatureType: 'ed25519',
    }),
    signTransaction: ({ transaction = '' }) => ({
      signedTransaction: base64.encode(signWire(transaction)),
    }),
    async signAndSendTransaction({ transaction = '' }) {
      const wire = signWire(transaction)
      const params = [base64.encode(wire), { encoding: 'base64' }]
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'sendTransaction', params })
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(rpcUrl, { method: 'POST', headers, body })
      const { error } = (await answer.json()) as { error?: { message: string } }
      if (error) throw new Error(error.message)
      return { signature: base58.encode(wire.slice(1, 65)) }
    },
  }
  const client = {
    createSession: async () => {
      methods.push('wallet_createSession')
      const scopes = {
        [scope]: { accounts: [`${scope}:${address}`], methods: [], notifications: [] },
      }
      session = { sessionScopes: scopes }
      return session
    },
    getSession: async () => session,
    revokeSession: async () => {
      methods.push('wallet_revokeSession')
      session = undefined
    },
    invokeMethod: async ({ request }: { request: { method: string; params: never } }) => {
      methods.push(request.method)
      return answers[request.method]?.(request.params)
    },
    onNotification(listener: Listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const wallet = getWalletStandard({ client: client as unknown as Client, walletName })
  return {
    wallet,
    address,
    /** What reached the extension. */
    methods,
    /** The user takes the permission back in the extension. */
    revoke() {
      session = undefined
      const notification = { method: 'metamask_accountsChanged', params: [] }
      const data = { method: 'wallet_notify', params: { scope, notification } }
      for (const listener of listeners) (listener as (data: object) => void)(data)
    },
  }
}

export declare namespace createMetaMask {
  type Parameters = { scope: `solana:${string}`; rpcUrl: string; walletName?: string }
}
