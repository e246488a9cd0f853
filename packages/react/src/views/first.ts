import type { ViewName } from '@foyer/core'
import { Header } from '../header/Header.js'
import type { TextChunk } from '../locales/TextChunks.js'
import { view as connect } from './connect/view.js'
import type { View } from './view.js'

/**
 * What came with the modal. Every view that comes later names it, and so needs all of it: then a bundler leaves what they
 * share with the modal in the file that is there already. Where each needs another part, it cuts that file into many small
 * ones, and each is a request before the wallets are shown.
 */
export const first = { Header, connect }

/** A view that is fetched when it is shown. */
export type LateView<name extends ViewName> = View<name> & {
  readonly after: typeof first
  readonly texts: readonly TextChunk[]
}
