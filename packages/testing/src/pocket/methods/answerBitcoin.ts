import { base64, hex } from '@scure/base'
import type { BitcoinFacts } from '../../bitcoin/BitcoinWalletContext.js'
import { createSigning, type Signing } from '../../bitcoin/createSigning.js'
import { RpcError } from '../../wallet/RpcError.js'
import { read } from '../../wallet/read.js'
import { standardChain } from '../accounts/standardChain.js'
import { decode } from './decode.js'
import { memoryOf } from './memoryOf.js'
import { noDesk } from './noDesk.js'
import type { PocketCall } from './PocketCall.js'

type Call = PocketCall<'bip122'>
type Params = Readonly<Record<string, unknown>>
type Method = (signing: Signing, params: Params, call: Call) => unknown

const methods: Readonly<Record<string, Method>> = {
  getAccountAddresses: (_, { account }, call) =>
    seenBy(call, account).map(({ address, key }) => ({
      ...{ address, path: key.path, publicKey: hex.encode(key.publicKey) },
      intention: key.purpose === 'payment' ? 'payment' : 'ordinal',
    })),

  async signMessage(signing, { account, address = account, message }) {
    const bytes = new TextEncoder().encode(read.text(message, 'The message'))
    const signature = await signing.signMessage('signMessage', address, bytes)
    return { address, signature: hex.encode(signature) }
  },

  async signPsbt(signing, { psbt, signInputs, broadcast = false }) {
    const inputs = read.list(signInputs, 'signInputs').map((given) => {
      const { address, index, sighashTypes } = read.record(given, 'An input')
      const kinds = sighashTypes === undefined ? undefined : read.list(sighashTypes, 'sighashTypes')
      return {
        ...{ address: read.text(address, 'address'), indexes: [Number(index)] },
        kinds: kinds?.map(Number),
      }
    })
    const signed = await signing.signPsbt('signPsbt', decode(base64, psbt, 'The PSBT'), inputs)
    const answer = { psbt: base64.encode(signed) }
    return broadcast === true ? { ...answer, txid: await signing.broadcast(signed) } : answer
  },

  async sendTransfer(signing, { account, recipientAddress, amount, changeAddress, memo }) {
    if (memo !== undefined) throw new RpcError(-32602, 'The wallet writes no memo.')
    if (changeAddress !== undefined && changeAddress !== account)
      throw new RpcError(-32602, 'The wallet keeps its change on the account that pays.')
    const recipient = read.text(recipientAddress, 'recipientAddress')
    const satoshi = BigInt(read.text(amount, 'amount'))
    return { txid: await signing.sendTransfer('sendTransfer', recipient, satoshi) }
  },
}

/** Answers one request of a network of Bitcoin, with the key of the account that it names. */
export async function answerBitcoin(call: Call): Promise<unknown> {
  const { chain, method, params, requestApproval } = call
  const own = Object.hasOwn(methods, method) ? methods[method] : undefined
  if (!own) throw new RpcError(4200, `The wallet does not support ${method}.`)
  const given = read.record(params, 'The parameters')
  const standard = standardChain(chain.id)
  const facts: BitcoinFacts = { granted: true, locked: false, selected: 0, chains: [standard] }
  const signing = createSigning({
    ...{ approvals: { ...noDesk, request: requestApproval }, memory: memoryOf(facts) },
    messages: given.protocol === 'bip322' ? 'bip322' : 'ecdsa',
    networks: chain.rpcUrl === undefined ? [] : [{ chain: standard, esploraUrl: chain.rpcUrl }],
    seen: () => seenBy(call, given.account),
  })
  return own(signing, given, call)
}

/** The addresses of the account that a request names by its address for payments. */
function seenBy({ accounts, addressOf, chain }: Call, account: unknown) {
  const standard = standardChain(chain.id)
  const pair = accounts.find((one) => addressOf(one) === account)
  if (!pair) throw new RpcError(4100, 'The requested account has not been authorized by the user.')
  return pair.map((key) => ({ key, address: key.addressOn(standard), chains: [standard] }))
}
