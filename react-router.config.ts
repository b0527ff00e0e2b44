import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { compressFiles } from './scripts/compress-files.js'

export default {
  appDirectory: 'src',
  routeDiscovery: { mode: 'initial' },
  // Last, because the router writes its manifest after the bundles.
  buildEnd: ({ reactRouterConfig }) =>
    compressFiles(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config
