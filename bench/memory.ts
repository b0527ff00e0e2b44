import { readdir, readFile } from 'node:fs/promises'

const megabyte = 1024

/** Proportional memory in MB of a process and all its children. */
export async function memoryOf(pid: number): Promise<number> {
  const own = await proportionalSize(pid)
  const children = await Promise.all((await childrenOf(pid)).map(memoryOf))
  return children.reduce((sum, size) => sum + size, own)
}

async function proportionalSize(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
  return Number(/^Pss: +(\d+) kB/m.exec(rollup)?.[1] ?? 0) / megabyte
}

async function childrenOf(pid: number): Promise<number[]> {
  const tasks = await readdir(`/proc/${pid}/task`).catch(() => [])
  const lists = tasks.map((task) =>
    readFile(`/proc/${pid}/task/${task}/children`, 'utf8').catch(() => ''),
  )
  return (await Promise.all(lists)).join(' ').split(' ').filter(Boolean).map(Number)
}
