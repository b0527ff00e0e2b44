import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// systemd names the folder of a service. If it cannot be written, every start compiles again.
enableCompileCache(process.env.CACHE_DIRECTORY ?? join(import.meta.dirname, '../../build/compiled'))
await import('./serve.ts')
