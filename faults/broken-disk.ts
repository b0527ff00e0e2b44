import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Figure } from '../bench/figure.ts'
import { apiOf, layla } from '../tests/support/product.ts'
import { engines, type Experiment, type Given, NotPossible } from './experiment.ts'
import { endure, everyPage, keptPromises } from './outage.ts'
import { type BreakableDisk, limitedFiles, smallDisk } from './small-disk.ts'

const id = 'L2'
const cause =
  /ENOSPC|EFBIG|EROFS|EACCES|EIO|disk I\/O|readonly|SQLITE_(FULL|IOERR|READONLY|CANTOPEN)/

export const fullDisk: Experiment = {
  id,
  what: 'a full disk',
  engines,
  run: (given) =>
    given.isShort ? during('full', given, 3, limitedFiles) : during('full', given, 60, smallDisk),
}

export const readOnlyFolder: Experiment = {
  id,
  what: 'a folder that cannot be written',
  engines: ['SQLite'],
  run: (given) => during('read-only', given, given.isShort ? 3 : 10, withoutRights),
}

export const failingDisk: Experiment = {
  id,
  what: 'a disk that fails',
  engines: ['SQLite'],
  isLong: true,
  async run(given) {
    return [
      ...(await during('EROFS', given, 10, () => failing('pwrite64,mkdir,rename', 'EROFS'))),
      ...(await during('EIO', given, 10, () => failing('fsync,fdatasync', 'EIO'))),
    ]
  },
}

async function during(
  fault: string,
  { newPlace, engine, isShort }: Given,
  lasts: number,
  breakable: (folder: string) => BreakableDisk,
): Promise<Figure[]> {
  await using place = await newPlace()
  const { launcher, begin, end } = breakable(place.dataFolder)
  const product = await place.start({ LOG_LEVEL: 'info' }, launcher)
  let isRefused = false
  const endured = await endure(product, {
    begin: () => begin(product.pid),
    async lasts() {
      await wait(lasts * 1000)
      isRefused = await isSigningInRefused(product.address)
    },
    end: () => end(product.pid),
    isShort,
  })
  // PostgreSQL keeps sessions elsewhere; files that are open already can still be written.
  const refused = endured.ledger.refused()
  const causes = product.printed.filter((line) => cause.test(line)).length
  const count = { id, unit: '' } as const
  return [
    { ...count, what: `${fault}: writes refused`, value: refused, goal: { least: 1 } },
    { ...count, what: `${fault}: causes in the log`, value: causes, goal: { least: 1 } },
    ...(fault === 'full'
      ? [
          {
            ...count,
            what: 'full: sign-ins answered otherwise than told to come back',
            value: Number(isRefused !== (engine === 'SQLite')),
            goal: { most: 0 },
          },
        ]
      : []),
    everyPage(id, fault, endured),
    ...keptPromises(id, fault, endured),
  ]
}

async function isSigningInRefused(address: string): Promise<boolean> {
  const headers = { 'content-type': 'application/json' }
  const asked = { method: 'POST', headers, body: JSON.stringify(layla) }
  const { status, headers: told } = await apiOf(address)('signin', asked)
  return status === 503 && told.get('retry-after') === '5'
}

/** The system's administrator may write everywhere, unless this right is taken away. */
function withoutRights(dataFolder: string): BreakableDisk {
  const isRoot = process.getuid?.() === 0
  const stores = ['media', 'files', 'attachments'].flatMap((name) => [`${name}/.staging`, name])
  const folders = [...stores, ''].map((name) => join(dataFolder, name))
  const allow = async (mode: number) =>
    void (await Promise.all(folders.map((folder) => chmod(folder, mode))))
  return {
    launcher: isRoot ? ['setpriv', '--bounding-set', '-dac_override'] : [],
    begin: () => allow(0o500),
    end: () => allow(0o700),
  }
}

function failing(calls: string, error: string): BreakableDisk {
  if (spawnSync('strace', ['--version']).status !== 0) {
    throw new NotPossible('strace is not installed: apt-get install strace')
  }
  let tracer: ChildProcess | undefined
  return {
    launcher: [],
    async begin(pid) {
      const injected = `inject=${calls}:error=${error}`
      const given = ['-f', '-p', String(pid), '-e', `trace=${calls}`, '-e', injected]
      tracer = spawn('strace', [...given, '-o', '/dev/null'], {
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      const [told] = (await once(tracer.stderr ?? tracer, 'data')) as [Buffer]
      if (!`${told}`.includes('attached')) throw new NotPossible(`strace may not attach: ${told}`)
    },
    async end() {
      tracer?.kill('SIGINT')
      if (tracer) await once(tracer, 'exit')
    },
  }
}
