import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type SmallDisk = {
  folder: string
  launcher: string[]
  fill(pid: number): Promise<void>
  free(pid: number): Promise<void>
  remove(): Promise<void>
}

/** A small file system; where none can be mounted, a file size limit. */
export async function smallDisk(): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), 'wajha-disk-'))
  const size = 'size=24m,mode=700'
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', size, 'wajha', folder]).status === 0
  return isMounted ? mounted(folder) : limited(folder)
}

function mounted(folder: string): SmallDisk {
  const filler = join(folder, 'filler')
  return {
    folder,
    launcher: [],
    async fill() {
      const written = await writeFile(filler, Buffer.alloc(64 * 1024 * 1024)).catch(
        (error: NodeJS.ErrnoException) => error.code,
      )
      if (written !== 'ENOSPC') throw new Error('the disk did not get full')
    },
    free: () => rm(filler),
    async remove() {
      execFileSync('umount', [folder])
      await rm(folder, { recursive: true })
    },
  }
}

function limited(folder: string): SmallDisk {
  const limit = async (pid: number, bytes: number | 'unlimited') =>
    void execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`])
  return {
    folder,
    // The signal that comes with the limit would end the process.
    launcher: ['sh', '-c', 'trap "" XFSZ; exec "$@"', 'sh'],
    fill: (pid) => limit(pid, 1),
    free: (pid) => limit(pid, 'unlimited'),
    remove: () => rm(folder, { recursive: true }),
  }
}
