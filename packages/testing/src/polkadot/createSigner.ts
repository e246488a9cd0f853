import { ss58 } from '@foyer/protocol'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils'
import type { Approvals } from '../wallet/createApprovals.js'
import { RpcError } from '../wallet/RpcError.js'
import { read } from '../wallet/read.js'
import type { PolkadotAccount } from './createPolkadotAccount.js'
import { writeExtrinsic } from './writeExtrinsic.js'

const kinds = { ed25519: 0, sr25519: 1, ecdsa: 2 } as const

/** The signer of a wallet: texts as bytes, and extrinsics, each with the key of an account that the page may use. */
export function createSigner({ accounts, approvals, isUsable, wraps }: createSigner.Parameters) {
  let count = 0
  const accountOf = (address: unknown): PolkadotAccount => {
    const key = String(ss58.decode(address))
    const found = accounts().find((one) => String(ss58.decode(one.address)) === key)
    if (found && isUsable()) return found
    throw new RpcError(4100, 'The requested account has not been authorized by the user.')
  }
  const answer = (signature: Uint8Array) => {
    count += 1
    return { id: count, signature: `0x${bytesToHex(signature)}` }
  }

  return {
    async signRaw(given: unknown) {
      const { address, data } = read.record(given, 'The request')
      const account = accountOf(address)
      const bytes = hexToBytes(read.hex(data, 'The data').slice(2))
      const params = [new TextDecoder().decode(bytes)]
      await approvals.request({ method: 'signRaw', params })
      const [begin, end] = [utf8ToBytes('<Bytes>'), utf8ToBytes('</Bytes>')]
      return answer(account.sign(wraps ? Uint8Array.of(...begin, ...bytes, ...end) : bytes))
    },
    async signPayload(given: unknown) {
      const payload = read.record(given, 'The payload')
      const account = accountOf(payload.address)
      const bytes = writeExtrinsic(payload)
      await approvals.request({ method: 'signPayload', params: [payload.genesisHash] })
      return answer(Uint8Array.of(kinds[account.type], ...account.sign(bytes)))
    },
  }
}

export declare namespace createSigner {
  type Parameters = {
    accounts(): readonly PolkadotAccount[]
    approvals: Approvals
    isUsable(): boolean
    wraps: boolean
  }
}
