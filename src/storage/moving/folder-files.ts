import { opendir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

const most = { files: 200_000, deepest: 40 }
const skipped = /^(?:\..*|node_modules|_site)$/

/** Paths beneath the folder, with `/`. Links are not followed, so that none leads out of it. */
export async function filesIn(folder: string): Promise<string[]> {
  const paths: string[] = []
  const open = [{ path: folder, depth: 0 }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { path, depth } = next
    for await (const entry of await opendir(path)) {
      const { name } = entry
      if (entry.isDirectory() && depth < most.deepest && !skipped.test(name)) {
        open.push({ path: join(path, name), depth: depth + 1 })
      } else if (entry.isFile()) paths.push(relative(folder, join(path, name)).replaceAll(sep, '/'))
      if (paths.length > most.files) {
        throw new Error(`There are more than ${most.files} files in ${folder}.`)
      }
    }
  }
  return paths
}
