import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { compressFiles } from './scripts/compress-files.js'
import { writeSiteManifest } from './scripts/site-manifest.js'

// Named, as declarations of types need it.
const config: Config = {
  appDirectory: 'src',
  routeDiscovery: { mode: 'initial' },
  // Last, because the router writes its manifest after the bundles.
  async buildEnd({ reactRouterConfig }) {
    const folder = join(reactRouterConfig.buildDirectory, 'client')
    await writeSiteManifest(folder)
    await compressFiles(folder)
  },
}

export default config
