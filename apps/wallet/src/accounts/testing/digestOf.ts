import { bytesToHex, hexToBytes } from '@noble/hashes/utils'
import type { TypedDataDefinition } from 'viem'
import type { ReadDomain } from '../../approval/families/eip155/read/readDomain.js'
import type { ReadTypedData } from '../../approval/families/eip155/read/TypedReading.js'
import { keccak, structOf, textWord, word } from './hashWords.js'
import { layouts, type Rest } from './layouts.js'
import { revocationLayout } from './revocationLayout.js'

type Types = Readonly<Record<string, readonly { name: string; type: string }[]>>

/** What is signed of typed data, worked out from the text of EIP-712 alone: no line of the wallet or of its libraries is asked. */
export function digestOf({ types, primaryType, domain, message }: TypedDataDefinition): string {
  const all = types as unknown as Types
  const separator = hashStruct(all, 'EIP712Domain', (domain ?? {}) as Rest)
  // Of a domain alone that is all.
  const own = primaryType === 'EIP712Domain' ? [] : [hashStruct(all, primaryType, message as Rest)]
  return hex(keccak(Uint8Array.of(0x19, 0x01), separator, ...own))
}

/**
 * What a contract would have to be given so that it takes the signature: from what the screen says, and where it says nothing from what is
 * signed. More than one, where a contract has two ways to say the same.
 */
export function digestOfShown(
  read: Exclude<ReadTypedData, { is: 'unknown' }>,
  domain: ReadDomain,
  { types, primaryType, message }: TypedDataDefinition,
): readonly string[] {
  const rest = message as Rest
  const contract = String(domain.contract)
  const structs =
    read.is === 'revocation'
      ? revocationLayout(contract, rest.account, read.id)
      : layouts({
          ...{ read, rest, primaryType, contract },
          witness: () => witnessOf(types as unknown as Types, primaryType, rest),
        })
  const separator = separatorOf(domain)
  return structs.map(({ type, words }) =>
    hex(keccak(Uint8Array.of(0x19, 0x01), separator, structOf(type, words))),
  )
}

function hex(bytes: Uint8Array): string {
  return `0x${bytesToHex(bytes)}`
}

function separatorOf({ name, version, chainId, contract, salt }: ReadDomain): Uint8Array {
  const all = [
    name !== undefined && (['string name', textWord(name)] as const),
    version !== undefined && (['string version', textWord(version)] as const),
    chainId !== undefined && (['uint256 chainId', word(chainId)] as const),
    contract !== undefined && (['address verifyingContract', word(contract)] as const),
    salt !== undefined && (['bytes32 salt', word(salt)] as const),
  ].filter((one) => one !== false)
  const type = `EIP712Domain(${all.map(([member]) => member).join(',')})`
  return structOf(
    type,
    all.map(([, value]) => value),
  )
}

/** The text of the whole type of a witness form, and the word of the witness: a contract takes any. */
function witnessOf(types: Types, primaryType: string, rest: Rest) {
  const last = types[primaryType]?.at(-1)
  if (!last) throw new Error('There is no witness')
  return {
    type: encodeType(types, primaryType),
    word: encode(types, last.type, rest[last.name]),
  }
}

function hashStruct(types: Types, name: string, value: Rest): Uint8Array {
  const members = types[name] ?? []
  const words = members.map((member) => encode(types, member.type, value[member.name]))
  return structOf(encodeType(types, name), words)
}

function encodeType(types: Types, primary: string): string {
  const found = new Set<string>()
  const visit = (type: string) => {
    const name = type.replace(/\[.*$/, '')
    if (found.has(name) || !Object.hasOwn(types, name)) return
    found.add(name)
    for (const member of types[name] ?? []) visit(member.type)
  }
  visit(primary)
  found.delete(primary)
  return [primary, ...[...found].sort()]
    .map((name) => {
      const members = (types[name] ?? []).map((member) => `${member.type} ${member.name}`)
      return `${name}(${members.join(',')})`
    })
    .join('')
}

function encode(types: Types, type: string, value: unknown): Uint8Array {
  if (type.endsWith(']')) {
    const item = type.slice(0, type.lastIndexOf('['))
    return keccak(...(value as readonly unknown[]).map((one) => encode(types, item, one)))
  }
  if (Object.hasOwn(types, type)) return hashStruct(types, type, value as Rest)
  if (type === 'string') return textWord(String(value))
  if (type === 'bytes') return keccak(hexToBytes(String(value).slice(2)))
  if (type.startsWith('bytes')) return hexToBytes(String(value).slice(2).padEnd(64, '0'))
  return word(value)
}
