import type { FarcasterProof, LoginIdentity } from '@foyer/protocol/login'

/** Signing in with Farcaster, over the relay that its apps read from. */
export type Farcaster = {
  /** Opens a channel. @throws 502 when the relay cannot be reached */
  open(jkt: string, secretHash: string): Promise<{ url: string; channel: string }>
  /** What came over a channel; nothing before the answer. The identity is missing when the signature is not good. */
  look(round: {
    channel: string
    jkt: string
    secretHash: string
  }): Promise<{ identity: LoginIdentity | undefined; proof: FarcasterProof } | undefined>
  /** The signer of a message for this browser's key and this round, if it is good. @throws 502 when the chain cannot be queried */
  verify(
    proof: FarcasterProof,
    round: { jkt: string; secretHash: string },
  ): Promise<LoginIdentity | undefined>
}
