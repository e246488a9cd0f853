/**
 * Reads a body as text, and no further than allowed, whatever its headers promise.
 *
 * @throws what `tooLong` makes, when it is longer; the rest of the body is given up
 */
export async function readText(
  { body }: readText.Source,
  bytesMax: number,
  tooLong: () => Error,
): Promise<string> {
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (;;) {
    const part = await reader?.read()
    if (!part || part.done) return text + decoder.decode()
    // Counted as unpacked: a small body may be packed of a very large one.
    bytes += part.value.byteLength
    if (bytes > bytesMax) {
      await reader?.cancel()
      throw tooLong()
    }
    text += decoder.decode(part.value, { stream: true })
  }
}

export declare namespace readText {
  type Source = Pick<Request | Response, 'body'>
}
