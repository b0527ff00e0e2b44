import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const memory = '/dev/shm'
const needed = 4e9

/**
 * The folder is in memory if there is room: waiting for disks would take a fifth of the tests'
 * time. Started by root, PostgreSQL runs as somebody else, who may not reach a temporary folder of
 * root's own.
 */
export function fastFolder() {
  if (hasRoom()) return memory
  return process.getuid?.() === 0 ? '/tmp' : tmpdir()
}

function hasRoom() {
  if (!existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > needed
}
