import { FoyerError } from '@foyer/protocol'

/** Bytes. No answer about a session, or to a check of a signature, is longer. */
const answerMax = 65_536

/** @throws `server_answer_invalid` for an answer that is too long */
export async function readText({ body }: Response): Promise<string> {
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let received = 0
  for (;;) {
    const part = await reader?.read()
    if (!part || part.done) return text + decoder.decode()
    received += part.value.byteLength
    if (received > answerMax) {
      reader?.cancel().catch(() => {})
      throw new FoyerError('server_answer_invalid')
    }
    text += decoder.decode(part.value, { stream: true })
  }
}
