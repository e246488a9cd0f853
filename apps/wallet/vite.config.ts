import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { recoveryPage } from './recoveryPage.js'

/** The pages of the wallet's origin, by the address that each is served at. */
const pages = { sdk: 'index', approve: 'approve' }

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), recoveryPage()],
  build: {
    target: 'es2022',
    emptyOutDir: true,
    // A small file as text would be one more thing the policy has to allow.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The pages come with the licences of what is in them.
    license: { fileName: 'licences.md' },
    rolldownOptions: {
      output: {
        // Small, and shared by the frame and its later screens: cut along them it takes a part of the frame along, which weighs 700 bytes.
        codeSplitting: { groups: [{ name: 'time', test: /protocol\/(src|dist)\/time\// }] },
      },
      input: Object.fromEntries(
        Object.entries(pages).map(([name, page]) => [name, `${import.meta.dirname}/${page}.html`]),
      ),
    },
  },
})
