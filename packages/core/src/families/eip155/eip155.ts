import { FoyerError, readTouched, toHexText } from '@foyer/protocol'
import type { Family } from '../../ways/Family.js'
import { readField } from '../../ways/readField.js'
import { createEmbeddedDialect } from './createEmbeddedDialect.js'
import { createPairedDialect } from './createPairedDialect.js'
import { methods } from './methods.js'
import { switchChain } from './switchChain.js'
import type { Eip155Types } from './types.js'

/** EVM networks: EIP-1193 over whatever reaches the wallet. */
export const eip155: Family<Eip155Types> = {
  opening: ['eth_requestAccounts', 'wallet_requestPermissions'],
  accounts: 'eth_accounts',
  methods,
  paired: { create: createPairedDialect, roams: true },
  embedded: createEmbeddedDialect,
  features: {
    signMessage: async (request, { message, address }) =>
      readField(await request('personal_sign', [toHexText(message), address])),
    async sendTransaction(request, { address, transaction: { to, value, data, gas } }) {
      const call = {
        from: address,
        ...(to && { to }),
        ...(value !== undefined && { value: toHex(value) }),
        ...(data && { data }),
        ...(gas !== undefined && { gas: toHex(gas) }),
      }
      return readField(await request('eth_sendTransaction', [call]))
    },
    readTouched,
    switchChain,
    async getBalance(rpc, { address, network }) {
      const call = { method: 'eth_getBalance', params: [address, 'latest'] }
      const answer = await rpc(network.caipNetworkId, call)
      if (typeof answer !== 'string' || !/^0x[\da-f]{1,64}$/i.test(answer))
        throw new FoyerError('answer_invalid')
      return BigInt(answer)
    },
  },
}

function toHex(value: bigint): string {
  return `0x${value.toString(16)}`
}
