/** The id of the way to a wallet by pairing, the same in every chain family. */
export const pairingConnectorId = 'walletConnect'

/** The id of the embedded wallet, the same in every chain family. */
export const embeddedConnectorId = 'ID_AUTH'
