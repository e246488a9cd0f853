import { isAddress, knownNameRegistrars, type Network, toHexText } from '@foyer/protocol'
import type { NamingFeatures } from '../../../NamingFeatures.js'
import type { Rpc } from '../../../Rpc.js'
import { isRecord } from '../features/isRecord.js'
import { readAbiString } from '../features/readAbiString.js'
import { toWord } from '../features/toWord.js'
import type { Eip155Transaction } from '../types.js'

type Hex = `0x${string}`

const selectors = {
  setName: '0xc47f0027',
  /** Of rollups. */
  nameForAddr: '0x4ec3bd23',
  // Of Ethereum, where a registrar keeps no names itself.
  node: '0xbffbe61c',
  ens: '0x3f15457f',
  resolver: '0x0178b8bf',
  name: '0x691f3431',
} as const
/** As DNS bounds a name. */
const nameMax = 255

/** What accounts of EVM networks are called, by the reverse registrar of their network (ENSIP-19, EIP-181). */
export const eip155Naming: NamingFeatures = {
  registrarOf({ caipNetworkId, contracts }) {
    const named = contracts?.ensReverseRegistrar
    const given = isRecord(named) ? named.address : named
    return isAddress('eip155', given) ? given : knownNameRegistrars[caipNetworkId]
  },
  async read(rpc, { network, registrar, address }) {
    const call = createCaller(rpc, network)
    const kept = await call(registrar, 'nameForAddr', toWord(address))
    if (kept !== undefined) return readAbiString(kept, nameMax)
    const [node, registry] = await Promise.all([
      call(registrar, 'node', toWord(address)),
      call(registrar, 'ens'),
    ])
    if (node?.length !== 66 || registry === undefined) return undefined
    const resolver = await call(addressIn(registry), 'resolver', toWord(node))
    if (resolver === undefined) return undefined
    if (/^0x0+$/.test(resolver)) return ''
    const name = await call(addressIn(resolver), 'name', toWord(node))
    return name && readAbiString(name, nameMax)
  },
  write({ registrar, name }): Eip155Transaction {
    const text = toHexText(name).slice(2)
    const padded = text.padEnd(Math.ceil(text.length / 64) * 64, '0')
    const words = [toWord(32n), toWord(BigInt(text.length / 2)), padded]
    return { to: registrar as Hex, data: `${selectors.setName}${words.join('')}` }
  },
}

/** Calls a function; `undefined` for what is no word of an answer, as of a revert or where no contract is. */
function createCaller(rpc: Rpc, { caipNetworkId }: Network) {
  return async (
    to: string,
    name: Exclude<keyof typeof selectors, 'setName'>,
    words = '',
  ): Promise<string | undefined> => {
    const params = [{ to, data: `${selectors[name]}${words}` }, 'latest']
    const answer = await rpc(caipNetworkId, { method: 'eth_call', params }).catch(() => undefined)
    return typeof answer === 'string' && /^0x([\da-f]{64})+$/i.test(answer) ? answer : undefined
  }
}

function addressIn(word: string): string {
  return `0x${word.slice(26, 66)}`
}
