/**
 * The ids under which a page finds wallets that announce no reverse domain, by wallet of the source and chain family: `standard:` and the name in the
 * Wallet Standard, `window:` and the id in the list of Bitcoin's providers, `injectedWeb3:` and the key there, `keplr:` and the key in the window.
 */
export const injected = {
  'io.metamask': { solana: ['standard:metamask'] },
  'com.trustwallet.app': { solana: ['standard:trust-wallet'] },
  'com.coinbase.wallet': { solana: ['standard:coinbase-wallet', 'coinbaseSolana'] },
  'app.phantom': {
    solana: ['standard:phantom'],
    bip122: ['standard:phantom', 'window:phantom.bitcoin'],
  },
  'com.okex.wallet': {
    solana: ['standard:okx-wallet'],
    bip122: ['standard:okx-wallet', 'window:okxwallet.bitcoin'],
    cosmos: ['keplr:okxwallet'],
  },
  'com.binance.wallet': { solana: ['standard:binance-wallet'] },
  'com.bitget.web3': { solana: ['standard:bitget-wallet'] },
  'com.bybit': { solana: ['standard:bybit-wallet'] },
  solflare: { solana: ['standard:solflare'] },
  'app.backpack': { solana: ['standard:backpack'] },
  'com.exodus': { solana: ['standard:exodus'] },
  'com.brave.wallet': { solana: ['standard:brave-wallet'] },
  'com.coin98': { solana: ['standard:coin98'] },
  'org.mathwallet': { solana: ['standard:mathwallet'], polkadot: ['injectedWeb3:mathwallet'] },
  'app.xverse': { bip122: ['window:XverseProviders.BitcoinProvider'] },
  'com.wallet.reown': { bip122: ['window:LeatherProvider'] },
  'io.magiceden.wallet': {
    solana: ['standard:magic-eden'],
    bip122: ['standard:magic-eden', 'window:magicEden.bitcoin'],
  },
  'app.keplr': { cosmos: ['keplr:keplr'] },
  'io.leapwallet': { cosmos: ['keplr:leap'] },
  'io.cosmostation': { cosmos: ['keplr:cosmostation'] },
  'xyz.talisman': { polkadot: ['injectedWeb3:talisman'] },
  'app.subwallet': { polkadot: ['injectedWeb3:subwallet-js'] },
  'com.enkrypt': { polkadot: ['injectedWeb3:enkrypt'] },
  'app.nightly': { solana: ['standard:nightly'] },
}
