import type { Client } from '../Client.js'
import type { ViewName } from '../modal/views.js'
import { leaveLogin } from './leaveLogin.js'
import { setScreens } from './setScreens.js'
import type { LoginProgress } from './state.js'
import { whenLeft } from './whenLeft.js'

type News = Partial<Omit<LoginProgress, 'view'>>

/**
 * Runs the login that a view waits for. `screens.login` of the state has its progress until the modal leaves the view or
 * another login begins; `task` adds to it by `report`.
 */
export function runLogin(
  client: Client,
  view: ViewName,
  task: (report: (news: News) => void) => Promise<unknown>,
): void {
  const { handles, store } = client
  handles.login?.()
  let progress: LoginProgress = { view, status: 'pending' }
  const report = (news: News) => {
    if (store.getState().screens.login !== progress) return
    progress = { ...progress, ...news }
    setScreens(client, { login: progress })
  }
  setScreens(client, { login: progress })
  handles.login = whenLeft(client, view, () => leaveLogin(client, view))
  task(report).then(
    () => report({ status: 'success' }),
    (error: unknown) => report({ status: 'error', error }),
  )
}
