import type { Transaction } from '@foyer/protocol/api'

/** What happened to accounts. */
export type HistoryService = {
  /**
   * A page of what an account did and what was done to it, over all networks or one, the newest first.
   *
   * @throws `HttpError` 400 for a cursor that is none of this list; 502 and 503 when an explorer fails
   */
  list(question: HistoryService.Question): Promise<{ data: Transaction[]; next: string | null }>
}

export declare namespace HistoryService {
  type Question = {
    /** Of whatever namespace; one whose chain family has no history here has none. */
    account: string
    chainId?: string | undefined
    cursor?: string | undefined
    projectId: string
  }
}
