import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

const framework = {
  name: 'framework',
  test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
}

export default defineConfig({
  plugins: [
    reactRouter(),
    { ...optimizeLocales.vite({ locales: ['en-US', 'ar-AE'] }), enforce: 'pre' },
  ],
  // Browsers that know :dir() and light-dark(), so that neither is rewritten into guesses.
  build: { cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'] },
  // One icon of a thousand is used; reading them all would take longer than the rest of the start.
  ssr: { noExternal: ['@tabler/icons-react'] },
  environments: {
    // Every page needs these; as one file they compress better than as many.
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [framework] } } } } },
    // The Hono app is the one entry of the server build: api and pages share one storage.
    ssr: { build: { rolldownOptions: { input: './src/server/app.ts' } } },
  },
})
