/** By a step between: a bundler names all that a dynamic import needs where it stands, and the adapter is on every page. */
export const loadEngine = () => import('./engine.js')
