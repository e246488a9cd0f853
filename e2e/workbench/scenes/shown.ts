import { type Client, openModal, type State, type ViewEntry } from '@foyer/core'

/** Facts of some slices of a client. */
export type Facts = { readonly [slice in keyof State]?: Partial<State[slice]> }

/** Opens a view, over facts of some slices: each is merged into the slice of the client. */
export const shown =
  (view?: ViewEntry, facts: Facts = {}) =>
  (client: Client) => {
    merge(client, facts)
    openModal(client, { view })
  }

/** Opens a view that begins a login with its showing, and has that come this far. */
export const begun =
  (view: ViewEntry, facts: Facts) =>
  async (client: Client): Promise<void> => {
    shown(view)(client)
    await new Promise<void>((resolve) => {
      const check = ({ screens }: State) => {
        if (screens.login?.view !== view.name) return
        stop()
        resolve()
      }
      const stop = client.store.subscribe(check)
      check(client.store.getState())
    })
    merge(client, facts)
  }

function merge({ store }: Client, facts: Facts): void {
  store.setState((state) =>
    Object.fromEntries(
      Object.entries(facts).map(([slice, change]) => [
        slice,
        { ...state[slice as keyof State], ...change },
      ]),
    ),
  )
}
