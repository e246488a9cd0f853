/** Has the network give an account coins, and gives the id of the transaction once it is in a block. */
export async function deliverOnBitcoin(
  esploraUrl: string,
  { to, units }: { to: string; units: bigint },
): Promise<string> {
  const given = await fetch(`${esploraUrl}/faucet/${encodeURIComponent(to)}/${units}`, {
    method: 'POST',
  })
  const text = await given.text()
  if (!given.ok) throw new Error(`The till could not deliver: ${text}`)
  return text
}
