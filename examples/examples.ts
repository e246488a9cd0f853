import type { Backend } from './serve/Backend.js'

/** Each example by its folder: how its backend is made. */
export const examples: Readonly<Record<string, () => Promise<Backend>>> = {
  cookie: async () => (await import('./cookie/createCookieBackend.js')).createCookieBackend,
  'auth-js': async () => (await import('./auth-js/createAuthJsBackend.js')).createAuthJsBackend,
  'better-auth': async () =>
    (await import('./better-auth/createBetterAuthBackend.js')).createBetterAuthBackend,
  'siwe-config': async () => (await import('./cookie/createCookieBackend.js')).createCookieBackend,
  supabase: async () => (await import('./supabase/createSupabaseBackend.js')).createSupabaseBackend,
}
