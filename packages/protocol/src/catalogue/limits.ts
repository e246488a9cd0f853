/*
 * Every time, count and size of the product. Units stand in the names. Each is an export of its own,
 * so that a bundle has only those it uses. What a page needs before a press is in `earlyLimits`
 * and `reportLimits`.
 */

// Screen
export const noticeSwapMs = 150
export const noticeLifeMs = 2_500
export const shakeMs = 500
export const headerMs = 120
export const heightMs = 150
export const qrDelayMs = 200
export const frameZoomMs = 200
/** At this width of the window and below, the modal is a sheet over the full width. */
export const sheetMaxWidthPx = 430
export const zIndex = 999
export const frameZIndex = 999_999
export const frameRadiusMaxPx = 44
export const actionNotAllowedDelayMs = 300
export const payCloseMs = 3_000

// The parts of a key
/** How long a set that another took the place of can come back. */
export const formerSetsKeptMs = 2_592_000_000
/** So many of them are looked at, the newest first. */
export const formerSetsMax = 20

// Waiting for the user
export const swapInputDebounceMs = 200
export const walletSearchDebounceMs = 300
export const recipientDebounceMs = 500
export const nameDebounceMs = 300
/** A message that registers a name is written anew this often while it is shown: it holds five minutes. */
export const nameMessageFreshMs = 120_000
export const retryMs = 1_000

// Asking the server
/** From the question to the end of the answer. */
export const apiTimeoutMs = 20_000
/** Bytes of an answer; a longer one is not read to its end. */
export const apiAnswerMax = 4_000_000

// Caches
export const balanceCacheMs = 30_000
export const nativeBalanceCacheMs = 30_000
export const nameCacheMs = 300_000
export const identityCacheMs = 300_000
/** After a failed balance request, none is made for this long. */
export const balanceRetryBlockMs = 30_000
export const addressCacheMax = 8_192

// Wallets and lists
/** Wallets that are not installed, on the first screen; the others are under all wallets. */
export const listedRowsMax = 4
export const recentWalletsMax = 2
export const recommendedWalletsMax = 4
/** Recommended rows on screen: this less the installed, injected and recent ones shown above them. */
export const recommendedRowsMax = 2
export const walletsPageSize = 40
export const walletImagesPreload = 20
export const walletSearchMax = 100
/** Characters from which on a search is made. */
export const walletSearchMin = 2

// Wallet requests
export const injectedWaitMs = 1_000
/** A remembered wallet that does not answer a silent question in this time is taken as not there. */
export const silentReconnectTimeoutMs = 5_000
export const revokeTimeoutMs = 100
export const receiptTimeoutMs = 25_000
/** A transaction that expires is waited for until the chain says so: on Solana after a minute or one and a half. */
export const expiryTimeoutMs = 120_000
/** A question to the page around a Safe app that its user does not see. */
export const safeAnswerTimeoutMs = 10_000
/** Between two looks whether a Safe's owners have confirmed. */
export const safePollMs = 3_000
/** The window in which Coinbase's wallets connect and sign. */
export const keysWidthPx = 420
export const keysHeightPx = 540
/** Between two looks whether the user closed it. */
export const keysPollMs = 500
export const pendingNotificationsMax = 99
export const pendingPollingMs = 30_000

// Sending
/** What a transaction may take beyond its estimate, in per cent: blocks differ. */
export const gasMarginPercent = 20n
/** On networks whose gas pays for data elsewhere too. */
export const gasMarginPercentOfData = 25n
/** What the host's other networks have to say whether a receiver is a contract there. */
export const otherNetworksMs = 2_000
/** Addresses of a chain family that are remembered as sent to. */
export const recipientsMax = 50
/** Addresses that the user may keep under a label. */
export const contactsMax = 200
/** Characters of a label. */
export const contactLabelMax = 40
/** Transfers that are remembered until their end is known. */
export const sentTransfersMax = 20
/** Characters at either end by which two addresses may be taken for one another. */
export const lookAlikeChars = 4

// Own RPC transports: ranking of the fallback
export const rpcPingIntervalMs = 4_000
export const rpcPingSamples = 10
export const rpcPingTimeoutMs = 1_000
/** A node that answers nothing for as long is silent. */
export const rpcTimeoutMs = 8_000
export const rpcStabilityWeight = 0.7
export const rpcLatencyWeight = 0.3
/** A node that is behind the others of its network by more blocks than this, and for longer, is asked last. */
export const rpcLagBlocks = 3
export const rpcLagMs = 15_000

// Pairing
export const pairingLifeMs = 240_000
/** A pairing with this much or less left counts as expired. */
export const pairingExpiredBelowMs = 10_000
/** From here on the time left is marked. */
export const pairingWarnBelowMs = 30_000
/** How long a relay holds what a wallet answers to a proposal or a request. */
export const answerHeldMs = 300_000
/** A wallet app that is there takes over in less; after this nothing will happen any more. */
export const walletTakeoverMs = 2_000
export const heartbeatMs = 5_000
/** A wallet that agreed to a network may take this long to add it to the session. */
export const sessionUpdateWaitMs = 2_000
export const logBufferBytes = 1_024_000

// Sign-in
/** How long the store of sign-ins has for an answer. */
export const siwxStoreTimeoutMs = 15_000
/** After so long a text that waits to be signed is made anew: its nonce ends after ten minutes. */
export const siwxTextLifeMs = 240_000
/** A wallet that neither connects and signs in at once nor says that it cannot is connected as ever after this: users need a while to read. */
export const siwxSilenceMs = 60_000

