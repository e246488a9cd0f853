import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { fakeServer } from './fakeServer.js'
import { pseudoLanguages } from './pseudoLanguages.js'

/** Serves the workbench with hot reload: sources of every package are read as they stand. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), fakeServer, pseudoLanguages],
})
