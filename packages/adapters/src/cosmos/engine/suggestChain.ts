import { FoyerError, type Network } from '@foyer/protocol'
import { callKeplr } from './callKeplr.js'

const cosmosCoinType = 118
/** The kinds of address that a chain has, by the name that wallets have for their prefix and what follows that of accounts. */
const prefixes = {
  bech32PrefixAccAddr: '',
  bech32PrefixAccPub: 'pub',
  bech32PrefixValAddr: 'valoper',
  bech32PrefixValPub: 'valoperpub',
  bech32PrefixConsAddr: 'valcons',
  bech32PrefixConsPub: 'valconspub',
}

/**
 * Has a wallet add a network, by the network's own URLs: `rpcUrls.default` is its REST service, `rpcUrls.comet` its RPC, which wallets want besides.
 *
 * @throws `chain_not_supported` where the wallet adds none, or the host says too little of the network; `user_rejected`
 */
export async function suggestChain(wallet: unknown, network: Network): Promise<void> {
  const { custom = {}, id, name, nativeCurrency, rpcUrls } = network
  const [rest] = rpcUrls.default.http
  const [rpc] = rpcUrls.comet?.http ?? []
  const { bech32Prefix, coinType = cosmosCoinType, denom } = custom
  const isWhole = [rest, rpc, bech32Prefix, denom].every(Boolean)
  if (!isWhole || !callKeplr.has(wallet, 'experimentalSuggestChain'))
    throw new FoyerError('chain_not_supported')
  const coin = {
    coinDenom: nativeCurrency.symbol,
    coinMinimalDenom: denom,
    coinDecimals: nativeCurrency.decimals,
  }
  await callKeplr(wallet, 'experimentalSuggestChain', {
    ...{ chainId: String(id), chainName: name, rest, rpc },
    bip44: { coinType },
    bech32Config: Object.fromEntries(
      Object.entries(prefixes).map(([kind, end]) => [kind, `${bech32Prefix}${end}`]),
    ),
    currencies: [coin],
    feeCurrencies: [coin],
    stakeCurrency: coin,
  }).catch((cause) => {
    throw FoyerError.is(cause, 'wallet_failed')
      ? new FoyerError('chain_not_supported', { cause })
      : cause
  })
}
