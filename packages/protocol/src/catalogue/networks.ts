import type { CaipNetworkId, Namespace } from '../caip.js'
import type { Network } from '../network.js'

/*
 * The networks that the widget knows by heart. The RPC is the network's own public one; where there is
 * none, or the network was shut down, the list is empty and the host gives its own (`customRpcUrls`).
 * Each is marked pure, so that a bundle has only those it uses.
 */

export const mainnet = /* @__PURE__ */ evm(1, 'Ethereum', 'Ether ETH', 'https://etherscan.io')
export const goerli = /* @__PURE__ */ evmTest(
  5,
  'Goerli',
  'Goerli Ether ETH',
  'https://goerli.etherscan.io',
)
export const sepolia = /* @__PURE__ */ evmTest(
  11155111,
  'Sepolia',
  'Sepolia Ether ETH',
  'https://sepolia.etherscan.io',
)
export const optimism = /* @__PURE__ */ evm(
  10,
  'OP Mainnet',
  'Ether ETH',
  'https://optimistic.etherscan.io',
  'https://mainnet.optimism.io',
)
export const optimismGoerli = /* @__PURE__ */ evmTest(
  420,
  'Optimism Goerli',
  'Goerli Ether ETH',
  'https://goerli-optimism.etherscan.io',
)
export const arbitrum = /* @__PURE__ */ evm(
  42161,
  'Arbitrum One',
  'Ether ETH',
  'https://arbiscan.io',
  'https://arb1.arbitrum.io/rpc',
)
export const arbitrumGoerli = /* @__PURE__ */ evmTest(
  421613,
  'Arbitrum Goerli',
  'Arbitrum Goerli Ether ETH',
  'https://goerli.arbiscan.io',
)
export const polygon = /* @__PURE__ */ evm(
  137,
  'Polygon',
  'POL POL',
  'https://polygonscan.com',
  'https://polygon-rpc.com',
)
export const polygonMumbai = /* @__PURE__ */ evmTest(
  80001,
  'Polygon Mumbai',
  'MATIC MATIC',
  'https://mumbai.polygonscan.com',
)
export const celo = /* @__PURE__ */ evm(
  42220,
  'Celo',
  'CELO CELO',
  'https://celoscan.io',
  'https://forno.celo.org',
)
export const aurora = /* @__PURE__ */ evm(
  1313161554,
  'Aurora',
  'Ether ETH',
  'https://explorer.aurora.dev',
  'https://mainnet.aurora.dev',
)
export const auroraTestnet = /* @__PURE__ */ evmTest(
  1313161555,
  'Aurora Testnet',
  'Ether ETH',
  'https://explorer.testnet.aurora.dev',
  'https://testnet.aurora.dev',
)
export const bsc = /* @__PURE__ */ evm(
  56,
  'BNB Smart Chain',
  'BNB BNB',
  'https://bscscan.com',
  'https://bsc-dataseed.bnbchain.org',
)
export const bscTestnet = /* @__PURE__ */ evmTest(
  97,
  'BNB Smart Chain Testnet',
  'BNB tBNB',
  'https://testnet.bscscan.com',
  'https://data-seed-prebsc-1-s1.bnbchain.org:8545',
)
export const avalanche = /* @__PURE__ */ evm(
  43114,
  'Avalanche',
  'Avalanche AVAX',
  'https://snowtrace.io',
  'https://api.avax.network/ext/bc/C/rpc',
)
export const avalancheFuji = /* @__PURE__ */ evmTest(
  43113,
  'Avalanche Fuji',
  'Avalanche Fuji AVAX',
  'https://testnet.snowtrace.io',
  'https://api.avax-test.network/ext/bc/C/rpc',
)
export const zksync = /* @__PURE__ */ evm(
  324,
  'ZKsync Era',
  'Ether ETH',
  'https://explorer.zksync.io',
  'https://mainnet.era.zksync.io',
)
export const zksyncTestnet = /* @__PURE__ */ evmTest(
  280,
  'zkSync Era Testnet',
  'Ether ETH',
  'https://goerli.explorer.zksync.io',
)
export const gnosis = /* @__PURE__ */ evm(
  100,
  'Gnosis',
  'xDAI XDAI',
  'https://gnosisscan.io',
  'https://rpc.gnosischain.com',
)
export const base = /* @__PURE__ */ evm(
  8453,
  'Base',
  'Ether ETH',
  'https://basescan.org',
  'https://mainnet.base.org',
)
export const baseGoerli = /* @__PURE__ */ evmTest(
  84531,
  'Base Goerli',
  'Goerli Ether ETH',
  'https://goerli.basescan.org',
)
export const baseSepolia = /* @__PURE__ */ evmTest(
  84532,
  'Base Sepolia',
  'Sepolia Ether ETH',
  'https://sepolia.basescan.org',
  'https://sepolia.base.org',
)
export const zora = /* @__PURE__ */ evm(
  7777777,
  'Zora',
  'Ether ETH',
  'https://explorer.zora.energy',
  'https://rpc.zora.energy',
)
/** Other networks have taken this id since; it is in the list because the embedded wallet serves it. */
export const zoraTestnet = /* @__PURE__ */ evmTest(
  999,
  'Zora Goerli Testnet',
  'Zora Goerli ETH',
  'https://testnet.explorer.zora.energy',
)

