import type { Namespace } from './traits.js'

/** The chain family of what names none: networks as viem writes them, and chains by their number alone. */
export const defaultNamespace: Namespace = 'eip155'
