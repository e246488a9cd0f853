const solana = ['solana']
const bitcoin = ['bip122']
const evm = ['eip155']
const many = ['eip155', 'solana', 'bip122']

/**
 * The wallets chosen by hand, best known first: the id in the source, the chain families of which it serves any
 * network (`chains` when only some), and what is said better than in the source. `id` is the one under which public
 * directories know the wallet. `picture` is one of web3icons, where the source has painted another firm's mark into its own.
 */
export const curated = [
  {
    from: 'io.metamask',
    picture: 'wallets/metamask',
    id: 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96',
    namespaces: ['eip155', 'solana'],
  },
  {
    from: 'com.trustwallet.app',
    picture: 'wallets/trust',
    id: '4622a2b2d6af1c9844944291e5e7351a6aa24cd7b23099efac1b2fd875da31a0',
    namespaces: [...many, 'cosmos'],
  },
  {
    from: 'com.coinbase.wallet',
    id: 'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa',
    name: 'Base (Coinbase Wallet)',
    namespaces: ['eip155', 'solana'],
  },
  {
    from: 'app.phantom',
    id: 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393',
    namespaces: many,
  },
  { from: 'me.rainbow', namespaces: evm },
  { from: 'io.rabby', namespaces: evm },
  {
    from: 'com.okex.wallet',
    id: '971e689d0a5be527bac79629b4ee9b925e82208e5168b733496a09c0faed0709',
    namespaces: [...many, 'cosmos'],
  },
  { from: 'com.binance.wallet', picture: 'exchanges/binance', namespaces: many },
  {
    from: 'global.safe',
    picture: 'wallets/safe',
    id: '225affb176778569276e484e1b92637ad061b01e13a048b35a9d280c3b58970f',
    namespaces: evm,
  },
  {
    from: 'com.ledger',
    picture: 'wallets/ledger',
    id: '19177a98252e07ddfc9af2083ba8e07ef627cb6103467ffebb3f8f4205fd7927',
    namespaces: many,
  },
  { from: 'io.zerion.wallet', picture: 'wallets/zerion', namespaces: ['eip155', 'solana'] },
  { from: 'org.uniswap', picture: 'exchanges/uniswap', namespaces: evm },
  { from: 'com.bitget.web3', picture: 'exchanges/bitget', namespaces: many },
  { from: 'com.bybit', namespaces: many },
  { from: 'im.token', picture: 'wallets/imtoken', namespaces: ['eip155', 'bip122', 'cosmos'] },
  { from: 'pro.tokenpocket', picture: 'wallets/token-pocket', namespaces: many },
  {
    from: 'solflare',
    id: '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79',
    namespaces: solana,
    by: {
      name: 'Solflare',
      homepage: 'https://solflare.com/',
      mobile_link: 'solflare://',
      link_mode: 'https://solflare.com/',
      play_store: 'https://play.google.com/store/apps/details?id=com.solflare.mobile',
      chrome_store:
        'https://chromewebstore.google.com/detail/solflare-wallet/bhhhlbepdkbapadjdnnojkbgioiodbic',
    },
  },
  { from: 'app.backpack', namespaces: ['solana', 'eip155'] },
  { from: 'io.1inch.wallet', picture: 'exchanges/1inch', namespaces: evm },
  { from: 'com.kraken', namespaces: many },
  { from: 'com.robinhood.wallet', namespaces: many },
  { from: 'com.crypto.wallet', picture: 'exchanges/crypto-com', namespaces: [...many, 'cosmos'] },
  { from: 'com.exodus', namespaces: many },
  { from: 'io.ready', namespaces: evm },
  { from: 'com.safepal', picture: 'tokens/SFP', namespaces: many },
  { from: 'so.onekey.app.wallet', namespaces: [...many, 'polkadot', 'cosmos'] },
  { from: 'io.trezor', picture: 'wallets/trezor', namespaces: many },
  { from: 'app.core.extension', namespaces: ['eip155', 'bip122', 'solana'] },
  { from: 'com.brave.wallet', namespaces: many },
  { from: 'com.opera', namespaces: evm },
  { from: 'com.coin98', namespaces: ['eip155', 'solana', 'cosmos'] },
  { from: 'org.mathwallet', namespaces: [...many, 'polkadot', 'cosmos'] },
  { from: 'xyz.frontier.wallet', namespaces: ['eip155', 'solana', 'cosmos'] },
  { from: 'app.xverse', namespaces: bitcoin },
  { from: 'com.wallet.reown', namespaces: bitcoin },
  { from: 'io.magiceden.wallet', namespaces: many },
  { from: 'app.keplr', namespaces: ['cosmos', 'eip155'] },
  { from: 'io.leapwallet', namespaces: ['cosmos', 'eip155'] },
  { from: 'io.cosmostation', namespaces: ['cosmos', 'eip155', 'bip122'] },
  { from: 'xyz.talisman', namespaces: ['polkadot', 'eip155'] },
  { from: 'app.subwallet', namespaces: ['polkadot', 'eip155'] },
  { from: 'io.novawallet', namespaces: ['polkadot', 'eip155'] },
  { from: 'com.enkrypt', namespaces: ['eip155', 'polkadot', 'bip122'] },
  { from: 'com.mewwallet', namespaces: evm },
  { from: 'com.zengo', namespaces: ['eip155', 'bip122'] },
  { from: 'com.tangem', namespaces: many },
  { from: 'com.roninchain.wallet', picture: 'wallets/ronin', namespaces: evm },
  { from: 'com.blockchain.login', namespaces: ['eip155', 'bip122', 'solana'] },
  { from: 'com.bitpay', namespaces: ['eip155', 'bip122'] },
  { from: 'com.bitcoin', namespaces: ['eip155', 'bip122'] },
  { from: 'io.atomicwallet', namespaces: many },
  { from: 'com.guarda.wallet', namespaces: many },
  { from: 'com.coinomi', namespaces: ['eip155', 'bip122'] },
  { from: 'com.foxwallet', namespaces: ['eip155', 'bip122'] },
  { from: 'money.unstoppable', namespaces: ['eip155', 'bip122', 'solana'] },
  { from: 'com.kucoin', namespaces: evm },
  { from: 'co.family.wallet', namespaces: evm },
  { from: 'app.zeal', namespaces: evm },
  { from: 'sh.frame', namespaces: evm },
  { from: 'xyz.sequence', namespaces: evm },
  { from: 'com.valoraapp', namespaces: evm },
  { from: 'xyz.abs', namespaces: [], chains: ['eip155:2741'] },
  { from: 'com.dcentwallet', namespaces: ['eip155', 'bip122'] },
  { from: 'com.coolbitx.cwsapp', namespaces: ['eip155', 'bip122', 'solana'] },
  { from: 'com.gemwallet', namespaces: many },
  { from: 'io.loopring.wallet', namespaces: evm },
  { from: 'app.nightly', namespaces: ['solana', 'eip155', 'polkadot'] },
]

