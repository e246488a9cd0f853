import type * as v from 'valibot'

/** What came from elsewhere: its type as its sender calls it, in lower case, and its bytes. */
export type RemoteFile = { readonly type: string; readonly bytes: Uint8Array }

export type RemoteRequest = {
  /** The longest answer, also after it is unpacked. */
  bytesMax: number
  /** What is wanted, as a header says it. */
  accept: string
  /** Sent as JSON by POST; without it the request is a GET. */
  body?: unknown
  signal?: AbortSignal
}

/**
 * Asks addresses that strangers wrote: in tokens, names and lists. Only the open internet is asked
 * (see `isAllowedAddress`), by https; a few redirects are followed, each checked alike; time and length have ends.
 */
export type Remote = {
  /** Where something is to be had: its `https:` or `data:` address. `undefined` when nowhere. */
  locate(url: string): string | undefined
  /** @throws `RemoteError` */
  read(url: string, request: RemoteRequest): Promise<RemoteFile>
  /**
   * Reads JSON of the given shape; of `https:`, `ipfs:`, `ar:` or `data:`.
   *
   * @throws `RemoteError`
   */
  json<schema extends v.GenericSchema>(
    url: string,
    shape: schema,
    request?: Partial<Pick<RemoteRequest, 'bytesMax' | 'body' | 'signal'>>,
  ): Promise<v.InferOutput<schema>>
  close(): Promise<void>
}
