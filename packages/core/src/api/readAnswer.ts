import { apiAnswerMax, FoyerError } from '@foyer/protocol'
import type { Media } from '@foyer/protocol/api'

/** `plain` is text; where that has the shape of it, JSON. */
type Kind = Media | 'plain'

/**
 * Reads what the server answered, and no further than allowed, whatever its headers promise.
 *
 * @throws `server_answer_invalid` when it is too long, or is not what it says it is
 */
export async function readAnswer(response: Response, media: Kind): Promise<unknown> {
  const bytes = await readBytes(response)
  const type = response.headers.get('content-type')?.split(';')[0]?.trim() ?? ''
  if (media === 'image') return { type, bytes }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return media === 'plain' && !/^\s*[[{]/.test(text) ? text.trim() : JSON.parse(text)
  } catch (cause) {
    throw new FoyerError('server_answer_invalid', { cause })
  }
}

async function readBytes({ headers, body }: Response): Promise<Uint8Array> {
  const tooLong = new FoyerError('server_answer_invalid')
  const reader = body?.getReader()
  const parts: Uint8Array[] = []
  let received = 0
  for (;;) {
    const part = await reader?.read()
    if (!part || part.done) break
    received += part.value.byteLength
    if (received > apiAnswerMax || Number(headers.get('content-length') ?? 0) > apiAnswerMax) {
      reader?.cancel().catch(() => {})
      throw tooLong
    }
    parts.push(part.value)
  }
  const whole = new Uint8Array(received)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.byteLength
  }
  return whole
}
