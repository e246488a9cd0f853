import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const pages = ['index', 'five', 'members', 'two', 'inline', 'wallets']

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    target: 'es2022',
    emptyOutDir: true,
    // A small image as text would be one more thing the policy has to allow.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: Object.fromEntries(pages.map((page) => [page, `${import.meta.dirname}/${page}.html`])),
    },
  },
})
