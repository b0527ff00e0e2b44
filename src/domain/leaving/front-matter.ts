import { type ScalarTag, stringify, type ToStringOptions } from 'yaml'
import { type ArticleSection, sectionPaths } from '../articles/article.ts'
import type { DatedAction, TextState } from '../articles/publication.ts'
import type { Focus } from '../media/media.ts'
import type { PageStatus } from '../pages/page.ts'

export const leavingFolders = {
  ...sectionPaths,
  pages: 'pages',
  pictures: 'pictures',
  files: 'files',
} as const

type Matter = {
  id: number
  title: string
  slug: string
  draft?: true
  image?: string
  image_focus?: Focus
  meta_title?: string
  meta_description?: string
  updated: Date
  aliases?: string[]
}

export type ArticleMatter = Matter & {
  date?: Date
  state: TextState
  schedule?: { action: DatedAction; date: Date; zone: string }[]
  topics?: string[]
  author?: string
  price?: string
  gallery?: GalleryMatter[]
}

type GalleryMatter = ({ image: string } | { youtube: string }) & { title?: string }

export type PageMatter = Matter & {
  state: PageStatus
  lead?: string
  listed?: false
  blocks: BlockMatter[]
}

export type BlockMatter = { id: string; kind: string; items?: ({ id: string } & object)[] } & object

export function markdownFile(matter: ArticleMatter | PageMatter, body: string): string {
  return `---\n${yamlOf(matter)}---\n${body && `\n${body}`}`
}

export type PagePart = { name: string; markdown: string }

export function pageBody(parts: PagePart[]): string {
  return parts.map(({ name, markdown }) => `<!-- ${name} -->\n\n${markdown}`).join('\n')
}

export function yamlOf(value: object): string {
  return stringify(value, { ...asOthersRead, ...onOneLine })
}

const instant: ScalarTag = {
  tag: 'tag:yaml.org,2002:timestamp',
  default: true,
  test: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/,
  identify: (value) => value instanceof Date,
  resolve: (text) => new Date(text),
  stringify: ({ value }) => (value as Date).toISOString().replace(/\.\d+Z$/, 'Z'),
}

const onOneLine: ToStringOptions = { lineWidth: 0 }
/** YAML 1.1, which many still read, takes `no` and `1:30` for other than texts. */
const asOthersRead = { compat: 'yaml-1.1' as const, customTags: [instant] }

export function articleFolder(section: ArticleSection): string {
  return leavingFolders[section]
}