// Embedded wallet
export const frameReadyDelayMs = 500
export const frameLoadTimeoutMs = 20_000
export const frameRequestTimeoutMs = 30_000
export const signOutTimeoutMs = 3_000
/** What the first request needs is fetched ahead this long after a user was connected: the connection is shown first. */
export const fetchAheadAfterMs = 100
/** What waits for a user who is elsewhere, at a mailbox or a provider, is given up after this. */
export const frameUserTimeoutMs = 660_000
/** The frame is loaded anew this long after the user left the Farcaster login. */
export const farcasterReloadDelayMs = 100
export const emailThrottleMs = 30_000
export const socialUriTimeoutMs = 45_000
export const popupWidthPx = 600
export const popupHeightPx = 800

// Numbers, addresses and names on screen
export const balanceDecimals = 3
export const moneyDecimals = 2
export const addressStartChars = 4
export const addressEndChars = 6
export const profileNameMax = 20

// Validation
export const nameMin = 4
/** The chain id of a coin type must be below this (ENSIP-11). */
export const coinTypeChainIdLimit = 2 ** 31

// Swap
export const slippagePercent = 1
/** What a user may choose, in hundredths of a per cent. */
export const swapSlippageBpsMin = 5
export const swapSlippageBpsMax = 5_000
export const swapFeePercent = 0.85
export const swapGasLimit = 150_000n
export const swapOutputDecimals = 6
export const swapQuoteRefreshMs = 10_000
/** So long an offer of pools is taken for true: a few blocks. */
export const swapOfferMs = 20_000
export const swapSuggestedMax = 8
/** US dollars; a value that is not above it is not shown. */
export const swapUsdShownAbove = 0.00005

// Texts and lists that come over HTTP: characters and entries. What is longer is refused.
/** A word of ours or of a chain: a symbol, a status, a kind of operation. */
export const wordMax = 64
/** A name, a title, the text of a search. */
export const textMax = 256
/** A sentence or a few: a description, the message of an error. */
export const longTextMax = 2_048
/** The longest message that a wallet is asked to sign, and its signature. */
export const messageMax = 8_192
/** A sign-in message with what it permits, and the signature of an account that is yet to be deployed, in characters. */
export const signInMessageMax = 16_384
export const signInSignatureMax = 65_536
export const signInResourcesMax = 100
/** A token, or the proof of a key. */
export const signInTokenMax = 4_096
/** Texts that the pages of a project keep of one account. */
export const signInMetadataMax = 20
/** Sessions of one account in one project; the oldest ends when there is another one. */
export const signInSessionsMax = 50
/** A smart account's signature and a transaction's call data, in characters. */
export const callDataMax = 65_536
/** A Solana transaction in Base64, in characters: 1,232 bytes at most. */
export const solanaTransactionMax = 1_644
export const linkMax = 2_048
export const addressMax = 128
/** A CAIP-10 address, the longest of the identifiers. */
export const caipMax = 180
export const cursorMax = 512
export const projectIdMax = 64
export const clientIdMax = 128
export const sdkVersionMax = 128
/** Digits of an amount: 2 ** 256 has 78. */
export const amountDigitsMax = 78
export const tokenDecimalsMax = 255
export const pageMax = 10_000
/** Tokens that one balance request may ask to be read anew. */
export const forcedTokensMax = 20
/** Own transactions that are looked for in the list of what the account did. */
export const sentTransactionsMax = 20
/** The list is asked for again after this long, then twice as long each time, and not without end. */
export const sentLookMs = 1_000
export const sentLookMsMax = 30_000
export const sentLooksMax = 8
export const walletIdsMax = 100
export const chainFilterMax = 50
export const walletChainsMax = 512
export const priceAddressesMax = 100
export const balancesMax = 1_000
export const transactionsMax = 200
export const transfersMax = 200
export const nftsMax = 200
export const tokensMax = 5_000
export const slippageMaxPercent = 50
export const quotesMax = 20
export const networksMax = 1_000
export const namesMax = 100
export const originsMax = 200
export const featuresMax = 50
export const currenciesMax = 500
export const sessionsMax = 200
/** Limits and functions of one session together: more than any contract of ours takes. */
export const sessionPermissionsMax = 50
export const imageBytesMax = 1_000_000
export const hostMax = 255
export const eventListMax = 100
/** The longest time in ISO 8601, with a zone. */
export const isoTimeMax = 40
export const eventPropertiesMax = 30
/** Characters of all properties of an event as JSON. */
export const eventCharactersMax = 8_192
export const rpcMethodMax = 64
/** Characters of a path that is asked for in place of a method. */
export const rpcPathMax = 512
export const rpcParametersMax = 16
/** Characters of a JSON-RPC call as text, its parameters included. */
export const rpcBodyMax = 131_072

// Versions and fall-backs
export const authSdkVersion = '4'
export const sdkVersion = 'html-wagmi-4.2.2'
export const walletApiSdkType = 'appkit'
export const blockchainApiSdkType = 'unknown'
export const safeSessionChainId = 1
export const defaultCaipNetworkId = 'eip155:1'
export const defaultBalanceSymbol = 'ETH'
export const failedBalance = '0.00'
export const unknownNetworkName = 'Unknown Network'
export const lightAccent = 'hsla(231,100%,70%,1)'
export const lightBackground = '#ffffff'
export const darkAccent = 'hsla(230,100%,67%,1)'
export const darkBackground = '#121313'

/** The longest picture of a name that is taken, in base64: 128 kB of bytes. */
export const namePictureMax = 174_764
