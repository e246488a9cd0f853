import type { Nft } from '@foyer/protocol/api'

/** The NFTs of accounts. */
export type Nfts = {
  /**
   * A page of what an account holds, on all networks or one; of each network what came last first. Each was
   * confirmed by its contract.
   *
   * @throws `HttpError` 400 for a cursor that is none of this list; 502 when no node answers
   */
  list(question: Nfts.Question): Promise<{ data: Nft[]; next: string | null }>
}

export declare namespace Nfts {
  type Question = {
    /** Of whatever namespace; one whose chain family has no NFTs here has none. */
    account: string
    chainId?: string | undefined
    cursor?: string | undefined
    projectId: string
  }
}
