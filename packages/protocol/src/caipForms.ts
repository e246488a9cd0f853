/*
 * How CAIP-2 and CAIP-10 write their parts, letter by letter: for what comes from a peer. Capitals count.
 */

// A network of a numbered family is a number in plain decimals, whatever else CAIP-2 allows. Written out, because the pairing engine
// loads no registry; a test compares.
const numbered = '(?:eip155):'
// Eight letters at most, but for the one that wallets use all the same.
const namespace = '(?:[-a-z0-9]{3,8}|multiversx)'
const chain = `(?:${numbered}[1-9][0-9]{0,31}|(?!${numbered})${namespace}:[-_a-zA-Z0-9]{1,32})`
const address = '[-.%a-zA-Z0-9]{1,128}'

/** A CAIP-2 id. */
export const chainForm = new RegExp(`^${chain}$`)

/** A CAIP-10 account. */
export const accountForm = new RegExp(`^(${chain}):(${address})$`)

/** An address of CAIP-10, without its network. */
export const addressForm = new RegExp(`^${address}$`)

/** The key of a scope (CAIP-217): a namespace, or a network. */
export const scopeForm = new RegExp(`^(?:${chain}|${namespace})$`)
