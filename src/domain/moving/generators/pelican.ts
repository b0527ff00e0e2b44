import { isArabic } from '../item-languages.ts'
import type { ExportedItem } from '../read-part.ts'
import {
  bareSlug,
  type Configs,
  dateParts,
  filledIn,
  type Generator,
  withBothEndings,
} from './generator.ts'

const placeholder = /\{(\w+)(?::[^{}]*)?\}/g
const year = /\{date:%Y\}/g
const month = /\{date:%m\}/g
const day = /\{date:%d\}/g

export function pelican(configs: Configs): Generator | undefined {
  const config = configs.get('pelicanconf.py')
  if (config === undefined) return undefined
  const setting = (name: string, usual: string) =>
    new RegExp(`^${name}[ \\t]*=[ \\t]*(['"])(.*?)\\1`, 'm').exec(config)?.[2] ?? usual
  const address = (name: string, usual: string) =>
    setting(`${name}_URL`, setting(`${name}_SAVE_AS`, usual))
  const there = setting('DEFAULT_LANG', 'en').slice(0, 2)
  const archive = (name: string, beneath: string) => {
    const [before = beneath, after = ''] = address(name, `${beneath}{slug}.html`).split('{slug}')
    return { beneath: `/${before}`, ending: after, kind: 'post', nameOf: bareSlug }
  }

  function addressOf(
    item: ExportedItem,
    language: string,
    isTranslation: boolean,
  ): string | undefined {
    const slug = slugOf(item)
    const kind = item.kind === 'page' ? 'PAGE' : 'ARTICLE'
    const beneath = item.kind === 'page' ? 'pages/' : ''
    const pattern = isTranslation
      ? address(`${kind}_LANG`, `${beneath}{slug}-{lang}.html`)
      : address(kind, `${beneath}{slug}.html`)
    const date = dateParts(item)
    const dated = pattern
      .replace(year, date.year ?? '')
      .replace(month, date.month ?? '')
      .replace(day, date.day ?? '')
    const category = item.terms.find(({ taxonomy }) => taxonomy === 'category')
    return slug === ''
      ? undefined
      : filledIn(
          dated,
          {
            slug,
            lang: language,
            category: category && bareSlug(category.name),
            author: bareSlug(item.author.split(', ')[0] ?? ''),
          },
          placeholder,
        )
  }

  return {
    files: setting('PATH', 'content'),
    authors: archive('AUTHOR', 'author/'),
    topics: {
      category: archive('CATEGORY', 'category/'),
      post_tag: archive('TAG', 'tag/'),
    },
    feeds: ['/feeds/all.atom.xml', '/feeds/all.rss.xml'],
    lists: ['/archives.html', '/categories.html', '/tags.html', '/authors.html'],
    pathOf: (file, path) => ({
      ...path,
      kind: /(?:^|\/)pages\//.test(file) ? 'page' : 'post',
      isList: false,
    }),
    categoryOf(file) {
      const folders = file.split('/').slice(0, -1)
      const name = folders.at(-1) ?? ''
      return folders.length < 2 || name === 'pages' ? undefined : name
    },
    groupOf: (item) => (slugOf(item) === '' ? undefined : `slug ${item.kind} ${slugOf(item)}`),
    addressesOf({ item, language, languages }) {
      if (item.address !== '') return []
      const own = languages.length > 1 && language !== there
      const made = addressOf(item, language, own)
      return made === undefined ? [] : withBothEndings(made)
    },
  }
}

/** It spells other letters in Latin ones, each in its own way. */
function slugOf({ title, written }: ExportedItem): string {
  if (written?.slug) return written.slug
  return isArabic(title) ? '' : bareSlug(title)
}