export const solana = /* @__PURE__ */ solanaNetwork(
  '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'Solana',
  'mainnet-beta',
)
export const solanaTestnet = /* @__PURE__ */ solanaNetwork(
  '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  'Solana Testnet',
  'testnet',
)
export const solanaDevnet = /* @__PURE__ */ solanaNetwork(
  'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  'Solana Devnet',
  'devnet',
)

export const bitcoin = /* @__PURE__ */ bitcoinNetwork(
  '000000000019d6689c085ae165831e93',
  'Bitcoin',
  'https://mempool.space',
)
export const bitcoinTestnet = /* @__PURE__ */ bitcoinNetwork(
  '000000000933ea01ad0ee984209779ba',
  'Bitcoin Testnet',
  'https://mempool.space/testnet',
)

export const polkadot = /* @__PURE__ */ polkadotNetwork(
  '91b171bb158e2d3848fa23a9f1c25182',
  'Polkadot',
  'DOT 10 0',
  'https://rpc.polkadot.io',
)
export const polkadotAssetHub = /* @__PURE__ */ polkadotNetwork(
  '68d56f15f85d3136970ec16946040bc1',
  'Polkadot Asset Hub',
  'DOT 10 0',
  'https://polkadot-asset-hub-rpc.polkadot.io',
)
export const kusama = /* @__PURE__ */ polkadotNetwork(
  'b0a8d493285c2df73290dfb7e61f870f',
  'Kusama',
  'KSM 12 2',
  'https://kusama-rpc.polkadot.io',
)
export const kusamaAssetHub = /* @__PURE__ */ polkadotNetwork(
  '48239ef607d7928874027a43a6768920',
  'Kusama Asset Hub',
  'KSM 12 2',
  'https://kusama-asset-hub-rpc.polkadot.io',
)
/** Parachains without a public node of their own over HTTP here: the host names one, or its server does. */
export const astar = /* @__PURE__ */ polkadotNetwork(
  '9eb76c5184c4ab8679d2d5d819fdf90b',
  'Astar',
  'ASTR 18 5',
)
export const acala = /* @__PURE__ */ polkadotNetwork(
  'fc41b9bd8ef8fe53d58c7ea67c794c7e',
  'Acala',
  'ACA 12 10',
)
export const westend = /* @__PURE__ */ polkadotNetwork(
  'e143f23803ac50e8f6f8e62695d1ce9e',
  'Westend',
  'WND 12 42',
  'https://westend-rpc.polkadot.io',
)

