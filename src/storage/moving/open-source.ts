import { stat } from 'node:fs/promises'
import { messages } from '../../domain/messages.ts'
import type { Target } from '../../domain/moving/analyse-export.ts'
import { CannotMove } from '../../domain/moving/import-run.ts'
import type { ContentSource } from './content-source.ts'
import { beginningOf } from './given-files.ts'
import { openMarkdown } from './markdown-folder.ts'

export async function openSource(paths: string[], target: Target): Promise<ContentSource> {
  const [path = '', ...others] = paths
  const firsts = await Promise.all(paths.map(firstOf))
  if (firsts.every((first) => first === '<')) {
    return (await import('./export-file.ts')).openExport(paths, target)
  }
  if (others.length > 0) throw new CannotMove(messages.kindsMixed)
  if (firsts[0] === undefined) return openMarkdown(path, target)
  if (firsts[0] === '{') return (await import('./ghost-file.ts')).openGhost(path, target)
  return (await import('./table-file.ts')).openTable(path, target)
}

async function firstOf(path: string): Promise<string | undefined> {
  if ((await stat(path)).isDirectory()) return undefined
  return (await beginningOf(path)).trimStart()[0] ?? ''
}
