import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { serverEnvironment, serverProgram } from '../../scripts/serving.js'
import { plainPicture } from '../support/pictures.ts'
import { apiOf, layla, remove, signIn, temporaryFolder } from '../support/product.ts'

const run = promisify(execFile)
const root = resolve(import.meta.dirname, '../..')
const nobody = 65_534
const mostBytes = 200_000_000

/** "Nobody" owns the product where tests run as root, and may write nothing else. */
const owner = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}

test('OPS-6 what is packed runs for an unprivileged user who may write nothing but its data', async () => {
  test.setTimeout(180_000)
  const folder = await temporaryFolder()
  const file = join(folder, 'wajha.tar.gz')
  const code = join(folder, 'code')
  const data = join(folder, 'data')
  try {
    await mkdir(code)
    await mkdir(data, { mode: 0o700 })
    await chmod(folder, 0o755)
    if (owner.uid) await chown(data, owner.uid, owner.gid)
    const { stdout } = await run(join(root, 'wajha'), ['--json', 'prepare', '--archive', file])
    const { bytes } = JSON.parse(stdout)
    expect(bytes).toBeGreaterThan(mostBytes / 4)
    expect(bytes).toBeLessThan(mostBytes)
    await run('tar', ['-xzf', file, '-C', code])
    await run('chmod', ['-R', 'a-w', code])

    const node = join(code, 'node_modules/.bin/node')
    const environment = {
      PATH: '/usr/bin:/bin',
      ...serverEnvironment,
      PORT: '0',
      DATA_DIR: data,
      ADMIN_EMAIL: layla.email,
      ADMIN_PASSWORD: layla.password,
      LOG_LEVEL: 'error',
    }
    const server = spawn(node, serverProgram, { cwd: code, env: environment, ...owner })
    const ended = once(server, 'exit')
    try {
      const site = await addressOf(server)
      expect((await fetch(`${site}/ar`)).status).toBe(200)
      expect((await fetch(`${site}/dashboard`)).status).toBe(200)
      const body = new FormData()
      body.append('title', 'Opening in Hama')
      const picture = await plainPicture(600, 400).jpeg().toBuffer()
      body.append('image', new File([picture as BlobPart], 'noria.jpg', { type: 'image/jpeg' }))
      const api = apiOf(site, (await signIn(site)).token)
      const path = 'sections/posts/keys/articles/articles/en'
      const saved = await api(path, { method: 'POST', body })
      expect(saved.status).toBe(201)
      const { article } = (await saved.json()) as { article: { image: string } }
      expect((await fetch(site + article.image)).headers.get('content-type')).toBe('image/webp')

      const command = await run(node, ['wajha', '--json', 'backup'], {
        cwd: code,
        env: environment,
        ...owner,
      })
      expect(JSON.parse(command.stdout)).toMatchObject({ is_proven: true, faults: [] })
    } finally {
      server.kill()
      expect(await ended).toEqual([0, null])
    }
  } finally {
    await run('chmod', ['-R', 'u+w', folder])
    await remove(folder)
  }
})

function addressOf(server: ReturnType<typeof spawn>): Promise<string> {
  const { promise, resolve: found, reject } = Promise.withResolvers<string>()
  let output = ''
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk
      const address = /Site +(http:\S+)\s/.exec(output)?.[1]
      if (address) found(address)
    })
  }
  server.once('exit', () => reject(new Error(`it did not start:\n${output}`)))
  return promise
}
