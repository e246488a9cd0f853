import type { Family } from '../../ways/Family.js'
import { readField } from '../../ways/readField.js'

/** Texts are signed; nothing is sent. */
type PolkadotTypes = { readonly signature: string }

/** Polkadot: the `polkadot_*` requests of pairing over whatever reaches the wallet. */
export const polkadot: Family<PolkadotTypes> = {
  features: {
    signMessage: async (request, { message, address }) =>
      readField(await request('polkadot_signMessage', { address, message }), 'signature'),
  },
}
