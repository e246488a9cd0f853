import type { DiscoveredWallet } from '../DiscoveredWallet.js'

const walletsMax = 50

/**
 * A list with a wallet that announced itself. A second wallet with the id of a first one gets an id of its own, and both are marked as
 * disputed: which of them is the real one is unknown here. No list has more than 50.
 */
export function addWallet(
  found: readonly DiscoveredWallet[],
  wallet: DiscoveredWallet | undefined,
): readonly DiscoveredWallet[] {
  if (!wallet || found.length >= walletsMax) return found
  const { connector, provider } = wallet
  const rivals = found.filter((one) => partsOf(one)[0] === connector.id)
  if (rivals.some((rival) => rival.provider === provider)) return found
  const last = rivals.at(-1)
  if (!last) return [...found, wallet]

  const dispute = (one: DiscoveredWallet, id = one.connector.id): DiscoveredWallet => ({
    ...one,
    connector: { ...one.connector, id, disputed: true },
  })
  return [
    ...found.map((one) => (rivals.includes(one) ? dispute(one) : one)),
    // Above the last one's number: wallets may leave.
    dispute(wallet, `${connector.id}#${Number(partsOf(last)[1] ?? 1) + 1}`),
  ]
}

/** The announced id, which has no #, and the number of a second wallet. */
function partsOf({ connector: { id } }: DiscoveredWallet): readonly (string | undefined)[] {
  return id.split('#')
}
