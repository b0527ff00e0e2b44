import { isObject, plainJson, plainToml, plainYaml } from '../markdown-file.ts'
import {
  type Configs,
  dateParts,
  filledIn,
  type Generator,
  inFolder,
  noLists,
  withoutEnding,
} from './generator.ts'

const readers = { toml: plainToml, yaml: plainYaml, yml: plainYaml, json: plainJson }

export function hugo(configs: Configs): Generator | undefined {
  const config = ['hugo', 'config']
    .flatMap((name) =>
      Object.entries(readers).map(([ending, read]) => ({ name: `${name}.${ending}`, read })),
    )
    .map(({ name, read }) => read(configs.get(name) ?? ''))
    .find((one) => one && Object.keys(one).length > 0)
  if (!config) return undefined
  const given = isObject(config.permalinks) ? config.permalinks : {}
  const patterns = isObject(given.page) ? { ...given, ...given.page } : given
  const isLang = config.defaultContentLanguageInSubdir === true
  const { defaultContentLanguage: there = 'en' } = config
  const archive = (name: string) => ({ beneath: `/${name}/`, kind: 'post', nameOf: slugged })

  return {
    ...noLists,
    files: 'static',
    topics: { category: archive('categories'), post_tag: archive('tags') },
    feeds: ['/index.xml', '/posts/index.xml', '/post/index.xml'],
    lists: ['/posts', '/post'],
    addressesOf({ item, language }) {
      if (item.address !== '') return []
      const stem = item.written?.stem ?? withoutEnding(item.id)
      const [section = '', ...rest] = stem.split('/')
      const own = item.written?.slug
      const path = own ? [section, ...rest].slice(0, -1).concat(own).join('/') : stem
      const pattern = rest.length > 0 ? patterns[section] : undefined
      const made =
        typeof pattern === 'string'
          ? filledIn(pattern, {
              ...dateParts(item),
              section,
              sections: [section, ...rest].slice(0, -1).join('/'),
              slug: own || slugged(item.title),
              title: slugged(item.title),
              filename: rest.at(-1),
              contentbasename: rest.at(-1),
              slugorfilename: own || rest.at(-1),
              slugorcontentbasename: own || rest.at(-1),
            })
          : inFolder('', slugged(path))
      if (made === undefined) return []
      return [language === there && !isLang ? made : inFolder(language, made)]
    },
  }
}

function slugged(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{Nd}\s./_-]/gu, '')
    .trim()
    .replace(/\s+/g, '-')
}
