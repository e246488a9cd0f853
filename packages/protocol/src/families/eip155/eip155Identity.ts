import type { ChainIdentity } from '../ChainIdentity.js'

export const eip155Identity: ChainIdentity = {
  call: { method: 'eth_chainId' },
  referenceOf: (answer) =>
    typeof answer === 'string' && /^0x[\da-f]{1,64}$/i.test(answer)
      ? BigInt(answer).toString()
      : undefined,
}
