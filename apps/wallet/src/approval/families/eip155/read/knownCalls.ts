import { type AbiFunction, type Address, type Hex, parseAbiItem, toFunctionSelector } from 'viem'
import type { CallReading } from './CallReading.js'

/** What a call of a function means; `undefined` where its arguments contradict each other. */
type Read = (token: Address, args: never) => CallReading | undefined
type To = readonly [Address, bigint]
type All = readonly [Address, boolean]

/** As much as a word holds: what functions allow that take no amount. */
const most = 2n ** 256n - 1n

const set: Read = (token, [spender, amount]: To) => allow(token, spender, amount, 'set')
const more: Read = (token, [spender, amount]: To) => allow(token, spender, amount, 'more')
const less: Read = (token, [spender, amount]: To) => allow(token, spender, amount, 'less')
const send: Read = (token, [to, amount]: To) => ({ is: 'send', token, from: undefined, to, amount })
const sendOf: Read = (token, [from, to, amount]: readonly [Address, Address, bigint]) => ({
  ...{ is: 'send', token, from, to, amount },
})
const all: Read = (token, [spender, isAllowed]: All) => allowAll(token, spender, isAllowed)
const open: Read = (token, [spender]: readonly [Address]) => allowAll(token, spender, true)
const shut: Read = (token, [spender]: readonly [Address]) => allowAll(token, spender, false)
const ofOwner: Read = (token, [, spender, isAllowed]: readonly [Address, Address, boolean]) =>
  allowAll(token, spender, isAllowed)
const permit: Read = (
  token,
  [, spender, amount, until]: readonly [Address, Address, bigint, bigint],
) => ({ ...allow(token, spender, amount, 'set'), until })
const piece: Read = (token, [from, to, id]: readonly [Address, Address, bigint]) => ({
  ...{ is: 'sendPieces', token, from, to, pieces: [{ id, amount: 1n }] },
})

/** Functions of tokens and of lending contracts, by every name under which they let another address move a user's assets. */
const ofTokens: Readonly<Record<string, Read>> = {
  'transfer(address,uint256)': send,
  'transferFrom(address,address,uint256)': sendOf,
  'move(address,address,uint256)': sendOf,
  'push(address,uint256)': send,
  'transferAndCall(address,uint256,bytes)': send,
  'transferAndCall(address,uint256)': send,
  'transferFromAndCall(address,address,uint256,bytes)': sendOf,
  'send(address,uint256,bytes)': send,
  'approve(address,uint256)': set,
  'approve(address)': (token, [spender]: readonly [Address]) => allow(token, spender, most, 'set'),
  'approve(address,uint256,uint256)': (
    token,
    [spender, , amount]: readonly [Address, bigint, bigint],
  ) => allow(token, spender, amount, 'set'),
  'increaseAllowance(address,uint256)': more,
  'decreaseAllowance(address,uint256)': less,
  'increaseApproval(address,uint256)': more,
  'decreaseApproval(address,uint256)': less,
  'safeIncreaseAllowance(address,uint256)': more,
  'safeApprove(address,uint256)': set,
  'approveAndCall(address,uint256,bytes)': set,
  'approveAndCall(address,uint256)': set,
  'approveDelegation(address,uint256)': set,
  'authorizeOperator(address,uint256,bytes)': set,
  'permit(address,address,uint256,uint256,uint8,bytes32,bytes32)': permit,
  'permit(address,address,uint256,uint256,bytes)': permit,
  'permit(address,address,uint256,uint256,bool,uint8,bytes32,bytes32)': (
    token,
    [, spender, , until, isAllowed]: readonly [Address, Address, bigint, bigint, boolean],
  ) => ({ ...allow(token, spender, isAllowed ? most : 0n, 'set'), until: until || undefined }),
  'setApprovalForAll(address,bool)': all,
  'setOperator(address,bool)': all,
  'setMinterApproval(address,bool)': all,
  'setAuthorization(address,bool)': all,
  'allow(address,bool)': all,
  'allowBySig(address,address,bool,uint256,uint256,uint8,bytes32,bytes32)': ofOwner,
  'setRelayerApproval(address,address,bool)': ofOwner,
  'setAccountOperator(address,address,bool)': ofOwner,
  'authorizeOperator(address)': open,
  'revokeOperator(address)': shut,
  'hope(address)': open,
  'nope(address)': shut,
  'safeTransferFrom(address,address,uint256)': piece,
  'safeTransferFrom(address,address,uint256,bytes)': piece,
  'safeTransferFrom(address,address,uint256,uint256,bytes)': (
    token,
    [from, to, id, amount]: readonly [Address, Address, bigint, bigint],
  ) => ({ is: 'sendPieces', token, from, to, pieces: [{ id, amount }] }),
  'safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)': (
    token,
    [from, to, ids, amounts]: readonly [Address, Address, readonly bigint[], readonly bigint[]],
  ) => {
    if (ids.length !== amounts.length) return undefined
    const pieces = ids.map((id, index) => ({ id, amount: amounts[index] ?? 0n }))
    return { is: 'sendPieces', token, from, to, pieces }
  },
}

type Single = {
  readonly details: {
    readonly token: Address
    readonly amount: bigint
    readonly expiration: number
  }
  readonly spender: Address
}

/** Functions of Permit2, which stands between tokens and spenders. */
const ofPermit2: Readonly<Record<string, Read>> = {
  'approve(address,address,uint160,uint48)': (
    _,
    [token, spender, amount, until]: readonly [Address, Address, bigint, number],
  ) => ({ ...allow(token, spender, amount, 'set'), until: BigInt(until) }),
  'permit(address,((address token,uint160 amount,uint48 expiration,uint48 nonce) details,address spender,uint256 deadline),bytes)':
    (_, [, { details, spender }]: readonly [Address, Single, Hex]) => ({
      ...allow(details.token, spender, details.amount, 'set'),
      until: BigInt(details.expiration),
    }),
  'transferFrom(address,address,uint160,address)': (
    _,
    [from, to, amount, token]: readonly [Address, Address, bigint, Address],
  ) => ({ is: 'send', token, from, to, amount }),
}

type Known = { readonly abi: readonly [AbiFunction]; readonly read: Read }

/** By selector. */
export const knownCalls = bySelector(ofTokens)
export const knownPermit2Calls = bySelector(ofPermit2)

function bySelector(all: Readonly<Record<string, Read>>): ReadonlyMap<string, Known> {
  return new Map(
    Object.entries(all).map(([signature, read]): readonly [string, Known] => {
      const item = parseAbiItem(`function ${signature}` as string) as AbiFunction
      return [toFunctionSelector(item), { abi: [item], read }]
    }),
  )
}

function allow(token: Address, spender: Address, amount: bigint, how: 'set' | 'more' | 'less') {
  return { is: 'allow', token, spender, amount, how, until: undefined } as const
}

function allowAll(token: Address, spender: Address, isAllowed: boolean) {
  return { is: 'allowAll', token, spender, isAllowed } as const
}
