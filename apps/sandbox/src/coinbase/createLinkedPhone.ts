import { createWalletClient, type Hex, http, type LocalAccount } from 'viem'
import { createLinkCipher } from './createLinkCipher.js'

type Session = { readonly id: string; readonly secret: string }
type Message = {
  readonly type?: string
  readonly id?: number
  readonly sessionId?: string
  readonly data?: string
  readonly event?: string
  readonly metadata?: Readonly<Record<string, string>>
}
type Signing = { readonly message: Hex; readonly addPrefix: boolean }
type Sending = {
  readonly toAddress: Hex
  readonly weiValue: string
  readonly data: Hex
  readonly chainId: number
}
type Web3Request = {
  readonly id: string
  readonly origin?: string
  readonly request: { readonly method: string; readonly params: Readonly<Record<string, unknown>> }
}

/**
 * A phone that a page is linked with, and the relay between them: what the SDK requests of its maker's relay is answered as the relay does, and what
 * it publishes is done by an account that really signs.
 */
export function createLinkedPhone(account: LocalAccount, nodeOf: (chainId: string) => string) {
  const sockets = new Set<(text: string) => void>()
  const requests: string[] = []
  const ended: string[] = []
  let session: Session | undefined

  /** Typed data comes as its hash. */
  const sign = ({ message, addPrefix }: Signing) =>
    addPrefix
      ? account.signMessage({ message: { raw: message } })
      : account.sign?.({ hash: message })
  const send = async ({ toAddress, weiValue, data, chainId }: Sending) => {
    const transport = http(nodeOf(String(chainId)))
    const client = createWalletClient({ account, transport })
    return client.sendTransaction({
      ...{ chain: null, to: toAddress, value: BigInt(weiValue), data },
    })
  }
  const act = async ({ method, params }: Web3Request['request']) => {
    requests.push(method)
    if (method === 'requestEthereumAccounts') return [account.address]
    if (method === 'switchEthereumChain')
      return { isApproved: true, rpcUrl: nodeOf(String(params.chainId)) }
    if (method === 'signEthereumMessage') return sign(params as Signing)
    if (method === 'signEthereumTransaction') return send(params as Sending)
    throw new Error(`${method} is not supported`)
  }
  const guests = () => Number(session !== undefined)
  const answer = async (sealed: string) => {
    if (!session) return
    const cipher = await createLinkCipher(session.secret)
    const { id, request } = (await cipher.open(sealed)) as Web3Request
    const { method } = request
    const response = await act(request).then(
      (result) => ({ method, result }),
      (error: Error) => ({ method, errorMessage: error.message }),
    )
    const data = await cipher.seal({ type: 'WEB3_RESPONSE', id, response })
    const event = { type: 'Event', sessionId: session.id, eventId: id, event: 'Web3Response', data }
    for (const send of sockets) send(JSON.stringify(event))
  }
  const hear = (text: string, send: (text: string) => void) => {
    if (text === 'h') return send('h')
    const { type, id, sessionId, data, event, metadata } = JSON.parse(text) as Message
    const reply = (more: object) => send(JSON.stringify({ id, sessionId, ...more }))
    switch (type) {
      case 'HostSession':
        return reply({ type: 'OK' })
      case 'IsLinked':
        return reply({ type: 'IsLinkedOK', linked: session !== undefined, onlineGuests: guests() })
      case 'GetSessionConfig':
        return reply({ type: 'GetSessionConfigOK', metadata: {} })
      case 'SetSessionConfig':
        if (metadata?.__destroyed === '1') ended.push(sessionId ?? '')
        return reply({ type: 'OK' })
      case 'PublishEvent':
        reply({ type: 'PublishEventOK', eventId: `${id}` })
        if (event === 'Web3Request' && data) answer(data).catch(() => {})
    }
  }

  return {
    /** The methods that pages requested of the phone. */
    requests,
    /** The sessions that pages ended. */
    ended,
    /** The user scans the code of a page. */
    link(given: Session) {
      session = given
      const linked = { type: 'Linked', sessionId: given.id, onlineGuests: guests() }
      for (const send of sockets) send(JSON.stringify(linked))
    },
    /** A page's socket to the relay. Returns what hears the page. */
    open(send: (text: string) => void): { hear(text: string): void; close(): void } {
      sockets.add(send)
      return { hear: (text) => hear(text, send), close: () => void sockets.delete(send) }
    },
  }
}
