export { sumDollars, toMicroDollars, writeDollars } from '../account/dollars.js'
export { explorerUrl } from '../account/explorerUrl.js'
export { balanceQuery, getBalance } from '../account/getBalance.js'
export { getBalances } from '../account/getBalances.js'
export { getIdentity, identityQuery } from '../account/getIdentity.js'
export type { Nft } from '../account/getNfts.js'
export { getNfts } from '../account/getNfts.js'
export { isSpam } from '../account/isSpam.js'
export { listNfts } from '../account/listNfts.js'
export { ownPicture } from '../account/ownPicture.js'
export { peekBalance } from '../account/peekBalance.js'
export { peekBalances } from '../account/peekBalances.js'
export { peekIdentity } from '../account/peekIdentity.js'
export { refreshBalances } from '../account/refreshBalances.js'
export { showTab } from '../account/showTab.js'
export type { AccountState, AccountTab } from '../account/state.js'
export { failureId } from '../account/state.js'
export { toggleAmounts } from '../account/toggleAmounts.js'
export type { Move, TransactionSummary } from '../activity/describeTransaction.js'
export { describeTransaction } from '../activity/describeTransaction.js'
export { explorerTransactionUrl } from '../activity/explorerTransactionUrl.js'
export { getActivity } from '../activity/getActivity.js'
export type { Month } from '../activity/groupByMonth.js'
export { groupByMonth } from '../activity/groupByMonth.js'
export { listTransactions, minedAt } from '../activity/listTransactions.js'
export type {
  Account,
  Adapter,
  AdapterContext,
  AdapterEvents,
  AdapterFault,
  AdapterSetup,
  AppMetadata,
  Balance,
  CallsStatus,
  Capabilities,
  ContractCall,
  EmbeddedPort,
  EmbeddedProvider,
  Identity,
  PairingPort,
  Receipt,
  RpcEndpoint,
  SendCallsParameters,
  SendParameters,
  TextStorage,
  TokenBalance,
  TransactionRequest,
  TypedData,
  WalletProvider,
  WalletSession,
  WriteParameters,
} from '../adapter.js'
export { walletImage } from '../api/pictures.js'
export type { Client } from '../client.js'
export type { Clock } from '../clock.js'
export { cancelConnect } from '../connection/cancelConnect.js'
export { connect } from '../connection/connect.js'
export { disconnect } from '../connection/disconnect.js'
export { prepareWallets } from '../connection/prepareWallets.js'
export { reconnect } from '../connection/reconnect.js'
export { selectAccount } from '../connection/selectAccount.js'
export type { Asking, Connection, ConnectionState, ConnectionStatus } from '../connection/state.js'
export { caipAddress, status } from '../connection/state.js'
export type { Connector, ConnectorType } from '../connector.js'
export { createFoyer } from '../createClient.js'
export { canAskEmail } from '../embedded/canAskEmail.js'
export { cancelEmbeddedLogin } from '../embedded/cancelEmbeddedLogin.js'
export { confirmCode } from '../embedded/confirmCode.js'
export { confirmNewEmail } from '../embedded/confirmNewEmail.js'
export { confirmOldEmail } from '../embedded/confirmOldEmail.js'
export { connectEmail } from '../embedded/connectEmail.js'
export { connectFarcaster } from '../embedded/connectFarcaster.js'
export { connectSocial } from '../embedded/connectSocial.js'
export { enterEmbedded } from '../embedded/enterEmbedded.js'
export { getFarcasterUrl } from '../embedded/getFarcasterUrl.js'
export { isEmbeddedOffered } from '../embedded/isEmbeddedOffered.js'
export { leaveForSocial } from '../embedded/leaveForSocial.js'
export { leavesForSocial } from '../embedded/leavesForSocial.js'
export { openEmbedded } from '../embedded/openEmbedded.js'
export type { SocialPopup } from '../embedded/openSocialPopup.js'
export { openSocialPopup } from '../embedded/openSocialPopup.js'
export { placeFrame } from '../embedded/placeFrame.js'
export { setPreferredAccount } from '../embedded/setPreferredAccount.js'
export { socialOptions } from '../embedded/socialOptions.js'
export { startSocial } from '../embedded/startSocial.js'
export type { EmbeddedState, LoginProvider } from '../embedded/state.js'
export { embeddedConnectorId } from '../embedded/state.js'
export { updateEmail } from '../embedded/updateEmail.js'
export { waitForDevice } from '../embedded/waitForDevice.js'
export type { Embedded, LiveEmbedded } from '../embedded.js'
export type { Environment } from '../environment.js'
export { isMobile } from '../environment.js'
export { connectMethods } from '../features/connectMethods.js'
export type { RemoteConfig, RemoteFeature } from '../features/resolve.js'
export { resolveFeatures } from '../features/resolve.js'
export type {
  ConnectMethod,
  ConnectorGroup,
  FeaturesState,
  LocalFeatures,
  RemoteFeatures,
  SocialProvider,
  WalletFeature,
} from '../features/state.js'
export { back } from '../modal/back.js'
export { backToIndex } from '../modal/backToIndex.js'
export { close } from '../modal/close.js'
export { continueToConnect } from '../modal/continueToConnect.js'
export { hide } from '../modal/hide.js'
export type { History } from '../modal/history.js'
export { top } from '../modal/history.js'
export { open } from '../modal/open.js'
export { replaceView } from '../modal/replaceView.js'
export { resetView } from '../modal/resetView.js'
export { shake } from '../modal/shake.js'
export { show } from '../modal/show.js'
export type { ModalState } from '../modal/state.js'
export type { Entry, ViewName, Views } from '../modal/views.js'
export { networkImage } from '../network/networkImage.js'
export { selectNetwork } from '../network/selectNetwork.js'
export type { NetworkState } from '../network/state.js'
export {
  activeNetwork,
  activeNetworkId,
  findNetwork,
  isApproved,
  isUnsupported,
} from '../network/state.js'
export { switchNetwork } from '../network/switchNetwork.js'
export { alert } from '../notices/alert.js'
export { dismissAlert } from '../notices/dismissAlert.js'
export { dismissNotice } from '../notices/dismissNotice.js'
export { notify } from '../notices/notify.js'
export type { Alert, Notice, NoticesState } from '../notices/state.js'
export type { FeatureOptions, FoyerOptions, Options, PairingOverride } from '../options.js'
export { cancelPairing } from '../pairing/cancelPairing.js'
export { getUniversalProvider } from '../pairing/getUniversalProvider.js'
export { isPairingOffered } from '../pairing/isPairingOffered.js'
export { openInOwnBrowser } from '../pairing/links/openInOwnBrowser.js'
export { openWallet } from '../pairing/links/openWallet.js'
export { watchTakeover } from '../pairing/links/takeover.js'
export type { WalletLinks } from '../pairing/links/walletLinks.js'
export { walletLinks } from '../pairing/links/walletLinks.js'
export { preparePairing } from '../pairing/preparePairing.js'
export { setLinkedWallet } from '../pairing/setLinkedWallet.js'
export type { LinkedWallet, PairedWallet, PairingState } from '../pairing/state.js'
export { pairingConnectorId } from '../pairing/state.js'
export type { LivePairing, Pairing, UniversalProvider } from '../pairing.js'
export type { Query } from '../queries.js'
export { read } from '../queries.js'
export { estimateGas } from '../requests/estimateGas.js'
export { getCallsStatus } from '../requests/getCallsStatus.js'
export { getCapabilities } from '../requests/getCapabilities.js'
export { getProvider } from '../requests/getProvider.js'
export { sendCalls } from '../requests/sendCalls.js'
export { sendTransaction } from '../requests/sendTransaction.js'
export { signMessage } from '../requests/signMessage.js'
export { signTypedData } from '../requests/signTypedData.js'
export { waitForReceipt } from '../requests/waitForReceipt.js'
export { writeContract } from '../requests/writeContract.js'
export { start } from '../start.js'
export type { State } from '../state.js'
export type { EventName, TrackedEvent } from '../telemetry/events.js'
export { report } from '../telemetry/report.js'
export type { EventRecord, TelemetryState } from '../telemetry/state.js'
export { track } from '../telemetry/track.js'
export { watchEvents } from '../telemetry/watchEvents.js'
export { setTheme } from '../theme/setTheme.js'
export type { ThemeMode, ThemeState, ThemeVariables } from '../theme/state.js'
export { popTransaction } from '../transactions/popTransaction.js'
export { pushTransaction } from '../transactions/pushTransaction.js'
export type { StackEntry, StackState } from '../transactions/state.js'
export type { ListContext, ListedWallet } from '../wallets/ListedWallet.js'
export {
  allWallets,
  awaitedRows,
  searchWallets,
  soughtWallets,
  walletRows,
} from '../wallets/list.js'
export { listContext } from '../wallets/listContext.js'
export { loadWallets } from '../wallets/loadWallets.js'
export { pickWallet } from '../wallets/pickWallet.js'
export { seekWallets } from '../wallets/seekWallets.js'
export { setCertified } from '../wallets/setCertified.js'
export type {
  DirectoryState,
  RecentWallet,
  WalletEntry,
  WalletPages,
  WalletSearch,
  WalletsState,
} from '../wallets/state.js'
export { connectors, findConnector } from '../wallets/state.js'
export { walletEntry } from '../wallets/walletEntry.js'