// Prices of gas: `fees.fee_tokens` of github.com/cosmos/chain-registry, `<chain>/chain.json` (low, average, high), as of 2024. Osmosis is the exception: its low
// price there is the least base fee (0.0025), of which its notes on v20.2.1 recommend a multiple, because it moves with each block.
export const cosmosHub = /* @__PURE__ */ cosmosNetwork('cosmoshub-4', 'Cosmos Hub', 'ATOM', {
  bech32Prefix: 'cosmos',
  denom: 'uatom',
  gasPrices: { slow: '0.01', normal: '0.025', fast: '0.03' },
})
export const osmosis = /* @__PURE__ */ cosmosNetwork('osmosis-1', 'Osmosis', 'OSMO', {
  bech32Prefix: 'osmo',
  denom: 'uosmo',
  gasPrices: { slow: '0.01', normal: '0.025', fast: '0.04' },
})
export const celestia = /* @__PURE__ */ cosmosNetwork('celestia', 'Celestia', 'TIA', {
  bech32Prefix: 'celestia',
  denom: 'utia',
  gasPrices: { slow: '0.01', normal: '0.02', fast: '0.1' },
})
export const juno = /* @__PURE__ */ cosmosNetwork('juno-1', 'Juno', 'JUNO', {
  bech32Prefix: 'juno',
  denom: 'ujuno',
  gasPrices: { slow: '0.075', normal: '0.1', fast: '0.125' },
})

export const bitcoinTestnet4 = /* @__PURE__ */ bitcoinNetwork(
  '00000000da84f2bafbbc53dee25a72ae',
  'Bitcoin Testnet 4',
  'https://mempool.space/testnet4',
)
export const bitcoinSignet = /* @__PURE__ */ bitcoinNetwork(
  '00000008819873e925422c1ff0f99f7c',
  'Bitcoin Signet',
  'https://mempool.space/signet',
)

/* Of the families that are served by pairing alone. */
export const algorand = /* @__PURE__ */ pairedNetwork({
  caipNetworkId: 'algorand:wGHE2Pwdvd7S12BL5FaOP20EGYesN73k',
  name: 'Algorand',
  coin: 'ALGO 6',
})
export const algorandTestnet = /* @__PURE__ */ pairedNetwork({
  caipNetworkId: 'algorand:SGO1GKSzyE7IEPItTxCByw9x8FmnrCDe',
  name: 'Algorand Testnet',
  coin: 'ALGO 6',
})
export const cardano = /* @__PURE__ */ pairedNetwork({
  caipNetworkId: 'cip34:1-764824073',
  name: 'Cardano',
  coin: 'ADA 6',
})
export const elrond = /* @__PURE__ */ pairedNetwork({
  caipNetworkId: 'elrond:1',
  name: 'MultiversX',
  coin: 'EGLD 18',
})
export const multiversx = /* @__PURE__ */ pairedNetwork({
  caipNetworkId: 'multiversx:1',
  name: 'MultiversX',
  coin: 'EGLD 18',
})
export const near = /* @__PURE__ */ pairedNetwork({
  caipNetworkId: 'near:mainnet',
  name: 'NEAR',
  coin: 'NEAR 24',
})
export const nearTestnet = /* @__PURE__ */ pairedNetwork({
  caipNetworkId: 'near:testnet',
  name: 'NEAR Testnet',
  coin: 'NEAR 24',
})
export const tezos = /* @__PURE__ */ pairedNetwork({
  caipNetworkId: 'tezos:NetXdQprcVkpaWU',
  name: 'Tezos',
  coin: 'XTZ 6',
})

/** The networks that the embedded wallet serves, and the server when it forwards RPC. */
export const supportedNetworks: readonly Network[] = [
  mainnet,
  goerli,
  sepolia,
  optimism,
  optimismGoerli,
  arbitrum,
  arbitrumGoerli,
  polygon,
  polygonMumbai,
  celo,
  aurora,
  auroraTestnet,
  bsc,
  bscTestnet,
  avalanche,
  avalancheFuji,
  zksync,
  zksyncTestnet,
  gnosis,
  base,
  baseGoerli,
  baseSepolia,
  zora,
  zoraTestnet,
  solana,
  solanaTestnet,
  solanaDevnet,
]

