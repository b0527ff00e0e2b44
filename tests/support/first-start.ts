import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { layla, temporaryFolder } from './product.ts'

const root = resolve(import.meta.dirname, '../..')
const preload = join(import.meta.dirname, 'signal-at-commit.ts')

export async function smallProduct(): Promise<string> {
  const folder = await temporaryFolder()
  for (const part of ['src/server', 'src/domain', 'package.json']) {
    await cp(join(root, part), join(folder, part), { recursive: true })
  }
  for (const part of ['build', 'node_modules']) await symlink(join(root, part), join(folder, part))
  const content = JSON.parse(await readFile(join(root, 'demo/content.json'), 'utf8'))
  const { partners, banner } = content
  const few = {
    ...content,
    posts: content.posts.slice(0, 2),
    business: content.business.slice(0, 1),
    products: [],
    partners: { ...partners, cards: partners.cards.slice(0, 1) },
    banner: { ...banner, gallery: banner.gallery.slice(0, 1) },
  }
  const text = JSON.stringify(few)
  const pictures = join(folder, 'demo/pictures')
  await mkdir(pictures, { recursive: true })
  await mkdir(join(folder, 'demo/encoded'))
  await writeFile(join(folder, 'demo/content.json'), text)
  for (const [index, name] of [...new Set(text.match(/[\w-]+\.webp/g))].entries()) {
    const background = { r: 60, g: index, b: 90 }
    const create = { width: 48, height: 32, channels: 3, background } as const
    await sharp({ create }).webp().toFile(join(pictures, name))
  }
  return folder
}

export type Start = ReturnType<typeof begin>
type Interruption = { commits: number; signal: NodeJS.Signals }

export function begin(
  product: string,
  environment: Record<string, string>,
  interruption?: Interruption,
) {
  const interrupted = interruption && {
    NODE_OPTIONS: `--import=${preload}`,
    COMMITS: String(interruption.commits),
    SIGNAL: interruption.signal,
  }
  const child = spawn(process.execPath, ['src/server/main.js'], {
    cwd: product,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      ADMIN_EMAIL: layla.email,
      LOG_LEVEL: 'error',
      ...environment,
      ...interrupted,
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => (output += chunk))
  }
  const ended = once(child, 'close')
  const printed = () => /Site +(http:\S+)/.exec(output)?.[1]
  return {
    child,
    output: () => output,
    ended,
    async address(): Promise<string | undefined> {
      const over = new AbortController()
      void ended.then(() => over.abort())
      while (!printed() && !over.signal.aborted) {
        await once(child.stderr, 'data', { signal: over.signal }).catch(() => {})
      }
      return printed()
    },
    async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
      child.kill(signal)
      await ended
    },
  }
}

export async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return String(port)
}
