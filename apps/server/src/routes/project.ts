import { getAnalyticsConfig, getConfig, getOrigins } from '@foyer/protocol/api'
import type { App } from '../http/App.js'
import { route } from '../http/route.js'
import type { Services } from '../Services.js'

/** What the widget reads of its project. */
export function project(app: App<Services>): void {
  route(app, getConfig, (_, { project, services }) => {
    const { features = [] } = project ?? {}
    // A page offers no purchase where nothing is sold.
    const isSelling = services.onramp.providers.length > 0
    return { features: features.filter(({ id }) => isSelling || id !== 'onramp') }
  })
  route(app, getOrigins, (_, { project }) => ({ allowedOrigins: project?.allowedOrigins ?? [] }))
  route(app, getAnalyticsConfig, (_, { project }) => ({
    isAnalyticsEnabled: project?.analytics ?? false,
  }))
}
