import { existsSync, readFileSync } from 'node:fs'
import { execFileSync, spawnSync } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { NotPossible } from './experiment.ts'

const isRoot = process.getuid?.() === 0
const ownMounts = ['unshare', ...(isRoot ? ['--mount'] : ['--user', '--map-root-user', '--mount'])]

export type BreakableDisk = {
  launcher: string[]
  begin(pid: number): Promise<void>
  end(pid: number): Promise<void>
}

/** A file system of 48 MB over the folder, seen by the product alone, that can be filled. */
export function smallDisk(folder: string): BreakableDisk {
  if (spawnSync(ownMounts[0] ?? '', [...ownMounts.slice(1), 'true']).status !== 0) {
    throw new NotPossible('mounting needs root or user namespaces')
  }
  const mount = 'mount -t tmpfs -o size=48m,mode=700 wajha "$0" && exec "$@"'
  const filler = (pid: number) => `/proc/${pid}/root${folder}/filler`
  return {
    launcher: [...ownMounts, 'sh', '-c', mount, folder],
    async begin(pid) {
      const written = await writeFile(filler(pid), Buffer.alloc(64 * 1024 * 1024)).catch(
        (error: NodeJS.ErrnoException) => error.code,
      )
      if (written !== 'ENOSPC') throw new Error(`the disk did not get full: ${written}`)
    },
    end: (pid) => rm(filler(pid)),
  }
}

/** No file may grow any more, as on a full disk, but no mount is needed. */
export function limitedFiles(): BreakableDisk {
  const set = (pid: number, bytes: number | 'unlimited') =>
    execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`])
  // Processes begin with the limit that their parent has then: its own comes first.
  const limit = async (pid: number, bytes: number | 'unlimited') => {
    set(pid, bytes)
    for (const child of childrenOf(pid)) {
      try {
        set(child, bytes)
      } catch (error) {
        // One that has ended since it was listed needs no limit.
        if (existsSync(`/proc/${child}`)) throw error
      }
    }
  }
  return {
    // The signal that comes with the limit would end the process.
    launcher: ['sh', '-c', 'trap "" XFSZ; exec "$@"', 'sh'],
    begin: (pid) => limit(pid, 1),
    end: (pid) => limit(pid, 'unlimited'),
  }
}

function childrenOf(pid: number): number[] {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return text.split(' ').filter(Boolean).map(Number)
}
