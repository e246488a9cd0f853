import { getAnalyticsConfig, getConfig, getOrigins } from '@foyer/protocol/api'
import type { App } from '../http/App.js'
import { route } from '../http/route.js'

/** What the widget is told of its project. */
export function project(app: App): void {
  route(app, getConfig, (_, { project }) => ({ features: project?.features ?? [] }))
  route(app, getOrigins, (_, { project }) => ({ allowedOrigins: project?.allowedOrigins ?? [] }))
  route(app, getAnalyticsConfig, (_, { project }) => ({
    isAnalyticsEnabled: project?.analytics ?? false,
  }))
}
