import type { RemoteFile } from './Remote.js'
import { RemoteError } from './RemoteError.js'

/**
 * Reads what a `data:` address itself holds.
 *
 * @throws `RemoteError`
 */
export function readDataUrl(url: string, bytesMax: number): RemoteFile {
  // Percent signs stand for three characters a byte, so this is the most that can fit.
  if (url.length > 3 * bytesMax + 256) throw new RemoteError('too_large')
  const comma = url.indexOf(',')
  if (!/^data:/i.test(url) || comma < 0) throw new RemoteError('malformed')
  const [type = '', ...parameters] = url.slice(5, comma).split(';')
  const body = url.slice(comma + 1)
  const base64 = parameters.at(-1)?.trim().toLowerCase() === 'base64'
  const bytes = base64 ? Buffer.from(unescaped(body), 'base64') : Buffer.from(unescaped(body))
  if (bytes.byteLength > bytesMax) throw new RemoteError('too_large')
  return { type: type.trim().toLowerCase(), bytes }
}

/** Contracts write pictures down without escaping them, so a lone percent sign stays what it is. */
function unescaped(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
