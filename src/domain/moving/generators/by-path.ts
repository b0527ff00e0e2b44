import { type Configs, type Generator, fileAddresses, noLists, withoutEnding } from './generator.ts'

const programs: { config: RegExp; root: RegExp; files: string; isDated?: true }[] = [
  {
    config: /^astro\.config\.\w+$/,
    root: /^src\/(?:pages|content\/docs|content)\//,
    files: 'public',
  },
  { config: /^(?:docs\/)?\.vitepress\/config\.\w+$/, root: /^(?:docs|src)\//, files: 'public' },
  {
    config: /^(?:\.eleventy\.js|eleventy\.config\.\w+)$/,
    root: /^(?:src|content)\//,
    files: '',
    isDated: true,
  },
]
const date = /(^|\/)\d{4}-\d{2}-\d{2}-/g

export function byPath(configs: Configs): Generator | undefined {
  const program = programs.find(({ config }) =>
    [...configs.keys()].some((name) => config.test(name)),
  )
  if (!program) return undefined
  return {
    ...noLists,
    files: program.files,
    feeds: ['/rss.xml', '/feed/feed.xml'],
    addressesOf({ item }) {
      if (item.address !== '') return []
      const path = withoutEnding(item.id.replace(program.root, ''))
      const own = program.isDated ? path.replace(date, '$1') : path
      return fileAddresses(own)
    },
  }
}
