import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { lines } from '../../throttle/bounds.ts'
import { isUnavailable } from '../engine/unavailable.ts'
import { createWorker, startProcess } from '../workers/worker.ts'
import type { ShareJob } from './draw-share-picture.ts'

/** Beyond this many bytes, the least recently requested are deleted. */
const mostBytes = 500 * 1024 * 1024

const anHour = 3_600_000
const mostFailures = 1_000
const forced = { recursive: true, force: true }

/** Drawing has a worker of its own, so that visitors and editors never wait for each other. */
const drawing = createWorker<ShareJob, number>(() => startProcess('media/drawing-process.ts'), {
  longest: 20_000,
  idle: 1_000,
  line: lines.sharePicture,
})

export const drawShare = (job: ShareJob): Promise<number> => drawing.run(job)

type Draw = (to: string) => Promise<unknown>
type FirstDrawn = { bytes: Buffer; isFirst: boolean }
type Limits = {
  most?: number
  report?: (error: unknown, details: object) => void
}

/** They are never backed up, because they can be drawn again at any time. */
export function createDrawnPictures(folder: string, { most = mostBytes, report }: Limits = {}) {
  const beingDrawn = new Map<string, Promise<void>>()
  const failed = createRecentNames()

  return { get, firstOf }

  /** Draws it unless it is there; whoever asks for it meanwhile waits for the same drawing. */
  async function get(name: string, draw: Draw): Promise<Buffer> {
    const file = join(folder, name)
    if (!(await isThere(file))) await (beingDrawn.get(name) ?? drawn(name, () => draw(file)))
    const now = new Date()
    await utimes(file, now, now)
    return readFile(file)
  }

  /** The first drawing that succeeds; one that failed is tried again after an hour. */
  async function firstOf(name: string, drawings: Draw[], index = 0): Promise<FirstDrawn> {
    const isLast = index === drawings.length - 1
    const file = index === 0 ? name : `${index}-${name}`
    if (isLast || !failed.has(file)) {
      try {
        return { bytes: await get(file, drawings[index] as Draw), isFirst: index === 0 }
      } catch (error) {
        if (isLast || isUnavailable(error)) throw error
        if (!failed.has(file)) report?.(error, { drawing: file })
        failed.add(file)
      }
    }
    return firstOf(name, drawings, index + 1)
  }

  function drawn(name: string, draw: () => Promise<unknown>): Promise<void> {
    const result = mkdir(folder, { recursive: true })
      .then(draw)
      .then(forgetOldest)
      .finally(() => beingDrawn.delete(name))
    beingDrawn.set(name, result)
    return result
  }

  /** Processes that died may have left parts, which go as well. */
  async function forgetOldest(): Promise<void> {
    const names = await readdir(folder)
    const found = await Promise.all(names.map(async (name) => sizeAndUse(join(folder, name))))
    const files = found.filter(({ file }) => file.endsWith('.jpg'))
    const anHourAgo = Date.now() - anHour
    for (const { file, usedAt } of found) {
      if (!file.endsWith('.jpg') && usedAt < anHourAgo) await rm(file, forced)
    }
    let bytes = files.reduce((sum, { size }) => sum + size, 0)
    for (const { file, size } of files.toSorted((one, other) => one.usedAt - other.usedAt)) {
      if (bytes <= most) return
      await rm(file, forced)
      bytes -= size
    }
  }
}

function createRecentNames() {
  const added = new Map<string, number>()

  return {
    has: (name: string): boolean => Date.now() - (added.get(name) ?? -Infinity) < anHour,
    add(name: string): void {
      added.delete(name)
      added.set(name, Date.now())
      const [oldest = ''] = added.keys()
      if (added.size > mostFailures) added.delete(oldest)
    },
  }
}

async function isThere(file: string): Promise<boolean> {
  return (await stat(file).catch(() => undefined)) !== undefined
}

async function sizeAndUse(file: string) {
  const found = await stat(file).catch(() => undefined)
  return { file, size: found?.size ?? 0, usedAt: found?.mtimeMs ?? 0 }
}
