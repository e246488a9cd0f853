import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { playServer } from './playServer.js'
import { pseudoLanguages } from './pseudoLanguages.js'

/** Serves the workbench with hot reload: sources of every package are read as they stand. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), playServer, pseudoLanguages],
})
