import { open, stat } from 'node:fs/promises'
import type { Target } from '../../domain/moving/analyse-export.ts'
import type { ContentSource } from './content-source.ts'
import { openMarkdown } from './markdown-folder.ts'

export async function openSource(path: string, target: Target): Promise<ContentSource> {
  if ((await stat(path)).isDirectory()) return openMarkdown(path, target)
  const first = (await beginningOf(path)).trimStart()[0]
  if (first === '<') return (await import('./export-file.ts')).openExport(path, target)
  if (first === '{') return (await import('./ghost-file.ts')).openGhost(path, target)
  return (await import('./table-file.ts')).openTable(path, target)
}

async function beginningOf(path: string): Promise<string> {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4_096), 0, 4_096, 0)
    return new TextDecoder().decode(buffer.subarray(0, bytesRead))
  } finally {
    await handle.close()
  }
}
