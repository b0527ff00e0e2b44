import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import type { Analysis, Target } from '../../domain/moving/analyse-export.ts'
import { analyseFolder, itemIn } from '../../domain/moving/analyse-folder.ts'
import {
  contentPaths,
  isTextFile,
  picturePaths,
  readPaths,
} from '../../domain/moving/markdown-path.ts'
import {
  isOurExport,
  type OurTables,
  ourTables,
  readOurExport,
  siteIn,
  siteFile,
} from '../../domain/moving/our-export.ts'
import type { OurSite } from '../../domain/moving/our-site.ts'
import type { Configs, Generator } from '../../domain/moving/generators/generator.ts'
import { configFile, siteGenerator } from '../../domain/moving/markdown-generator.ts'
import { isObject, largestMarkdown, plainYaml } from '../../domain/moving/markdown-file.ts'
import type { ContentSource, OldAddresses } from './content-source.ts'
import { filesIn } from './folder-files.ts'
import { textOfMarkdown } from './markdown-worker.ts'
import { openPictures } from './picture-folder.ts'

export async function openMarkdown(folder: string, target: Target): Promise<ContentSource> {
  const paths = await filesIn(folder)
  const written = contentPaths(paths.filter(isTextFile))
  const read = (path: string) => readFile(join(folder, path))
  const tableOf = (path: string) =>
    paths.includes(path) ? readFile(join(folder, path), 'utf8') : ''
  const tables = ourTables.map(async (name) => [name, await tableOf(`${name}.csv`)] as const)
  const ours = isOurExport(paths)
    ? readOurExport(
        Object.fromEntries(await Promise.all(tables)) as OurTables,
        await tableOf(siteFile),
      )
    : undefined
  const files: { path: string; size: number }[] = []
  for (const path of written) files.push({ path, size: (await stat(join(folder, path))).size })
  const source = basename(resolve(folder))
  const generator = ours ? undefined : siteGenerator(await configsIn(folder))
  const pathOf = readPaths(written, target.here, generator?.pathOf)
  const analysis = await analyseFolder(files, read, { ...target, source, ours, generator })
  for (const path of paths.filter((one) => listOfAuthors.test(one))) {
    noteAuthors(analysis, plainYaml(await readFile(join(folder, path), 'utf8')))
  }
  return {
    analysis,
    read: async ({ id }) => itemIn(id, await read(id), { path: pathOf(id), ours, generator }),
    textOf: ({ id, content }) =>
      textOfMarkdown({
        markdown: content,
        isOurs: ours !== undefined,
        isMdx: id.endsWith('.mdx'),
      }),
    openPictures: (options) =>
      openPictures(folder, options, (path) => ours?.pictures.get(path)?.name),
    pictureWords: (path) => ours?.pictures.get(path),
    picturePaths: (address, { id }) => picturePaths(address, id),
    ...(generator && { generator, addresses: addressesOf(generator) }),
    ...(ours && { ours: { ...ours, fileAt: (path: string) => beneath(folder, paths, path) } }),
    close: async () => {},
  }
}

const listOfAuthors = /^(?:(?:blog|_data|data)\/)?authors\.ya?ml$/

/** Texts name an author by a key of this list. */
function noteAuthors({ authors }: Analysis, list: Record<string, unknown> = {}): void {
  for (const [key, author] of Object.entries(list)) {
    const name = isObject(author) ? (author.name ?? author.display_name) : author
    if (typeof name === 'string' && name !== '') authors.set(key, name)
  }
}

async function configsIn(folder: string): Promise<Configs> {
  const configs: Configs = new Map()
  for (const own of ['', '.vitepress', 'docs/.vitepress']) {
    const names = await readdir(join(folder, own)).catch(() => [])
    for (const name of names) {
      const path = own === '' ? name : `${own}/${name}`
      if (!configFile.test(path)) continue
      const { size } = await stat(join(folder, path))
      if (size <= largestMarkdown) configs.set(path, await readFile(join(folder, path), 'utf8'))
    }
  }
  return configs
}

function addressesOf({ topics, feeds, lists, authors, archives, files }: Generator): OldAddresses {
  return {
    topics,
    feeds,
    pictures: (name) => (name.startsWith(`${files}/`) ? name.slice(files.length) : `/${name}`),
    lists: { kind: 'post', authors, isDated: false, archives, others: lists },
    isNumbered: false,
  }
}

export async function readSite(folder: string): Promise<OurSite | undefined> {
  const here = (name: string) => stat(join(folder, name)).catch(() => undefined)
  const isOurs = (await here(siteFile)) && (await here('README.txt'))
  return isOurs ? siteIn(await readFile(join(folder, siteFile), 'utf8')) : undefined
}

function beneath(folder: string, paths: string[], path: string): string | undefined {
  return paths.includes(path) ? join(folder, path) : undefined
}
