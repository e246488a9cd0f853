import {
  createWalletClient,
  defineChain,
  type Hex,
  http,
  type LocalAccount,
  numberToHex,
} from 'viem'
import { createKeysCipher, type Sealed } from './createKeysCipher.js'
import type { createLinkedPhone } from './createLinkedPhone.js'
import type { KeysAnswer, KeysMessage } from './KeysMessage.js'

export type KeysChain = {
  readonly id: number
  /** The node. */
  readonly rpcUrl: string
  /** What pages are told to read the chain from. */
  readonly publicUrl: string
  /** Known to the wallet from the start, and not only once it was added. */
  readonly known: boolean
}

/** What the user does in the window. */
export type KeysUserDoes = 'approve' | 'reject' | 'ignore'

type LinkedPhone = Pick<ReturnType<typeof createLinkedPhone>, 'link'>
type LinkUpdate = { session?: Parameters<LinkedPhone['link']>[0]; connected?: boolean }
type Call = { to?: Hex; value?: Hex; data?: Hex }
type Cipher = Awaited<ReturnType<typeof createKeysCipher>>

/**
 * What Coinbase's page of keys does in its window, without the page: it answers what the SDK posts there, for an account that really signs and sends
 * on local chains.
 */
export function createKeysWallet(account: LocalAccount, chains: readonly KeysChain[]) {
  const known = new Set(chains.filter((chain) => chain.known).map(({ id }) => id))
  const bundles = new Map<string, readonly Hex[]>()
  const ciphers = new Map<string, Cipher>()
  const heard: KeysMessage[] = []
  const requests: { readonly method: string; readonly chainId: number }[] = []
  let how: KeysUserDoes = 'approve'
  /** The phone that signs, where the user chose one, and the page's request for it. */
  let phone: LinkedPhone | undefined
  let choosing: string | undefined
  let prompts = 0
  let shared: unknown

  const clientOn = (chainId: number) => {
    const chain = chains.find(({ id }) => id === chainId)
    if (!chain) throw refuse(4901, 'No such chain')
    const { rpcUrl, id } = chain
    const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
    const rpcUrls = { default: { http: [rpcUrl] } }
    const about = defineChain({ id, name: 'Local', nativeCurrency, rpcUrls })
    return createWalletClient({ account, chain: about, transport: http(rpcUrl) })
  }
  const send = (chainId: number, { to, value, data }: Call) =>
    clientOn(chainId).sendTransaction({
      to: to ?? null,
      value: BigInt(value ?? 0),
      ...(data && { data }),
    })
  const methods: Readonly<Record<string, (params: never, chainId: number) => unknown>> = {
    eth_requestAccounts: () => (shared === undefined ? [account.address] : shared),
    personal_sign: ([raw]: [Hex]) => account.signMessage({ message: { raw } }),
    eth_signTypedData_v4: ([, data]: [Hex, string]) => account.signTypedData(JSON.parse(data)),
    eth_sendTransaction: ([call]: [Call], chainId) => send(chainId, call),
    wallet_switchEthereumChain([{ chainId }]: [{ chainId: Hex }]) {
      if (!known.has(Number(chainId))) throw refuse(4902, 'Unrecognized chain ID')
      return null
    },
    wallet_addEthereumChain([{ chainId }]: [{ chainId: Hex }]) {
      known.add(Number(chainId))
      return null
    },
    async wallet_sendCalls([{ calls, chainId }]: [{ calls: readonly Call[]; chainId: Hex }]) {
      const hashes: Hex[] = []
      for (const call of calls) hashes.push(await send(Number(chainId), call))
      const id = numberToHex(bundles.size + 1)
      bundles.set(id, hashes)
      return { id }
    },
  }
  /** What the wallet says of itself with each answer. */
  const about = () => ({
    chains: Object.fromEntries(
      chains.filter(({ id }) => known.has(id)).map(({ id, publicUrl }) => [id, publicUrl]),
    ),
    capabilities: Object.fromEntries(
      [...known].map((id) => [numberToHex(id), { atomic: { status: 'supported' } }]),
    ),
  })
  const run = async (method: string, params: unknown, chainId: number) => {
    prompts += 1
    if (how === 'reject') return { error: { code: 4001, message: 'User denied the request' } }
    try {
      const act = methods[method]
      if (!act) throw refuse(4200, `${method} is not supported`)
      return { value: await act(params as never, chainId) }
    } catch (error) {
      const { code = -32603, message } = error as Error & { code?: number }
      return { error: { code, message } }
    }
  }
  const chooseSigner = ({ id: requestId }: KeysMessage): KeysAnswer => {
    choosing = requestId
    const reply = phone ? { event: 'WalletLinkSessionRequest' } : { requestId, data: 'scw' }
    return { reply, closes: false }
  }
  const followLink = ({ data }: KeysMessage): KeysAnswer | undefined => {
    const { session, connected } = Object(data) as LinkUpdate
    if (session) phone?.link(session)
    if (!connected) return undefined
    return { reply: { requestId: choosing, data: 'walletlink' }, closes: true }
  }

  return {
    account,
    /** Every message that was posted to the window. */
    heard,
    /** Every request of the wallet, with the network that it is for. */
    requests,
    prompts: () => prompts,
    set(next: KeysUserDoes) {
      how = next
    },
    /** What is given as its accounts, where it is to misbehave. */
    share(accounts: unknown) {
      shared = accounts
    },
    /** The user has a phone sign, and no smart wallet. */
    choosePhone(chosen: LinkedPhone) {
      phone = chosen
    },
    /** What the wallet's node says of calls that were sent as one. */
    callsStatus(id: string) {
      const receipts = bundles.get(id)?.map((transactionHash) => ({ transactionHash }))
      return { id, status: receipts ? 200 : 100, receipts: receipts ?? [] }
    },
    /** The answer to a message; `undefined` where the window says nothing. */
    async answer(message: KeysMessage): Promise<KeysAnswer | undefined> {
      heard.push(message)
      const { event, sender, content } = message
      if (event === 'selectSignerType') return chooseSigner(message)
      if (event === 'WalletLinkUpdate') return followLink(message)
      if (!sender || !content || how === 'ignore') return undefined
      const cipher = ciphers.get(sender) ?? (await createKeysCipher(sender))
      ciphers.set(sender, cipher)
      const { method, params, chainId } = await readAction(content, cipher)
      requests.push({ method, chainId })
      const result = await run(method, params, chainId)
      const encrypted = await cipher.seal({ result, data: about() })
      const reply = { requestId: message.id, sender: cipher.publicKey, content: { encrypted } }
      return { reply, closes: true }
    },
  }
}

async function readAction(content: NonNullable<KeysMessage['content']>, cipher: Cipher) {
  if ('handshake' in content) return { method: content.handshake.method, params: [], chainId: 0 }
  const opened = await cipher.open(content.encrypted as Sealed)
  const { action, chainId } = opened as {
    action: { method: string; params?: unknown }
    chainId: number
  }
  return { method: action.method, params: action.params ?? [], chainId }
}

function refuse(code: number, message: string) {
  return Object.assign(new Error(message), { code })
}
