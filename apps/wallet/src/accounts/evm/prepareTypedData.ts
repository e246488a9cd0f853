import { parseCaipNetworkId } from '@foyer/protocol'
import { hashTypedData, type TypedDataDefinition } from 'viem'
import type { TypedDataAction } from '../../requests/Action.js'
import { type Ask, commonOf } from '../Ask.js'
import { accountOf } from '../accountOf.js'
import { invalid } from '../failures.js'
import type { World } from '../World.js'
import { readFields, readList } from './readHex.js'
import { readTypedData } from './readTypedData.js'

/** `eth_signTypedData_v4`: the account, and the data as an object or its JSON. */
export function prepareTypedData(ask: Ask, world: World): TypedDataAction {
  const [named, given] = readList(ask.params)
  const account = accountOf(world, named)
  const typedData = readTypedData(readFields(parse(given), 'The typed data'))
  checkNetwork(typedData, ask)
  checkSignable(typedData)
  return { ...commonOf(ask), kind: 'typedData', account, typedData }
}

function parse(given: unknown): unknown {
  if (typeof given !== 'string') return given
  try {
    return JSON.parse(given)
  } catch {
    throw invalid('The typed data is no JSON.')
  }
}

/** EIP-712: a wallet does not sign for another chain than the one it is on. */
function checkNetwork({ domain }: TypedDataDefinition, { network }: Ask) {
  const { chainId } = domain ?? {}
  if (chainId !== undefined && BigInt(chainId) !== BigInt(parseCaipNetworkId(network).chainId))
    throw invalid(
      `The typed data is for network ${chainId}, and the wallet is on ${network}. Switch first.`,
    )
}

function checkSignable(typedData: TypedDataDefinition) {
  try {
    hashTypedData(typedData)
  } catch (cause) {
    const reason = cause instanceof Error ? (cause.message.split('\n')[0] ?? '') : ''
    throw invalid(`The typed data cannot be signed. ${reason}`.slice(0, 500))
  }
}
