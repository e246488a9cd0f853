import { type CacaoSignIn, parseSiwxMessage, type SiwxSession } from '@foyer/protocol/siwx'

/** What a paired wallet signed, as a store takes it. */
export function toSignedSessions(signIns: readonly CacaoSignIn[]): readonly SiwxSession[] {
  return signIns.flatMap(({ chainId, message, signature }) => {
    const parsed = parseSiwxMessage(message)
    if ('fault' in parsed) return []
    const { address: accountAddress, ...fields } = parsed.message
    return [{ data: { ...fields, accountAddress, chainId }, message, signature }]
  })
}
