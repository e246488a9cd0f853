import type { Client, State, ViewName, Views } from '@foyer/core'
import type { ComponentType } from 'react'
import type { Messages } from '../locales/Messages.js'
import type { TextChunk } from '../locales/TextChunks.js'

/** A screen of the modal. One folder exports one. */
export type View<name extends ViewName> = {
  /** The heading, from the messages, what the view was shown with, and the client. */
  title: (messages: Messages, data: Views[name], state: State, client: Client) => string
  /** The texts of its own, loaded with it in another language than English. */
  texts?: readonly TextChunk[]
  /** The heading names the dialog for readers but is not shown. */
  titleHidden?: true
  /** Why it may not be closed, for a view that may have to stay. */
  stays?: (client: Client) => string
  Body: ComponentType<{ data: Views[name] }>
  /** Stands at the start of the header, where the account has its network. */
  Start?: ComponentType
  /** Adopted by the modal's shadow root with the view's first showing. */
  css?: string
}
