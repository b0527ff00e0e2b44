import { stat } from 'node:fs/promises'
import type { Target } from '../../domain/moving/analyse-export.ts'
import type { ContentSource } from './content-source.ts'
import { openExport } from './export-file.ts'
import { openMarkdown } from './markdown-folder.ts'

export async function openSource(path: string, target: Target): Promise<ContentSource> {
  return (await stat(path)).isDirectory() ? openMarkdown(path, target) : openExport(path, target)
}
