import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [
    reactRouter(),
    { ...optimizeLocales.vite({ locales: ['en-US', 'ar-AE'] }), enforce: 'pre' },
  ],
  // The Hono app is the one entry of the server build: api and pages share one storage.
  environments: { ssr: { build: { rolldownOptions: { input: './src/server/app.ts' } } } },
})
