import { type Address, decodeFunctionData, type Hex, parseAbi } from 'viem'
import type { ReadCall, Reading } from './Reading.js'

/** Known by its address alone: the same on every network. */
export const permit2: Address = '0x000000000022D473030F116dDEE9F6B43aC78BA3'

const known = parseAbi([
  'function transfer(address to, uint256 amount)',
  'function transferFrom(address from, address to, uint256 amount)',
  'function approve(address spender, uint256 amount)',
  'function increaseAllowance(address spender, uint256 amount)',
  'function decreaseAllowance(address spender, uint256 amount)',
  'function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
  'function safeTransferFrom(address from, address to, uint256 id)',
  'function safeTransferFrom(address from, address to, uint256 id, bytes data)',
  'function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)',
  'function safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] amounts, bytes data)',
  'function setApprovalForAll(address operator, bool approved)',
])
const permit2Abi = parseAbi([
  'function approve(address token, address spender, uint160 amount, uint48 expiration)',
])

/** Reads a call, whatever its bytes are; never throws. */
export function readCall(call: {
  readonly to: Address | undefined
  readonly value: bigint
  readonly data: Hex
}): ReadCall {
  return { reading: read(call), value: call.value, data: call.data }
}

function read({ to, value, data }: Parameters<typeof readCall>[0]): Reading {
  if (to === undefined) return { is: 'create' }
  if (data === '0x') return { is: 'pay', to, amount: value }
  const found = to.toLowerCase() === permit2.toLowerCase() ? readPermit2(data) : readToken(to, data)
  return found ?? { is: 'call', to, selector: data.slice(0, 10) as Hex, data }
}

function readToken(token: Address, data: Hex): Reading | undefined {
  const decoded = attempt(() => decodeFunctionData({ abi: known, data }))
  if (!decoded) return undefined
  const { functionName, args } = decoded
  switch (functionName) {
    case 'transfer':
      return { is: 'send', token, from: undefined, to: args[0], amount: args[1] }
    case 'transferFrom':
      return { is: 'send', token, from: args[0], to: args[1], amount: args[2] }
    case 'approve':
      return allow(token, args[0], args[1], 'set')
    case 'increaseAllowance':
      return allow(token, args[0], args[1], 'more')
    case 'decreaseAllowance':
      return allow(token, args[0], args[1], 'less')
    case 'permit':
      return { ...allow(token, args[1], args[2], 'set'), until: args[3] }
    case 'setApprovalForAll':
      return { is: 'allowAll', token, spender: args[0], isAllowed: args[1] }
    case 'safeTransferFrom': {
      const amount = args.length === 5 ? args[3] : 1n
      const pieces = [{ id: args[2], amount }]
      return { is: 'sendPieces', token, from: args[0], to: args[1], pieces }
    }
    case 'safeBatchTransferFrom': {
      const [from, to, ids, amounts] = args
      if (ids.length !== amounts.length) return undefined
      const pieces = ids.map((id, index) => ({ id, amount: amounts[index] ?? 0n }))
      return { is: 'sendPieces', token, from, to, pieces }
    }
  }
}

function readPermit2(data: Hex): Reading | undefined {
  const decoded = attempt(() => decodeFunctionData({ abi: permit2Abi, data }))
  if (!decoded) return undefined
  const [token, spender, amount, until] = decoded.args
  return { ...allow(token, spender, amount, 'set'), until: BigInt(until) }
}

function allow(token: Address, spender: Address, amount: bigint, how: 'set' | 'more' | 'less') {
  return { is: 'allow', token, spender, amount, how, until: undefined } as const
}

function attempt<value>(act: () => value): value | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
