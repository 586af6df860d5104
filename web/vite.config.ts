import { svelte } from '@sveltejs/vite-plugin-svelte'
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { toml } from './toml_plugin'

export default defineConfig({
  plugins: [toml(), svelte()],
  server: { fs: { allow: ['..'] } },
  // The gallery is a page of its own; its fixtures never reach the app's bundle.
  build: {
    rollupOptions: {
      input: { app: resolve(__dirname, 'index.html'), gallery: resolve(__dirname, 'gallery/index.html') },
    },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { environment: 'jsdom', setupFiles: ['tests/setup.ts'], include: ['tests/**/*.test.ts'], testTimeout: 60_000 },
})
