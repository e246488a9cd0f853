const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Reads bytes as a text; `undefined` when they are none: no UTF-8, or more than a few characters of it are controls. */
export function readText(bytes: Uint8Array): string | undefined {
  try {
    const text = decoder.decode(bytes)
    const controls = text.match(/(?![\n\r\t])\p{Cc}/gu)?.length ?? 0
    return controls > 0 && controls * 8 > text.length ? undefined : text
  } catch {
    return undefined
  }
}
