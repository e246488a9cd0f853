import type { Client, State } from '@foyer/core'
import { findConnector, gainedConnection } from '@foyer/core/internal'
import { noticeSwapMs } from '@foyer/protocol'
import { en } from '../locales/en.js'
import { languageOf } from '../locales/languageOf.js'
import { readTexts } from '../locales/readTexts.js'
import { shownLanguage } from '../locales/shownLanguage.js'
import { createLiveRegion } from './createLiveRegion.js'

/**
 * Tells readers that a wallet was connected, also one that was since a state: the modal closes with it, and its own live region goes too.
 * This one stands behind `place`, or at the end of the body. Returns its end.
 */
export function announceOutcome(
  client: Client,
  { since, place }: { since: State; place: HTMLElement | null },
): () => void {
  const { store, clock, options } = client
  const region = createLiveRegion(place)
  let cancel = () => {}
  const follow = (state: State, before: State) => {
    const name = gained(state, before)
    if (name === undefined) return
    region.clear()
    cancel()
    // In a moment: what is out of reach below the modal is not read.
    cancel = clock.after(noticeSwapMs, () => {
      const { done, doneText } = readTexts(client, 'first', en).connecting
      region.say(`${done}. ${doneText(name)}`, shownLanguage(options, languageOf(store.getState())))
    })
  }
  follow(store.getState(), since)
  const stop = store.subscribe((state, before) => {
    if (before.modal.open) follow(state, before)
  })
  return () => {
    stop()
    cancel()
    region.end()
  }
}

/** The name of the wallet that is connected now and was not before. */
function gained({ connection, wallets }: State, before: State): string | undefined {
  const found = gainedConnection(connection, before.connection)
  return found && findConnector(wallets, found.connectorId, found.namespace)?.name
}
