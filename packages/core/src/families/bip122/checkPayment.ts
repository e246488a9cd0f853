import { bitcoinAddress, FoyerError, type Network } from '@foyer/protocol'
import { Address, OutScript } from '@scure/btc-signer'
import type { Bip122Types } from './types.js'

/** What a page passes that its compiler did not check. */
type Given = Partial<Bip122Types['transaction']>

/** An output that costs more to spend than it holds is not passed on by nodes (Bitcoin Core, 3,000 satoshi for 1,000 bytes). */
const dust: Readonly<Partial<Record<ReturnType<typeof OutScript.decode>['type'], bigint>>> = {
  pkh: 546n,
  sh: 540n,
  wpkh: 294n,
  wsh: 330n,
  tr: 330n,
}
const supplyMax = 2_100_000_000_000_000n

/**
 * A payment that makes sense on a network: its output.
 *
 * @throws `amount_and_receiver_required`, `receiver_of_another_network`, `amount_below_dust`
 */
export function checkPayment({ to, value }: Given, { caipNetworkId, name }: Network) {
  if (!to || typeof value !== 'bigint' || value <= 0n || value > supplyMax)
    throw new FoyerError('amount_and_receiver_required')
  const output = decode(to, caipNetworkId)
  const least = output && dust[output.type]
  if (!output || least === undefined)
    throw new FoyerError('receiver_of_another_network', { data: { network: name } })
  if (value < least) throw new FoyerError('amount_below_dust', { data: { least: String(least) } })
  return { script: OutScript.encode(output), amount: value }
}

function decode(to: string, id: Network['caipNetworkId']) {
  try {
    return Address(bitcoinAddress.versionsOn(id)).decode(to)
  } catch {
    return undefined
  }
}
