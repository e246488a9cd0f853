import { safeContracts } from '@foyer/protocol/api'
import {
  type Address,
  encodeFunctionData,
  encodePacked,
  getContractAddress,
  type Hex,
  keccak256,
  parseAbi,
  zeroAddress,
} from 'viem'

const safe = parseAbi([
  'function setup(address[] owners, uint256 threshold, address to, bytes data, address fallbackHandler, address paymentToken, uint256 payment, address paymentReceiver)',
  'function enableModules(address[] modules)',
])

/** An owner's smart account: the same on every network, before it is there. Computed here, so that no node has a say in it. */
export function smartAddress(owner: Address): Address {
  const salt = keccak256(encodePacked(['bytes32', 'uint256'], [keccak256(safeSetUp(owner)), 0n]))
  return getContractAddress({
    opcode: 'CREATE2',
    from: safeContracts.proxyFactory,
    salt,
    bytecodeHash: safeContracts.proxyInitCodeHash,
  })
}

/** What a new Safe is told: one owner, and the module that speaks for it to the entry point. */
function safeSetUp(owner: Address): Hex {
  const { moduleSetup, module } = safeContracts
  const data = encodeFunctionData({ abi: safe, functionName: 'enableModules', args: [[module]] })
  return encodeFunctionData({
    abi: safe,
    functionName: 'setup',
    args: [[owner], 1n, moduleSetup, data, module, zeroAddress, 0n, zeroAddress],
  })
}
