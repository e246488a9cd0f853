/** The calls that every adapter has, whatever its chain family lacks. */
export const requiredCalls = [
  'connect',
  'reconnect',
  'disconnect',
  'switchChain',
  'getBalance',
  'getProvider',
  'callNetwork',
  'resolveName',
  'settle',
] as const
