import type { Client, State, ViewName } from '@foyer/core'
import type { ComponentType } from 'react'
import type { Messages } from '../locales/messages.js'
import { fetchView } from '../views/registry.js'

/** A view that has arrived. Its data is the entry's of the same name, which `Entry` keeps together. */
export type LoadedView = {
  title: (messages: Messages, data: unknown, state: State, options: Client['options']) => string
  titleHidden?: true
  Body: ComponentType<{ data: unknown }>
  Start?: ComponentType
  css?: string
}

// Code that was fetched is there for every client of the page.
const arrived = new Map<ViewName, LoadedView>()

/** Fetches a view's code, once. */
export async function loadView(name: ViewName): Promise<LoadedView> {
  const { view } = await fetchView(name)
  // The registry pairs each name with its view; that a union of pairs is meant is beyond the compiler.
  const loaded = view as unknown as LoadedView
  arrived.set(name, loaded)
  return loaded
}

/** The view, if its code is there already: then it can be shown in the same frame. */
export function arrivedView(name: ViewName): LoadedView | undefined {
  return arrived.get(name)
}
