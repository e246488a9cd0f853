import type { Client, ViewName } from '@foyer/core'
import { fetchTexts } from '../locales/fetchTexts.js'
import { loadView } from './loadView.js'

/** Settles, and never rejects, when what the first picture shows is here. */
export async function prepareFirst(client: Client, view: ViewName): Promise<void> {
  await Promise.all([
    fetchTexts(client, ['first', 'buttons', 'connectButton']),
    // Without it the modal can still say what is missing, and try again.
    loadView(client, view).catch(() => {}),
  ])
}