/**
 * Further wallets whose families differ from the source's own, which are the EVM networks. An empty list is a
 * wallet of families that are not served here.
 */
export const families = {
  'ag.jup': solana,
  'app.freighter': [],
  'app.girin': [],
  'app.herewallet': [],
  'app.kabila.wallet': [],
  'app.keeper-wallet': [],
  'app.qubic.wallet': [],
  'app.send': [],
  'com.concordium.wallet': [],
  'com.hashpack.wallet': [],
  'com.veworld': [],
  'com.webauth': [],
  'finance.saucerswap': [],
  'io.banksocial': [],
  'io.bladewallet': [],
  'io.compasswallet': ['cosmos', 'eip155'],
  'io.diamante': [],
  'io.enjin': ['polkadot', 'eip155'],
  'me.astrox': [],
  'online.puzzle': [],
  'ooo.plugwallet': [],
  'org.alephium': [],
  'world.ixo': ['cosmos'],
  'xyz.joeywallet': [],
}

/** Samples, entries under a name that is not theirs, and tests: not wallets that a visitor could have. */
export const left = new Set([
  'com.apple.apps',
  'com.example.subdomain',
  'com.google.play',
  'com.keeperwallet',
  'com.reown',
  'com.reown.docs',
  'com.reown.lab',
  'com.walletconnect',
  'pk.modular',
])
