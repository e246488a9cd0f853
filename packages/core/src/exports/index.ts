export type {
  AdapterContext,
  AdapterEngine,
  AppMetadata,
  LazyAdapterParameters,
  RpcEndpoint,
  WayEngineParts,
} from '../AdapterContext.js'
export type { AdapterEvents } from '../AdapterEvents.js'
export type { AdapterFault } from '../AdapterFault.js'
export type { AdapterSetup } from '../AdapterSetup.js'
export { getBalance } from '../account/getBalance.js'
export type { Nft } from '../account/getNfts.js'
export type { AccountState, AccountTab } from '../account/state.js'
export type { Move, TransactionSummary } from '../activity/describeTransaction.js'
export type { Month } from '../activity/groupByMonth.js'
export type { Adapter, Identity, ResolvedName } from '../adapter.js'
export type { Client } from '../Client.js'
export type { Clock } from '../Clock.js'
export type { ConnectSignIn } from '../ConnectSignIn.js'
export { connect } from '../connection/connect.js'
export { disconnect } from '../connection/disconnect.js'
export { getCaipAddress } from '../connection/getCaipAddress.js'
export { reconnect } from '../connection/reconnect.js'
export type {
  Connection,
  ConnectionOf,
  ConnectionState,
  ConnectionStatus,
  PendingConnection,
} from '../connection/state.js'
export { getConnectionStatus } from '../connection/state.js'
export { switchAccount } from '../connection/switchAccount.js'
export { switchConnection } from '../connection/switchConnection.js'
export type { Connector, ConnectorType } from '../connector.js'
export { embeddedConnectorId, pairingConnectorId } from '../connectorIds.js'
export { createFoyer } from '../createFoyer.js'
export type { DiscoveredWallet, DiscoveredWallets, InjectedPage } from '../DiscoveredWallet.js'
export type { Environment } from '../Environment.js'
export { setPreferredAccount } from '../embedded/setPreferredAccount.js'
export type { EmbeddedState, LoginProvider } from '../embedded/state.js'
export { updateEmail } from '../embedded/updateEmail.js'
export type { LiveEmbedded } from '../embedded.js'
export type {
  Balance,
  FamilyFeatures,
  FeatureName,
  NameService,
  Request,
  Rpc,
  Sending,
  SignedIn,
  SignedOnConnect,
  SignInFirst,
  SignInFirstCall,
  TokenBalance,
} from '../FamilyFeatures.js'
export type {
  FamilyType,
  FamilyTypes,
  SendCallsParameters,
  SendParameters,
  SignAllParameters,
  SignParameters,
  SignPsbtParameters,
  TransferParameters,
  WriteParameters,
} from '../FamilyTypes.js'
export type {
  Bip122Payment,
  Bip122Psbt,
  Bip122Receipt,
  Bip122SignedPsbt,
  Bip122SignInput,
  Bip122Transfer,
  Bip122Types,
} from '../families/bip122/types.js'
export type {
  CosmosAminoDocument,
  CosmosDirectDocument,
  CosmosDocument,
  CosmosPayment,
  CosmosReceipt,
  CosmosTransfer,
  CosmosTypes,
} from '../families/cosmos/types.js'
export type {
  Eip155Calls,
  Eip155CallsStatus,
  Eip155Capabilities,
  Eip155ContractCall,
  Eip155Features,
  Eip155Receipt,
  Eip155Transaction,
  Eip155Transfer,
  Eip155TypedData,
  Eip155Types,
} from '../families/eip155/types.js'
export type { FamilyRequest, FamilyValue } from '../families/FamilyRequest.js'
export type {
  PolkadotPayload,
  PolkadotPayment,
  PolkadotTransfer,
  PolkadotTypes,
} from '../families/polkadot/types.js'
export type {
  SolanaPayment,
  SolanaPrepared,
  SolanaReceipt,
  SolanaSendOptions,
  SolanaSigned,
  SolanaTransaction,
  SolanaTransfer,
  SolanaTypes,
  SolanaUnsigned,
} from '../families/solana/types.js'
export type { RemoteFeature } from '../features/applyConfig.js'
export type {
  ConnectMethod,
  ConnectorGroup,
  FeaturesState,
  LocalFeatures,
  RemoteFeatures,
  SocialProvider,
  WalletFeature,
} from '../features/state.js'
export type { Handles, SocialPopup } from '../handles.js'
export { closeModal } from '../modal/closeModal.js'
export type { History } from '../modal/history.js'
export { openModal } from '../modal/openModal.js'
export type { ViewPolicy } from '../modal/policyOf.js'
export type { ModalState } from '../modal/state.js'
export type { ViewEntry, ViewName, Views } from '../modal/views.js'
export type { NetworkState } from '../network/state.js'
export { activeNetwork, activeNetworkId } from '../network/state.js'
export { switchChain } from '../network/switchChain.js'
export { notify } from '../notices/notify.js'
export type { Alert, MessagePlace, Notice, NoticesState } from '../notices/state.js'
export type { FeatureOptions, FoyerOptions, Options, PairingOverride } from '../options.js'
export { cancelPairing } from '../pairing/cancelPairing.js'
export { getUniversalProvider } from '../pairing/getUniversalProvider.js'
export type { WalletLinks } from '../pairing/links/walletLinks.js'
export { preparePairing } from '../pairing/preparePairing.js'
export type { LinkedWallet, PairedWallet, PairingState } from '../pairing/state.js'
export type { LivePairing, UniversalProvider } from '../pairing.js'
export type { ClientOf, Register, RegisteredClient } from '../Register.js'
export { estimateGas } from '../requests/estimateGas.js'
export { getCallsStatus } from '../requests/getCallsStatus.js'
export { getCapabilities } from '../requests/getCapabilities.js'
export { getProvider } from '../requests/getProvider.js'
export { sendCalls } from '../requests/sendCalls.js'
export { sendTransaction } from '../requests/sendTransaction.js'
export { signMessage } from '../requests/signMessage.js'
export { signPsbt } from '../requests/signPsbt.js'
export { signTypedData } from '../requests/signTypedData.js'
export { transfer } from '../requests/transfer.js'
export { waitForTransactionReceipt } from '../requests/waitForTransactionReceipt.js'
export { writeContract } from '../requests/writeContract.js'
export type {
  Attempt,
  LoginProgress,
  Opening,
  ScreensState,
  Task,
  TaskName,
  Tasks,
} from '../screens/state.js'
export type { HeldSession, SignIn, SignInStatus, SiwxState } from '../siwx/state.js'
export { startClient } from '../startClient.js'
export type { State } from '../state.js'
export type { TextStorage } from '../TextStorage.js'
export type { EventName, TrackedEvent } from '../telemetry/events.js'
export type { EventRecord, TelemetryState } from '../telemetry/state.js'
export { watchEvents } from '../telemetry/watchEvents.js'
export { setTheme } from '../theme/setTheme.js'
export type { ThemeMode, ThemeState, ThemeVariables } from '../theme/state.js'
export type { StackEntry, StackState } from '../transactions/state.js'
export type { Account, WalletSession } from '../WalletSession.js'
export type { WalletProvider, WalletWay, Way } from '../Way.js'
export { connectors } from '../wallets/connectors.js'
export type { ListContext, ListedWallet } from '../wallets/ListedWallet.js'
export type {
  DirectoryState,
  RecentWallet,
  WalletEntry,
  WalletPages,
  WalletSearch,
  WalletsState,
} from '../wallets/state.js'
