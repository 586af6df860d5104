import { svelte } from '@sveltejs/vite-plugin-svelte'
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { rules } from './rules_plugin'
import { toml } from './toml_plugin'

/** `npm run dev` against a running `faubourg serve`. */
const server = process.env.FAUBOURG_SERVER ?? 'http://127.0.0.1:8080'

export default defineConfig({
  plugins: [toml(), rules(), svelte()],
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true, changeOrigin: true, headers: { origin: server } } } },
  // The gallery is a page of its own; its fixtures never reach the app's bundle.
  build: {
    assetsInlineLimit: 0,
    rollupOptions: {
      input: { app: resolve(__dirname, 'index.html'), gallery: resolve(__dirname, 'gallery/index.html') },
    },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { environment: 'jsdom', setupFiles: ['tests/setup.ts'], include: ['tests/**/*.test.ts'], testTimeout: 60_000 },
})
