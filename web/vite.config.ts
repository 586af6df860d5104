import { svelte } from '@sveltejs/vite-plugin-svelte'
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { rules } from './rules_plugin'
import { toml } from './toml_plugin'

/** `npm run dev` against a running `faubourg serve`. */
const server = process.env.FAUBOURG_SERVER ?? 'http://127.0.0.1:8080'

export default defineConfig(({ mode }) => ({
  plugins: [toml(), rules(), svelte()],
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true, changeOrigin: true, headers: { origin: server } } } },
  // The gallery is a page of its own, for tests and pictures: it never reaches what the program serves.
  build:
    mode === 'gallery'
      ? { outDir: 'dist-gallery', copyPublicDir: false, rollupOptions: { input: resolve(__dirname, 'gallery/index.html') } }
      : { assetsInlineLimit: 0 },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  // `wire` are the tests that hold docs/openapi.json against a program that was built.
  test:
    mode === 'wire'
      ? { environment: 'node', include: ['wire/**/*.test.ts'], testTimeout: 600_000, maxWorkers: 2, minWorkers: 1 }
      : { environment: 'jsdom', setupFiles: ['tests/setup.ts'], include: ['tests/**/*.test.ts'], testTimeout: 60_000 },
}))
