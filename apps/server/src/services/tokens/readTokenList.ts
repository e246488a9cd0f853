import { readFile, stat } from 'node:fs/promises'
import { isAddress, namespaces } from '@foyer/protocol'
import * as v from 'valibot'
import { ServiceError } from '../fetchAnswer.js'
import { fetchJson } from '../fetchJson.js'
import { cleanText } from './cleanText.js'
import type { ListedToken } from './tables.js'

const bytesMax = 8_000_000
const waitMs = 20_000
const tokensMax = 20_000

const label = (max: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => cleanText(text, max)),
    v.nonEmpty(),
  )

const Entry = v.object({
  chainId: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  address: v.pipe(
    v.string(),
    v.check((address) => namespaces.some((namespace) => isAddress(namespace, address))),
  ),
  name: label(100),
  symbol: label(40),
  decimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(255)),
  logoURI: v.optional(v.fallback(v.optional(v.pipe(v.string(), v.maxLength(2_048))), undefined)),
})

/** The format of tokenlists.org, as far as the server needs it. */
const TokenList = v.object({ tokens: v.array(v.unknown()) })

/**
 * Reads a token list from a URL or a file. Entries that are none are left out.
 *
 * @throws `ServiceError` when it cannot be read or is no token list
 */
export async function readTokenList(source: string, signal?: AbortSignal): Promise<ListedToken[]> {
  const content = /^https?:/i.test(source)
    ? await fetchJson(source, { bytesMax, waitMs }, signal)
    : await readJsonFile(source)
  const list = v.safeParse(TokenList, content)
  if (!list.success) throw new ServiceError('is no token list')
  return list.output.tokens.slice(0, tokensMax).flatMap((entry) => {
    const { success, output } = v.safeParse(Entry, entry)
    return success ? [output] : []
  })
}

async function readJsonFile(path: string): Promise<unknown> {
  try {
    const { size } = await stat(path)
    if (size <= bytesMax) return JSON.parse(await readFile(path, 'utf8'))
  } catch {
    throw new ServiceError('cannot be read as JSON')
  }
  throw new ServiceError(`has more than ${bytesMax} bytes`)
}
