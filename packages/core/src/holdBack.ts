import type { Client } from './Client.js'

/** Has what reaches beyond the page wait until `handles.drawn` is called. Does nothing while it waits already. */
export function holdBack({ handles }: Pick<Client, 'handles'>): void {
  if (handles.drawn) return
  handles.drawing = new Promise((resolve) => {
    handles.drawn = () => {
      handles.drawn = undefined
      resolve()
    }
  })
}