/** The last word of `currency` is its symbol. */
function evm(
  id: number,
  name: string,
  currency: string,
  explorer: string,
  rpc?: string,
): Network & { id: number } {
  const gap = currency.lastIndexOf(' ')
  return {
    id,
    caipNetworkId: `eip155:${id}`,
    chainNamespace: 'eip155',
    name,
    nativeCurrency: {
      name: currency.slice(0, gap),
      symbol: currency.slice(gap + 1),
      decimals: 18,
    },
    rpcUrls: { default: { http: rpc ? [rpc] : [] } },
    blockExplorers: { default: { name: `${name} Explorer`, url: explorer } },
  }
}

function evmTest(...parameters: Parameters<typeof evm>): Network & { id: number } {
  return { ...evm(...parameters), testnet: true }
}

function solanaNetwork(id: string, name: string, cluster: string): Network {
  const testnet = cluster !== 'mainnet-beta'
  return {
    id,
    caipNetworkId: `solana:${id}`,
    chainNamespace: 'solana',
    name,
    nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
    rpcUrls: { default: { http: [`https://api.${cluster}.solana.com`] } },
    blockExplorers: {
      default: {
        name: 'Solana Explorer',
        url: `https://explorer.solana.com${testnet ? `?cluster=${cluster}` : ''}`,
      },
    },
    ...(testnet && { testnet }),
  }
}

function bitcoinNetwork(id: string, name: string, explorer: string): Network {
  const testnet = name !== 'Bitcoin'
  return {
    id,
    caipNetworkId: `bip122:${id}`,
    chainNamespace: 'bip122',
    name,
    nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
    rpcUrls: { default: { http: [] } },
    blockExplorers: { default: { name: 'mempool', url: explorer } },
    ...(testnet && { testnet }),
  }
}

/** `coin`: its symbol, its decimals, and the prefix of addresses (SS58). */
function polkadotNetwork(id: string, name: string, coin: string, rpc?: string): Network {
  const [symbol = '', decimals, prefix] = coin.split(' ')
  return {
    id,
    caipNetworkId: `polkadot:${id}`,
    chainNamespace: 'polkadot',
    name,
    nativeCurrency: { name: symbol, symbol, decimals: Number(decimals) },
    rpcUrls: { default: { http: rpc ? [rpc] : [] } },
    ...(symbol === 'WND' && { testnet: true }),
    custom: { ss58Format: Number(prefix) },
  }
}

function cosmosNetwork(
  id: string,
  name: string,
  symbol: string,
  custom: {
    readonly bech32Prefix: string
    readonly denom: string
    /** In the smallest unit of the coin, for a unit of gas. */
    readonly gasPrices: Readonly<Record<'slow' | 'normal' | 'fast', string>>
  },
): Network {
  return {
    id,
    caipNetworkId: `cosmos:${id}`,
    chainNamespace: 'cosmos',
    name,
    nativeCurrency: { name: symbol, symbol, decimals: 6 },
    rpcUrls: { default: { http: [] } },
    custom,
  }
}

/** `coin`: its symbol and its decimals. */
function pairedNetwork({
  caipNetworkId,
  name,
  coin,
}: {
  readonly caipNetworkId: CaipNetworkId
  readonly name: string
  readonly coin: string
}): Network {
  const [chainNamespace, id = ''] = caipNetworkId.split(':') as [Namespace, string]
  const [symbol = '', decimals] = coin.split(' ')
  return {
    id,
    caipNetworkId,
    chainNamespace,
    name,
    nativeCurrency: { name: symbol, symbol, decimals: Number(decimals) },
    rpcUrls: { default: { http: [] } },
    ...(name.endsWith('Testnet') && { testnet: true }),
  }
}
