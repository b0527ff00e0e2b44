import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

const oldestNode = 24
const { node } = process.versions
if (Number.parseInt(node, 10) < oldestNode) {
  process.stderr.write(`Wajha needs Node ${oldestNode} or newer; this is ${node}.\n`)
  process.exit(1)
}

const projectFolder = join(import.meta.dirname, '../..')
// systemd names the folder of a service. If it cannot be written, every start compiles again.
enableCompileCache(process.env.CACHE_DIRECTORY ?? join(projectFolder, 'build/compiled'))
const { serve } = await import(join(projectFolder, 'build/server/index.js'))
await serve(projectFolder)
