import { base64 } from '@scure/base'
import { type CosmosFacts, createKeplrMethods } from '../../cosmos/createKeplrMethods.js'
import { RpcError } from '../../wallet/RpcError.js'
import { read } from '../../wallet/read.js'
import { decode } from './decode.js'
import { memoryOf } from './memoryOf.js'
import type { PocketCall } from './PocketCall.js'

/** Answers one request of a network of Cosmos: its accounts, or a document signed as amino or directly. */
export async function answerCosmos(call: PocketCall<'cosmos'>): Promise<unknown> {
  const { accounts, addressOf, chain, method, params, requestApproval } = call
  if (method === 'cosmos_getAccounts')
    return accounts.map((account) => ({
      ...{ algo: 'secp256k1', address: addressOf(account) },
      pubkey: base64.encode(account.publicKey),
    }))
  const { signerAddress, signDoc } = read.record(params, 'The parameters')
  const signer = accounts.find((account) => addressOf(account) === signerAddress)
  if (!signer)
    throw new RpcError(4100, 'The requested account has not been authorized by the user.')
  const [, chainId = ''] = chain.id.split(':')
  const facts: CosmosFacts = { granted: [chainId], locked: false, selected: 0, added: {} }
  const keplr = createKeplrMethods({
    account: () => signer,
    approvals: { request: requestApproval },
    memory: memoryOf(facts),
    prefixOf: () => String(chain.prefix ?? 'cosmos'),
  })
  switch (method) {
    case 'cosmos_signAmino':
      return keplr.signAmino(chainId, signerAddress, signDoc)
    case 'cosmos_signDirect': {
      const { bodyBytes, authInfoBytes, ...rest } = read.record(signDoc, 'The document')
      const document = {
        ...rest,
        bodyBytes: decode(base64, bodyBytes, 'bodyBytes'),
        authInfoBytes: decode(base64, authInfoBytes, 'authInfoBytes'),
      }
      const { signature } = await keplr.signDirect(chainId, signerAddress, document)
      return { signature, signed: signDoc }
    }
    default:
      throw new RpcError(4200, `The wallet does not support ${method}.`)
  }
}
