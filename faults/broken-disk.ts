import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import type { Figure } from '../bench/figure.ts'
import { engines, type Experiment, type Given, NotPossible } from './experiment.ts'
import { endure, everyPage, keptPromises } from './outage.ts'
import { type BreakableDisk, limitedFiles, smallDisk } from './small-disk.ts'

const id = 'L2'

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
  { newPlace }: Given,
  lasts: number,
  breakable: (folder: string) => BreakableDisk,
): Promise<Figure[]> {
  await using place = await newPlace()
  const { launcher, begin, end } = breakable(place.dataFolder)
  const product = await place.start({}, launcher)
  const endured = await endure(product, {
    begin: () => begin(product.pid),
    lasts,
    end: () => end(product.pid),
  })
  const refused = endured.ledger.refused()
  return [
    { id, what: `${fault}: writes refused`, value: refused, unit: '', goal: { least: 1 } },
    everyPage(id, fault, endured),
    ...keptPromises(id, fault, endured),
  ]
}

/** The system's administrator may write everywhere, unless this right is taken away. */
function withoutRights(dataFolder: string): BreakableDisk {
  const isRoot = process.getuid?.() === 0
  const folders = ['media/.staging', 'media', ''].map((name) => join(dataFolder, name))
  const allow = async (mode: number) =>
    void (await Promise.all(folders.map((folder) => chmod(folder, mode))))
  return {
    launcher: isRoot ? ['setpriv', '--bounding-set', '-dac_override'] : [],
    begin: () => allow(0o500),
    end: () => allow(0o700),
  }
}

/** Answers system calls of a running process with an error. */
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
