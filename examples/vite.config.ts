import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const pages = ['cookie', 'auth-js', 'better-auth', 'supabase', 'siwe-config']

/** The page of each example. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: pages.map((name) => `${import.meta.dirname}/${name}/index.html`),
    },
  },
})
