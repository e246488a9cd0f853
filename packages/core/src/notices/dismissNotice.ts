import type { Client } from '../Client.js'

/** Takes the toast away, and any that was about to follow. */
export function dismissNotice({ store }: Client): void {
  store.setState(({ notices }) => ({
    notices: { ...notices, latest: notices.latest + 1, notice: undefined },
  }))
}
