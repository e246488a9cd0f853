import { getAnalyticsConfig, getConfig, getOrigins } from '@foyer/protocol/api'
import type { App } from '../http/App.js'
import { route } from '../http/route.js'
import type { Services } from '../Services.js'

/** What the widget reads of its project. */
export function project(app: App<Services>): void {
  route(app, getConfig, (_, { project }) => ({ features: project?.features ?? [] }))
  route(app, getOrigins, (_, { project }) => ({ allowedOrigins: project?.allowedOrigins ?? [] }))
  route(app, getAnalyticsConfig, (_, { project }) => ({
    isAnalyticsEnabled: project?.analytics ?? false,
  }))
}
