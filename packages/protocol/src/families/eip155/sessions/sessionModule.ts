/**
 * The contract that bounds session keys of a Safe (docs/sessions.md). Its address is the same on every network: it follows from the
 * contract's code by EIP-1014, with zero as the salt.
 */
export const sessionModule = {
  address: '0xB9F46CC4A8969B20FA33516b5185f56FC2988B23',
  /** The factory that makes it: what it is sent is the salt and the code. */
  factory: '0x4e59b44847b379578588920cA78FbF26c0B4956C',
  /** What the contract takes at most: of limits and functions in a session, and of seconds between grant and expiry. */
  maxLimits: 4,
  maxFunctions: 8,
  maxLife: 366 * 86_400,
} as const
