import { expect, test } from 'vitest'
import { readMarkdownFile } from './markdown-file.ts'
import { markdownItem } from './markdown-item.ts'
import { readPaths } from './markdown-path.ts'
import { configFile, siteGenerator } from './markdown-generator.ts'

type Given = { config: [name: string, text: string]; path: string; matter?: string; pair?: boolean }

function addresses({ config, path, matter = '', pair = false }: Given): string[] {
  const [name] = config
  const generator = configFile.test(name) ? siteGenerator(new Map([config])) : undefined
  const file = readMarkdownFile(new TextEncoder().encode(`---\ntitle: The wheel\n${matter}---\n`))
  if (typeof file === 'string') throw new Error(file)
  const read = readPaths([path, 'content/ar/a.md'], ['en', 'ar'], generator?.pathOf)(path)
  const item = markdownItem(path, read, file, { generator })
  const language = String(file.matter.lang ?? read.language ?? 'en')
  return (
    generator?.addressesOf({ item, language, languages: pair ? ['en', 'ar'] : [language] }) ?? []
  )
}

test.each<[string, Given, string[]]>([
  [
    'Jekyll',
    {
      config: ['_config.yml', 'title: Norias\n'],
      path: '_posts/2024-03-06-wheel.md',
      matter: 'date: 2024-03-05\ncategories: [News]\n',
    },
    ['/news/2024/03/05/wheel.html', '/news/2024/03/05/wheel'],
  ],
  [
    'Jekyll with a rule',
    {
      config: ['_config.yml', 'permalink: /:year/:title/\nbaseurl: /hama\n'],
      path: '_posts/2024-03-06-wheel.md',
    },
    ['/hama/2024/wheel/'],
  ],
  [
    'a rule that means nothing in Jekyll',
    {
      config: ['_config.yml', 'permalink: constructor\n'],
      path: '_posts/2024-03-06-wheel.md',
      matter: 'permalink: ":constructor"\n',
    },
    [],
  ],
  [
    'a draft of Jekyll',
    { config: ['_config.yml', 'title: Norias\n'], path: '_drafts/wheel.md' },
    [],
  ],
  [
    'a collection of Jekyll',
    {
      config: ['_config.yml', 'collections: {guides: {permalink: "/guides/:name/"}}\n'],
      path: '_guides/wheel.md',
    },
    ['/guides/wheel/'],
  ],
  [
    'Pelican',
    { config: ['pelicanconf.py', "DEFAULT_LANG = 'en'\n"], path: 'content/wheel.md' },
    ['/the-wheel.html', '/the-wheel'],
  ],
  [
    'a translation in Pelican',
    {
      config: ['pelicanconf.py', "DEFAULT_LANG = 'en'\n"],
      path: 'content/pages/wheel.md',
      matter: 'lang: ar\nslug: wheel\n',
      pair: true,
    },
    ['/pages/wheel-ar.html', '/pages/wheel-ar'],
  ],
  [
    'Pelican with a rule',
    {
      config: ['pelicanconf.py', "ARTICLE_URL = '{date:%Y}/{slug}/'\n"],
      path: 'content/wheel.md',
      matter: 'date: 2024-03-05\nslug: w\n',
    },
    ['/2024/w/'],
  ],
  [
    'Hexo',
    {
      config: ['_config.yml', 'source_dir: source\n'],
      path: 'source/_posts/ar/wheel.md',
      matter: 'date: 2024/3/5\n',
    },
    ['/2024/03/05/ar/wheel/'],
  ],
  [
    'a page of Hexo',
    { config: ['_config.yml', 'source_dir: source\n'], path: 'source/about/index.md' },
    ['/about/'],
  ],
  [
    'a blog of Docusaurus',
    {
      config: ['docusaurus.config.ts', "baseUrl: '/',"],
      path: 'i18n/ar/docusaurus-plugin-content-blog/2024-03-05-wheel.md',
    },
    ['/ar/blog/2024/03/05/wheel'],
  ],
  [
    'a document of Docusaurus',
    {
      config: ['docusaurus.config.js', ''],
      path: 'docs/01-basics/02-wheel.md',
      matter: 'id: own\n',
    },
    ['/docs/basics/own'],
  ],
  [
    'Hugo with a rule',
    {
      config: ['hugo.toml', '[permalinks]\nposts = "/:year/:slug/"\n'],
      path: 'content/posts/wheel.md',
      matter: 'date: 2024-03-05\n',
    },
    ['/2024/the-wheel/'],
  ],
  [
    'Hugo',
    { config: ['hugo.toml', 'title = "Norias"\n'], path: 'content/posts/wheel.ar.md' },
    ['/ar/posts/wheel'],
  ],
  [
    'VitePress',
    { config: ['.vitepress/config.mts', ''], path: 'guide/wheel.md' },
    ['/guide/wheel.html', '/guide/wheel'],
  ],
  [
    'Astro',
    { config: ['astro.config.mjs', ''], path: 'src/content/docs/ar/wheel.md' },
    ['/ar/wheel.html', '/ar/wheel'],
  ],
  [
    'Eleventy',
    { config: ['eleventy.config.js', ''], path: 'src/blog/2024-03-05-wheel.md' },
    ['/blog/wheel.html', '/blog/wheel'],
  ],
  ['nothing known', { config: ['package.json', '{}'], path: 'blog/wheel.md' }, []],
])('the address that %s gave is known (IMP-21)', (_name, given, expected) => {
  expect(addresses(given)).toEqual(expected)
})
