/** Loads what speaks to a PostgreSQL: a server with an embedded database starts without it. */
export const loadPostgres = () => import('./openPostgres.js')
