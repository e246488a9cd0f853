import { programs } from './programs.js'

/** An account as a node gives it. */
export type SolanaAccount = { readonly owner: string; readonly data: Buffer }

/** What a mint says: its decimals, and its names where it has them itself (Token-2022). */
export type Mint = { readonly decimals: number; readonly names: TokenNames | undefined }

export type TokenNames = { readonly name: string; readonly symbol: string }

/** Where the parts of a mint are. */
const mint = { length: 82, decimals: 44, initialized: 45 }
/** Extensions stand behind as many bytes as a token account takes, and one that says what this is. */
const extensions = { kindAt: 165, mintKind: 1, from: 166, head: 4 }
const metadataKind = 19
/** Authority and mint come first; in Metaplex's accounts a byte before them. */
const namesAt = { extension: 64, metaplex: 65 }

/** `undefined` for what is no mint. */
export function readMint(account: SolanaAccount | undefined): Mint | undefined {
  if (!account) return undefined
  const { owner, data } = account
  const isMint =
    data.length === mint.length ||
    (owner === programs.token2022 && data[extensions.kindAt] === extensions.mintKind)
  const isOwned = owner === programs.token || owner === programs.token2022
  const decimals = data[mint.decimals]
  if (!isOwned || !isMint || data[mint.initialized] !== 1 || decimals === undefined)
    return undefined
  return { decimals, names: readNames(findMetadata(data), namesAt.extension) }
}

/** The names in Metaplex's account beside a mint. */
export function readMetaplex(account: SolanaAccount | undefined): TokenNames | undefined {
  return account?.owner === programs.metadata
    ? readNames(account.data, namesAt.metaplex)
    : undefined
}

function findMetadata(data: Buffer): Buffer | undefined {
  let at = extensions.from
  while (at + extensions.head <= data.length) {
    const start = at + extensions.head
    const end = start + data.readUInt16LE(at + 2)
    if (data.readUInt16LE(at) === metadataKind) return data.subarray(start, end)
    at = end
  }
  return undefined
}

/** Name and symbol, each with its length before it; `undefined` where the data end before. */
function readNames(data: Buffer | undefined, from: number): TokenNames | undefined {
  const name = readText(data, from)
  const symbol = readText(data, name?.end ?? 0)
  return name && symbol && { name: name.text, symbol: symbol.text }
}

/** Metaplex fills texts with zeros. */
function readText(data: Buffer | undefined, at: number) {
  if (!data || at + 4 > data.length) return undefined
  const end = at + 4 + data.readUInt32LE(at)
  if (end > data.length) return undefined
  return { text: data.toString('utf8', at + 4, end).replaceAll('\0', ''), end }
}
