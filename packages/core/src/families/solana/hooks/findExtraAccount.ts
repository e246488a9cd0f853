import { base58 } from '@scure/base'
import { deriveAddress } from '../wire/deriveAddress.js'
import type { ExtraAccount } from './readExtraAccounts.js'

const derivedByOther = 128
const kinds = { address: 0, derived: 1, inData: 2 } as const
const seedKinds = { end: 0, literal: 1, instruction: 2, key: 3, data: 4 } as const
const sources = { instruction: 1, data: 2 } as const
const keyLength = 32
/** What a network takes of a seed, and of seeds beside the one that it adds. */
const seedMax = 32
const seedsMax = 15

/** What a hook's program is called with, as far as it is known, and how the data of its accounts is read. */
export type HookCall = {
  /** base58. */
  readonly program: string
  /** base58, in the order of the call. */
  readonly accounts: readonly string[]
  readonly data: Uint8Array
  /** @throws RangeError where the account has no data */
  readonly dataOf: (address: string) => Promise<Uint8Array>
}

/** The address of an account that a hook wants, base58. @throws RangeError where what the program wrote down leads to none */
export async function findExtraAccount(
  { kind, config }: Pick<ExtraAccount, 'kind' | 'config'>,
  call: HookCall,
): Promise<string> {
  if (kind === kinds.address) return base58.encode(config)
  if (kind === kinds.inData) return base58.encode(await readKeyInData(config, call))
  if (kind !== kinds.derived && kind < derivedByOther) throw new RangeError('Unknown kind')
  const program = kind === kinds.derived ? call.program : accountAt(call, kind - derivedByOther)
  return deriveAddress(program, await readSeeds(config, call))
}

function accountAt({ accounts }: HookCall, index: number): string {
  const account = accounts[index]
  if (account === undefined) throw new RangeError('No such account')
  return account
}

/** @throws RangeError where the bytes end before */
function cut(bytes: Uint8Array, at: number, length: number): Uint8Array {
  if (at + length > bytes.length) throw new RangeError('The bytes end before')
  return bytes.subarray(at, at + length)
}

/** An address that stands in the call's data, or in that of an account. */
async function readKeyInData(config: Uint8Array, call: HookCall): Promise<Uint8Array> {
  const [source, first = 0, second = 0] = config
  if (source === sources.instruction) return cut(call.data, first, keyLength)
  if (source === sources.data)
    return cut(await call.dataOf(accountAt(call, first)), second, keyLength)
  throw new RangeError('Unknown source')
}

type Seed = { readonly seed: Uint8Array | Promise<Uint8Array>; readonly length: number }

async function readSeeds(config: Uint8Array, call: HookCall): Promise<readonly Uint8Array[]> {
  const seeds: Uint8Array[] = []
  let at = 0
  while (at < config.length && config[at] !== seedKinds.end) {
    const { seed, length } = readSeed(config.subarray(at), call)
    const bytes = await seed
    if (bytes.length > seedMax || seeds.length === seedsMax) throw new RangeError('Too long a seed')
    seeds.push(bytes)
    at += length
  }
  return seeds
}

/** The first seed, and how many bytes say what it is. */
function readSeed(config: Uint8Array, call: HookCall): Seed {
  const numberAt = (at: number) => Number(cut(config, at, 1)[0])
  switch (config[0]) {
    case seedKinds.literal:
      return { seed: cut(config, 2, numberAt(1)), length: 2 + numberAt(1) }
    case seedKinds.instruction:
      return { seed: cut(call.data, numberAt(1), numberAt(2)), length: 3 }
    case seedKinds.key:
      return { seed: base58.decode(accountAt(call, numberAt(1))), length: 2 }
    case seedKinds.data: {
      const [account, from, count] = [numberAt(1), numberAt(2), numberAt(3)]
      const seed = call.dataOf(accountAt(call, account)).then((data) => cut(data, from, count))
      return { seed, length: 4 }
    }
    default:
      throw new RangeError('Unknown seed')
  }
}
