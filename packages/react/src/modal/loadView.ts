import type { Client, State, ViewName } from '@foyer/core'
import type { ComponentType } from 'react'
import { fetchTexts } from '../locales/fetchTexts.js'
import type { Messages } from '../locales/Messages.js'
import type { TextChunk } from '../locales/TextChunks.js'
import { fetchView } from '../views/registry.js'

/** A view that has arrived. Its data is the entry's of the same name, which `Entry` keeps together. */
export type LoadedView = {
  title: (messages: Messages, data: unknown, state: State, client: Client) => string
  texts?: readonly TextChunk[]
  titleHidden?: true
  stays?: (client: Client) => string
  Body: ComponentType<{ data: unknown }>
  Start?: ComponentType
  css?: string
}

/** Fetches a view's code and its texts, once a client. */
export async function loadView(client: Client, name: ViewName): Promise<LoadedView> {
  const { view } = await fetchView(name)
  // The registry pairs each name with its view; that a union of pairs is meant is beyond the compiler.
  const loaded = view as unknown as LoadedView
  await fetchTexts(client, loaded.texts)
  client.handles.arrived.set(name, loaded)
  return loaded
}

/** The view, if its code is there already: then it can be shown in the same frame. */
export function arrivedView(
  { handles }: Pick<Client, 'handles'>,
  name: ViewName,
): LoadedView | undefined {
  return handles.arrived.get(name) as LoadedView | undefined
}
