import { execFile } from 'node:child_process'
import { readdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { demoFolder } from '../support/demo-data.ts'
import { copyOf, remove, startProduct, temporaryFolder } from '../support/product.ts'

const command = resolve(import.meta.dirname, '../../wajha')

test('BAK-10 on an empty machine `restore` and a start bring back every public page, byte by byte', async () => {
  const dataFolder = await copyOf(demoFolder)
  const empty = await temporaryFolder()
  const run = async (folder: string, ...given: string[]) => {
    const environment = { ...process.env, DATA_DIR: folder }
    const { stdout } = await promisify(execFile)(command, ['--json', ...given], {
      env: environment,
    })
    return JSON.parse(stdout)
  }
  const first = await startProduct({ dataFolder })
  const { archive } = await run(dataFolder, 'backup')
  expect((await run(empty, 'restore', archive)).faults).toEqual([])
  const second = await startProduct({ dataFolder: empty })
  try {
    const addresses = await publicAddresses(first.address)
    expect(addresses.length).toBeGreaterThan(60)
    for (const path of addresses) {
      const [before, after] = await Promise.all([
        contentAt(first.address, path),
        contentAt(second.address, path),
      ])
      expect(after, path).toEqual(before)
    }
  } finally {
    await first.stop()
    await second.stop()
    await remove(dataFolder)
    await remove(empty)
  }
})

test('MSG-20 what came due since a backup is erased before the first page is answered', async () => {
  const dataFolder = await copyOf(demoFolder)
  const empty = await temporaryFolder()
  const run = (folder: string, ...given: string[]) =>
    promisify(execFile)(command, ['--json', ...given], {
      env: { ...process.env, DATA_DIR: folder },
    })
  change(
    dataFolder,
    `insert into messages (name, email, phone, message, language, sent_at, words)
      values ('Rima', 'rima@farm.example', '', 'Our well', 'en', '2025-01-01T09:00:00.000Z', '');
    insert into settings (name, value, changed_at) values ('message_days', '30', '2025-01-01')`,
  )
  const { stdout } = await run(dataFolder, 'backup')
  await run(empty, 'restore', JSON.parse(stdout).archive)
  // Another server seems to be at the hourly work.
  change(
    empty,
    `insert into work (name, due_at, held_by, held_until) values
      ('cleanup', '2020-01-01', 'another', '2099-01-01')`,
  )
  const product = await startProduct({ dataFolder: empty, environment: { LOG_LEVEL: 'info' } })
  try {
    const erased = product.logged().filter(({ msg }) => String(msg).startsWith('messages erased'))
    expect(erased).toMatchObject([{ erased: 1 }])
    expect(JSON.stringify(erased)).not.toMatch(/rima|well/i)
  } finally {
    await product.stop()
    await remove(dataFolder)
    await remove(empty)
  }
})

function change(dataFolder: string, statements: string): void {
  const database = new DatabaseSync(join(dataFolder, 'wajha.sqlite'))
  database.exec(statements)
  database.close()
}

test('BAK-9 a night that was missed is made up for at the start, and older archives go', async () => {
  const dataFolder = await copyOf(demoFolder)
  const folder = join(dataFolder, 'backups')
  const environment = { BACKUP_AT: '03:00', BACKUP_KEEP: '1d', LOG_LEVEL: 'info' }
  const archives = async () => (await readdir(folder)).filter((name) => /^wajha.*tar$/.test(name))
  const first = await startProduct({ dataFolder, environment })
  await first.stop()
  expect(await archives()).toEqual([])

  const old = 'wajha-20251101T030000Z.tar'
  await writeFile(join(folder, old), 'of a night long ago')
  const database = new DatabaseSync(join(dataFolder, 'wajha.sqlite'))
  database.exec(`update work set due_at = '2025-11-02T03:00:00.000Z'`)
  database.close()
  const second = await startProduct({ dataFolder, environment })
  try {
    const events = () => second.logged().filter(({ msg }) => String(msg).startsWith('backup'))
    await expect.poll(events, { timeout: 30_000 }).toHaveLength(1)
    expect(events()).toMatchObject([{ msg: 'backup made', is_proven: true, removed: [old] }])
    const [archive, ...others] = await archives()
    expect([archive, others]).toEqual([events()[0]?.archive?.toString().split('/').at(-1), []])
  } finally {
    await second.stop()
    await remove(dataFolder)
  }
})

async function publicAddresses(site: string): Promise<string[]> {
  const map = await (await fetch(`${site}/sitemap.xml`)).text()
  const pages = [...map.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => address)
  const picture = /\/media\/[^"' ]+/.exec(await (await fetch(site)).text())?.[0] ?? ''
  const others = ['/search?q=water', '/feed.xml', '/sitemap.xml', '/nowhere', picture]
  return [...pages.map((address) => new URL(address).pathname), ...others]
}

async function contentAt(site: string, path: string) {
  const response = await fetch(site + path)
  const content = Buffer.from(await response.arrayBuffer()).toString('latin1')
  return { status: response.status, content: content.replaceAll(new URL(site).host, 'site') }
}
