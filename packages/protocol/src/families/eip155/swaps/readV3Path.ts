/** A way as `writeV3Path` writes it; `undefined` for what is none. */
export function readV3Path(
  text: string,
): { readonly path: readonly `0x${string}`[]; readonly fees: readonly number[] } | undefined {
  if (!/^0x[\da-f]{40}([\da-f]{46})+$/i.test(text)) return undefined
  const path = [text.slice(0, 42) as `0x${string}`]
  const fees: number[] = []
  for (let at = 42; at < text.length; at += 46) {
    fees.push(Number.parseInt(text.slice(at, at + 6), 16))
    path.push(`0x${text.slice(at + 6, at + 46)}`)
  }
  return { path, fees }
}
