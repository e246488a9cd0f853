import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate } from 'node:zlib'
import type { Dispatcher } from 'undici'
import type { RemoteFile } from './Remote.js'
import { RemoteError } from './RemoteError.js'

type Limit = { maxOutputLength: number }
type Unpack = (bytes: Uint8Array, limit: Limit) => Promise<Uint8Array>

const unpackers = new Map<string, Unpack>([
  ['identity', async (bytes) => bytes],
  ['gzip', promisify<Uint8Array, Limit, Buffer>(gunzip)],
  ['deflate', promisify<Uint8Array, Limit, Buffer>(inflate)],
  ['br', promisify<Uint8Array, Limit, Buffer>(brotliDecompress)],
])

/**
 * Reads the answer to a request, and no further than allowed: neither of what is sent nor of what
 * comes out when that is unpacked.
 *
 * @throws `RemoteError`
 */
export async function readAnswer(
  { headers, body }: Dispatcher.ResponseData,
  bytesMax: number,
): Promise<RemoteFile> {
  if (Number(headers['content-length'] ?? 0) > bytesMax) throw new RemoteError('too_large')
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of body as AsyncIterable<Uint8Array>) {
    length += part.byteLength
    if (length > bytesMax) throw new RemoteError('too_large')
    parts.push(part)
  }
  const unpack = unpackers.get(single(headers['content-encoding']).trim() || 'identity')
  if (!unpack) throw new RemoteError('malformed')
  const type = single(headers['content-type']).split(';')[0]?.trim() ?? ''
  return { type, bytes: await unpackWith(unpack, Buffer.concat(parts), bytesMax) }
}

async function unpackWith(unpack: Unpack, bytes: Uint8Array, maxOutputLength: number) {
  try {
    return await unpack(bytes, { maxOutputLength })
  } catch (cause) {
    const tooLarge = cause instanceof RangeError
    throw new RemoteError(tooLarge ? 'too_large' : 'malformed', { cause })
  }
}

function single(header: string | string[] | undefined): string {
  return (typeof header === 'string' ? header : (header?.[0] ?? '')).toLowerCase()
}
