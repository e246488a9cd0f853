import { formatUnits, type Network, parseUnits } from '@foyer/protocol'
import { writePaymentLink } from '@foyer/protocol/payments'

/** What the code holds, and so what is copied and shared: the plain address, or a payment link where an amount is asked for. */
export function describeReceive({
  address,
  network,
  typed,
}: describeReceive.Parameters): describeReceive.Result {
  const { chainNamespace: namespace, caipNetworkId } = network ?? {}
  const request = (amount?: bigint) =>
    namespace &&
    caipNetworkId &&
    writePaymentLink({
      namespace,
      caipNetworkId,
      recipient: address,
      ...(amount !== undefined && { amount: { units: amount } }),
    })
  const canRequest = request() !== undefined
  const decimals = network?.nativeCurrency.decimals ?? 0
  const amount = canRequest && typed !== '' ? read(typed, decimals) : undefined
  const link = typeof amount === 'bigint' && amount > 0n ? request(amount) : undefined
  return {
    content: link ?? address,
    canRequest,
    isInvalid: amount === 'invalid',
    amount:
      link === undefined || typeof amount !== 'bigint' ? undefined : formatUnits(amount, decimals),
  }
}

export declare namespace describeReceive {
  type Parameters = {
    address: string
    /** The network in use; `undefined` where it is not the page's. */
    network: Network | undefined
    /** What is in the field for the amount. */
    typed: string
  }
  type Result = {
    content: string
    /** Whether the chain family has payment links. */
    canRequest: boolean
    isInvalid: boolean
    /** The amount that the code asks for, a decimal with every digit. */
    amount: string | undefined
  }
}

function read(typed: string, decimals: number): bigint | 'invalid' {
  try {
    return parseUnits(typed, decimals)
  } catch {
    return 'invalid'
  }
}
