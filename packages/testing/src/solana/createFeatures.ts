import { utf8ToBytes } from '@noble/hashes/utils'
import { base58, base64 } from '@scure/base'
import { callNode } from '../wallet/callNode.js'
import { RpcError } from '../wallet/RpcError.js'
import { read } from '../wallet/read.js'
import { readWire } from './readWire.js'
import type { SolanaWalletContext } from './SolanaWalletContext.js'
import { signWire } from './signWire.js'
import { writeSignIn } from './writeSignIn.js'

type Input = Readonly<Record<string, unknown>>

/** What the features that sign do, one input at a time. */
export function createFeatures({ accounts, approvals, clusters, memory }: SolanaWalletContext) {
  const authorised = (given: unknown) => {
    const { address } = read.record(given, 'The account')
    const { granted, locked } = memory.get()
    if (locked) throw new RpcError(4100, 'The wallet is locked. Unlock it first.')
    const account = accounts().find((one) => one.address === address)
    if (account && granted) return account
    throw new RpcError(4100, 'The requested account has not been authorized by the user.')
  }
  const sign = async (method: string, { account: given, transaction, chain }: Input) => {
    const account = authorised(given)
    if (!memory.get().chains.includes(String(chain)))
      throw new RpcError(4901, `The wallet is not on ${String(chain)}.`)
    const wire = readWire(bytes(transaction, 'The transaction'))
    if (!wire.signers.includes(account.address))
      throw new RpcError(4100, 'The account does not sign this transaction.')
    await approvals.request({ method, params: [chain] })
    return signWire(account, wire)
  }

  return {
    async signMessage({ account: given, message }: Input) {
      const account = authorised(given)
      const signedMessage = bytes(message, 'The message')
      const params = [new TextDecoder().decode(signedMessage)]
      await approvals.request({ method: 'solana:signMessage', params })
      return { signedMessage, signature: account.sign(signedMessage) }
    },
    /** Connects a page that is not connected: the prompt says what it may see, and what is signed. */
    async signIn(given: Input) {
      // As a wallet in a process of its own, which fails for what cannot be copied.
      const input = structuredClone(given)
      const { locked, selected } = memory.get()
      if (locked) throw new RpcError(4100, 'The wallet is locked. Unlock it first.')
      const own = accounts()
      const account =
        input.address === undefined
          ? own[selected]
          : own.find(({ address }) => address === input.address)
      if (!account) throw new RpcError(4100, 'The wallet has no such account.')
      const text = writeSignIn({ ...input, address: account.address })
      await approvals.request({ method: 'solana:signIn', params: [text] })
      memory.set({ granted: true })
      const signedMessage = utf8ToBytes(text)
      const publicKey = base58.decode(account.address)
      const { chains } = memory.get()
      return {
        account: Object.freeze({ address: account.address, publicKey, chains, features: [] }),
        ...{ signedMessage, signature: account.sign(signedMessage) },
      }
    },
    async signTransaction(input: Input) {
      const signed = await sign('solana:signTransaction', input)
      return { signedTransaction: signed.bytes }
    },
    async signAndSendTransaction(input: Input) {
      const url = clusters.find(({ chain }) => chain === input.chain)?.rpcUrl
      if (url === undefined) throw new RpcError(4901, 'The wallet has no node for this network.')
      const signed = await sign('solana:signAndSendTransaction', input)
      const params = [base64.encode(signed.bytes), { encoding: 'base64' }]
      const sent = await callNode(url, 'sendTransaction', params)
      return { signature: base58.decode(read.text(sent, 'The answer of the node')) }
    },
  }
}

function bytes(value: unknown, what: string): Uint8Array {
  if (value instanceof Uint8Array) return value.slice()
  throw new RpcError(-32602, `${what} must be bytes.`)
}
