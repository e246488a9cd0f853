import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils'
import { createSigner } from '../../polkadot/createSigner.js'
import { RpcError } from '../../wallet/RpcError.js'
import { read } from '../../wallet/read.js'
import { noDesk } from './noDesk.js'
import type { PocketCall } from './PocketCall.js'

/** Answers one request of a network of Polkadot: a text, signed between tags, or an extrinsic. */
export async function answerPolkadot({
  accounts,
  method,
  params,
  requestApproval,
}: PocketCall<'polkadot'>): Promise<unknown> {
  const { address, message, transactionPayload } = read.record(params, 'The parameters')
  const signer = createSigner({
    accounts: () => accounts,
    approvals: { ...noDesk, request: requestApproval },
    isUsable: () => true,
    wraps: true,
  })
  switch (method) {
    case 'polkadot_signMessage': {
      const data = `0x${bytesToHex(utf8ToBytes(read.text(message, 'The message')))}`
      return signer.signRaw({ address, data })
    }
    case 'polkadot_signTransaction': {
      const payload = read.record(transactionPayload, 'transactionPayload')
      return signer.signPayload({ ...payload, address })
    }
    default:
      throw new RpcError(4200, `The wallet does not support ${method}.`)
  }
}
