import { type Client, openModal, type State, type ViewEntry } from '@foyer/core'

/** Opens a view, over facts of some slices: each is merged into the slice of the client. */
export const shown =
  (view?: ViewEntry, facts: { readonly [slice in keyof State]?: Partial<State[slice]> } = {}) =>
  (client: Client) => {
    client.store.setState((state) =>
      Object.fromEntries(
        Object.entries(facts).map(([slice, change]) => [
          slice,
          { ...state[slice as keyof State], ...change },
        ]),
      ),
    )
    openModal(client, { view })
  }
