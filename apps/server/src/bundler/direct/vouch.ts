import { safeContracts } from '@foyer/protocol/api'
import {
  type Address,
  decodeFunctionData,
  type Hex,
  isAddressEqual,
  keccak256,
  parseAbi,
  zeroAddress,
} from 'viem'
import type { Chains } from '../../services/chains/Chains.js'
import { refuse } from '../failures.js'
import type { UnmeasuredOperation } from '../Operation.js'

const abi = parseAbi([
  'function createProxyWithNonce(address singleton, bytes initializer, uint256 saltNonce)',
  'function setup(address[] owners, uint256 threshold, address to, bytes data, address fallbackHandler, address paymentToken, uint256 payment, address paymentReceiver)',
  'function enableModules(address[] modules)',
])
/** Where Safe keeps who answers calls that are not its own. */
const handlerSlot = '0x6c9a6c4a39284e37ed1cf53d337577d14212a4870fb976a4366c693b939918d5'

/**
 * Lets only accounts pass whose code is known: Safe 1.4.1 that speaks through its module. Code of strangers could pay when it is
 * tried and not when it is carried out, at the cost of who carries it out (what ERC-7562 is about).
 *
 * @throws `ChainError` -32502
 */
export async function vouch(
  chains: Chains,
  network: string,
  { sender, factory, factoryData }: Pick<UnmeasuredOperation, 'sender' | 'factory' | 'factoryData'>,
): Promise<void> {
  const client = chains.evm(network)
  const code = await client.getCode({ address: sender })
  if (code === undefined || code === '0x') {
    if (factory && factoryData && isKnownMaking(factory, factoryData)) return
    throw stranger()
  }
  if (keccak256(code) !== safeContracts.proxyCodeHash) throw stranger()
  const [singleton, handler] = await Promise.all([
    client.getStorageAt({ address: sender, slot: '0x0' }),
    client.getStorageAt({ address: sender, slot: handlerSlot }),
  ])
  if (!holds(singleton, safeContracts.singleton) || !holds(handler, safeContracts.module))
    throw stranger()
}

function holds(slot: Hex | undefined, address: Address): boolean {
  return slot !== undefined && BigInt(slot) === BigInt(address)
}

/** Whether it makes a Safe as the wallet makes them: nothing is paid and no other code runs. */
function isKnownMaking(factory: Address, factoryData: Hex): boolean {
  try {
    const made = decodeFunctionData({ abi, data: factoryData })
    if (made.functionName !== 'createProxyWithNonce') return false
    const [singleton, initializer] = made.args
    const said = decodeFunctionData({ abi, data: initializer })
    if (said.functionName !== 'setup') return false
    const [, , to, data, handler, , payment, receiver] = said.args
    const modules = decodeFunctionData({ abi, data })
    const expected: [Address, Address][] = [
      [factory, safeContracts.proxyFactory],
      [singleton, safeContracts.singleton],
      [to, safeContracts.moduleSetup],
      [handler, safeContracts.module],
      [receiver, zeroAddress],
      [
        modules.functionName === 'enableModules' ? (modules.args[0][0] ?? '0x') : '0x',
        safeContracts.module,
      ],
    ]
    return payment === 0n && expected.every(([one, other]) => isAddressEqual(one, other))
  } catch {
    return false
  }
}

function stranger() {
  return refuse(
    'forbidden',
    'This server takes operations of Safe 1.4.1 accounts with their own module alone.',
  )
}
