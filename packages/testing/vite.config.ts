import { defineConfig } from 'vite'

/** Builds `dist/page.iife.js`, which `installScript` reads in the published package. */
export default defineConfig({
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    target: 'es2022',
    lib: {
      entry: 'src/exports/index.ts',
      formats: ['iife'],
      name: 'foyerTesting',
      fileName: () => 'page.iife.js',
    },
  },
})
