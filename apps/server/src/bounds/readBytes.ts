/**
 * Reads a body as it came, and no further than allowed, whatever its headers promise.
 *
 * @throws what `tooLong` makes, when it is longer; the rest of the body is given up
 */
export async function readBytes(
  { body }: Pick<Request, 'body'>,
  bytesMax: number,
  tooLong: () => Error,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  const reader = body?.getReader()
  let bytes = 0
  for (;;) {
    const part = await reader?.read()
    if (!part || part.done) return Buffer.concat(parts)
    bytes += part.value.byteLength
    if (bytes > bytesMax) {
      await reader?.cancel()
      throw tooLong()
    }
    parts.push(part.value)
  }
}
