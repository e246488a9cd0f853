import type { Image } from '@foyer/protocol/api'

/** Pictures from elsewhere, which visitors get from this server alone. */
export type Images = {
  /**
   * Our own address of a picture that stands in a token, a name or a list; to be put into an answer.
   * The picture is fetched when a browser first loads it. Ask for many at once rather than one by one:
   * `Promise.all(urls.map(images.link))` is one query.
   *
   * @param url `https:`, `ipfs:`, `ar:` or `data:`
   * @returns `undefined` for nothing, and for what this server would not fetch
   */
  link(url: string | null | undefined): Promise<string | undefined>
  /**
   * The picture of an address that `link` made, fetched, cleaned and made small.
   *
   * @throws `RemoteError` (`busy`) when too many are being fetched
   */
  get(id: string): Promise<Image | undefined>
  /** Deletes links that were not given out for long, and the longest unused pictures above the size allowed. */
  forget(): Promise<void>
  close(): Promise<void>
}
