/** The files of the adapter of EVM chains. Its first code finds wallets; the engine comes with viem. */
export const evmFiles = {
  // Says why the engine does not load, so it is apart from it, and has what both need.
  missing: { after: [], of: ['adapters/evm/engine/explainMissing.ts'] },
  engine: { after: ['missing'], of: ['adapters/evm/engine/createEngine.ts'] },
  safe: { after: ['missing', 'engine'], of: ['adapters/evm/safe/findSafe.ts'] },
  codecs: { after: ['missing', 'engine'], of: ['adapters/evm/actions/codecs.ts'] },
}

/** The file of Coinbase's wallets; their SDK stays the host's own. */
export const coinbaseFiles = {
  coinbase: { after: [], of: ['adapters/evm/coinbase/createCoinbaseProvider.ts'] },
}

/** The file of the adapter of Solana, beside those of the other adapters: each has a name of its own. */
export const solanaFiles = {
  solana: { after: [], of: ['adapters/solana/engine/createSolanaWay.ts'] },
}

export const polkadotFiles = {
  polkadot: { after: [], of: ['adapters/polkadot/engine/createInjectedWay.ts'] },
}

export const bitcoinFiles = {
  bitcoin: { after: [], of: ['adapters/bitcoin/engine/createBitcoinWay.ts'] },
}

export const cosmosFiles = {
  cosmos: { after: [], of: ['adapters/cosmos/engine/createKeplrWay.ts'] },
}
