import type { SignatureCheck } from './SignedText.js'

/** How a signature of each chain family is checked, by namespace. The curves are heavy: each loads with its first signature. */
export const signatureChecks: ReadonlyMap<string, () => Promise<SignatureCheck>> =
  /* @__PURE__ */ new Map<string, () => Promise<SignatureCheck>>([
    ['eip155', async () => (await import('./eip155/isEvmSigned.js')).isEvmSigned],
    ['solana', async () => (await import('./solana/isSolanaSigned.js')).isSolanaSigned],
    ['bip122', async () => (await import('./bip122/isBitcoinSigned.js')).isBitcoinSigned],
    ['polkadot', async () => (await import('./polkadot/isPolkadotSigned.js')).isPolkadotSigned],
    ['cosmos', async () => (await import('./cosmos/isCosmosSigned.js')).isCosmosSigned],
  ])
