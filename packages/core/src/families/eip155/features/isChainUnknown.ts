import { addChainCodes, causes, internalErrorCode } from '@foyer/protocol'

const says =
  /unrecogni[sz]ed chain|unknown (chain|network)|chain.{0,40}(not (been )?(added|found|recogni[sz]ed|configured|known)|does ?n.t exist)|add(ing)? the chain|wallet_addEthereumChain/i

/**
 * Whether a wallet refused to switch because it does not know the chain, so that it may be added.
 * -32603 is the code of any inner failure: there, the words decide.
 */
export function isChainUnknown(error: unknown): boolean {
  const nested = causes(error)
  if (nested.some(({ code }) => addChainCodes.includes(Number(code)))) return true
  const isInternal = nested.some(({ code }) => Number(code) === internalErrorCode)
  return isInternal && nested.some(({ message }) => says.test(message.slice(0, 2000)))
}
