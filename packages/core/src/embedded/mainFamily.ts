import { defaultCaipNetworkId, type Namespace, parseCaipNetworkId } from '@foyer/protocol'

/** The chain family that the embedded wallet begins in: its kind of account is the user's choice, and its network is remembered. */
export const mainFamily: Namespace = parseCaipNetworkId(defaultCaipNetworkId).namespace
