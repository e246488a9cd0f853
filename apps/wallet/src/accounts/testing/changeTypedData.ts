import type { GivenTypedData } from './knownTypedData.js'

/** A whole number below another, by chance. */
type Chance = (below: number) => number

const names = [
  ...['details', 'permitted', 'spender', 'deadline', 'sigDeadline', 'witness', 'token', 'amount'],
  ...['value', 'owner', 'receiver', 'expiration', 'nonce', 'chainId', 'verifyingContract'],
  ...['\u202espender', 'spender ', 'Spender', 'ѕpender', '', '__proto__', 'constructor', '1', '0'],
  ...['a,uint256 amount', 'x)TokenPermissions(address token', 'a b'],
]
const kinds = [
  ...['uint256', 'uint160', 'uint48', 'uint8', 'int256', 'int8', 'address', 'string', 'bool'],
  ...['bytes', 'bytes20', 'bytes32', 'uint', 'uint7', 'uint0256', 'uint256[]', 'address[1]'],
  ...['Quote', 'TokenPermissions', 'PermitDetails', 'Permit', 'Nothing', 'uint256[][2]'],
]
const structs = [
  ...['Quote', 'TokenPermissions', 'PermitDetails', 'Permit', 'PermitSingle', 'Order', 'OfferItem'],
  ...[
    'address',
    'uint256',
    'string',
    'bytes32',
    'Permit$',
    'EIP712Domain',
    '__proto__',
    'toString',
  ],
  ...[
    'PermitTransferFrom',
    'PermitWitnessTransferFrom',
    'PermitBatch',
    'TransferWithAuthorization',
  ],
]
const values: readonly unknown[] = [
  ...['0', '1', '0x', '0x0', '0x00ff', '0X1F', '007', '-1', '-5', '1e3', '1.5', ' 12', '12 ', ''],
  ...[0, 1, -1, 1.5, 1e21, Number.NaN, 2 ** 53, true, false, null, undefined, [], {}, [1], 5n, -5n],
  ...[String(2n ** 256n - 1n), String(2n ** 256n), `0x${'ff'.repeat(32)}`, `0x${'f'.repeat(65)}`],
  ...['0x2222222222222222222222222222222222222222', '0x222222222222222222222222222222222222222'],
  ...['0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'],
  ...['0xA0B86991C6218B36C1D19D4A2E9EB0CE3606EB48', '0xa0b86991C6218b36c1d19D4a2e9Eb0cE3606eB48'],
  ...['A0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', '0x0000000000000000000000000000000000000000'],
  ...['0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE', '0x000000000022D473030F116dDEE9F6B43aC78BA3'],
  ...['0x9008D19f58AAbD9eD0D60971565AA8510560ab41', '0x111111125421cA6dc452d289314280a0f8842A65'],
  ...[
    'sell',
    'buy',
    'erc20',
    'internal',
    'Permit2',
    'Seaport',
    '1.5',
    'v2',
    '6',
    '2',
    'a\u202eb',
    '２',
  ],
  ...['0x90F8bf6A479f320ead074411a4B0e7944Ea8c9C1', String(2n ** 255n), String((5n << 80n) | 1n)],
]

/** Changes something of typed data, as an attacker would who wants it shown as what it is not. Changes the data itself. */
export function changeTypedData(data: GivenTypedData, chance: Chance): void {
  const pick = <value>(all: readonly value[]): value => all[chance(all.length)] as value
  const change = pick(changes)
  change(data, chance, pick)
}

type Pick = <value>(all: readonly value[]) => value
type Change = (data: GivenTypedData, chance: Chance, pick: Pick) => void

