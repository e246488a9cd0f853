import type { Project } from './Project.js'

/** A project as it begins: no page may use it before it lists some, and what the server can do is left to the page to choose. */
export function newProject(id: string): Project {
  return {
    id,
    name: id,
    allowedOrigins: [],
    features: [
      { id: 'activity', isEnabled: true, config: null },
      { id: 'onramp', isEnabled: true, config: null },
      { id: 'social_login', isEnabled: true, config: null },
      { id: 'swap', isEnabled: true, config: null },
    ],
    quotas: {},
    analytics: true,
  }
}
