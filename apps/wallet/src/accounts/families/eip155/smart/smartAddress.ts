import { safeContracts } from '@foyer/protocol/api'
import {
  type Address,
  concat,
  getContractAddress,
  type Hex,
  keccak256,
  numberToHex,
  pad,
} from 'viem'

/** An owner's smart account: the same on every network, before it is there. Computed here, so that no node has a say in it. */
export function smartAddress(owner: Address): Address {
  const nonce = word(0)
  return getContractAddress({
    opcode: 'CREATE2',
    from: safeContracts.proxyFactory,
    salt: keccak256(concat([keccak256(safeSetUp(owner)), nonce])),
    bytecodeHash: safeContracts.proxyInitCodeHash,
  })
}

/**
 * The set-up of a new Safe: one owner, and the module that speaks for it to the entry point. Every login computes this address, so the
 * words are put together here: a general ABI encoder is five times as much to load as all the rest of this.
 */
function safeSetUp(owner: Address): Hex {
  const { moduleSetup, module } = safeContracts
  const enableModules = concat(['0x8d0dc49f', word(0x20), word(1), pad(module)])
  return concat([
    // setup(address[],uint256,address,bytes,address,address,uint256,address)
    '0xb63e800d',
    ...[word(0x100), word(1), pad(moduleSetup), word(0x140)],
    ...[pad(module), word(0), word(0), word(0)],
    ...[word(1), pad(owner)],
    ...[word(0x64), pad(enableModules, { dir: 'right', size: 0x80 })],
  ])
}

const word = (value: number) => numberToHex(value, { size: 32 })