const ofMembers: readonly Change[] = [
  // One more, with a value of its own or without.
  (data, chance, pick) => {
    const members = membersOf(data, pick)
    const one = { name: pick(names), type: pick(kinds) }
    members?.splice(chance(members.length + 1), 0, one)
    if (chance(4) > 0) set(pick(placesOf(data)), one.name, pick(values))
  },
  (data, chance, pick) => {
    const members = membersOf(data, pick)
    members?.splice(chance(members.length), 1)
  },
  (data, _, pick) => {
    const one = pick(membersOf(data, pick) ?? [])
    const before = one?.name ?? ''
    if (one) one.name = pick(names)
    for (const place of placesOf(data))
      if (one && Object.hasOwn(place, before)) set(place, one.name, place[before])
  },
  (data, chance, pick) => {
    const members = membersOf(data, pick)
    const [one] = members?.splice(chance(members.length), 1) ?? []
    if (one) members?.splice(chance(members.length + 1), 0, one)
  },
  (data, _, pick) => {
    const one = pick(membersOf(data, pick) ?? [])
    if (one) one.type = pick(kinds)
  },
  (data, _, pick) => {
    const members = membersOf(data, pick)
    const one = pick(members ?? [])
    if (one) members?.push({ ...one })
  },
  (data, chance, pick) => {
    const one = pick(membersOf(data, pick) ?? [])
    if (one) one.type = chance(2) ? `${one.type}[]` : one.type.replace(/\[.*$/, '')
  },
]

const ofTypes: readonly Change[] = [
  (data, chance, pick) => {
    const from = pick(Object.keys(data.types))
    const to = pick(structs)
    set(data.types, to, data.types[from])
    if (data.primaryType === from && chance(2)) data.primaryType = to
    for (const members of Object.values(data.types))
      for (const one of members ?? []) if (one.type === from) one.type = to
    if (chance(2)) delete data.types[from]
  },
  (data, _, pick) => set(data.types, pick(structs), [{ name: pick(names), type: pick(kinds) }]),
  (data, _, pick) => {
    data.primaryType = pick([...structs, ...Object.keys(data.types)])
  },
  (data) => {
    delete data.types.EIP712Domain
  },
]

const ofValues: readonly Change[] = [
  ...Array.from(
    { length: 6 },
    (): Change => (data, _, pick) => {
      const place = pick(placesOf(data))
      set(place, pick(Object.keys(place)), pick(values))
    },
  ),
  // What stands beside the members is not signed.
  (data, _, pick) => set(pick(placesOf(data)), pick(names), pick(values)),
  (data, _, pick) => set(data.message, pick(names), pick(placesOf(data))),
  (data, _, pick) => {
    const place = pick(placesOf(data))
    const list = pick(Object.values(place).filter((one) => Array.isArray(one)))
    if (Array.isArray(list)) list.push(structuredClone(pick([...list, ...values])))
  },
  (data, _, pick) => {
    const place = pick(placesOf(data))
    const name = pick(Object.keys(place))
    const value = place[name]
    set(place, name, Array.isArray(value) ? value[0] : [value])
  },
]

const ofDomain: readonly Change[] = [
  (data, _, pick) => set(data.domain, pick(Object.keys(data.domain)), pick(values)),
  (data, _, pick) => set(data.domain, pick(['salt', 'version', 'name', 'chainId']), pick(values)),
  (data, chance) => {
    const members = data.types.EIP712Domain
    members?.splice(chance(members.length), 1)
  },
  (data, _, pick) => {
    const one = pick(data.types.EIP712Domain ?? [])
    if (one) one.type = pick(kinds)
  },
  (data, _, pick) => {
    data.types.EIP712Domain?.push({ name: 'salt', type: pick(['bytes32', 'string']) })
    set(data.domain, 'salt', `0x${'01'.repeat(32)}`)
  },
]

const changes: readonly Change[] = [...ofMembers, ...ofTypes, ...ofValues, ...ofValues, ...ofDomain]

function membersOf({ types }: GivenTypedData, pick: Pick) {
  return types[pick(Object.keys(types))]
}

/** The message, and all structs in it. */
function placesOf({ message }: GivenTypedData): Record<string, unknown>[] {
  const inner = (value: unknown): Record<string, unknown>[] => {
    if (typeof value !== 'object' || value === null) return []
    const own = Array.isArray(value) ? [] : [value as Record<string, unknown>]
    return [...own, ...Object.values(value).flatMap(inner)]
  }
  return inner(message).slice(0, 20)
}

function set(place: Record<string, unknown>, name: string, value: unknown): void {
  Object.defineProperty(place, name, {
    ...{ configurable: true, enumerable: true, writable: true },
    // Shared with nothing, as all that comes as JSON.
    value: structuredClone(value),
  })
}
