import { plainText } from '../articles/excerpt.ts'
import type { LanguageCode } from '../languages/language.ts'
import { isPictureFile, stemPaths, uploadPath } from './find-picture.ts'
import {
  codeHere,
  isArabic,
  languagesOf,
  notArabic,
  type SiteLanguages,
  textsByLanguage,
} from './item-languages.ts'
import type { ExportedItem } from './read-part.ts'

export type Words = Record<LanguageCode, string>

export type Attachment = {
  id: string
  n: number
  title: string
  address: string
  /** A path beneath the uploads, or an address. */
  file: string
  url: string
  parent: string
  order: number
  alt: Words
  caption: Words
}

export function readAttachment(
  item: ExportedItem,
  n: number,
  title: string,
  site: SiteLanguages,
): Attachment {
  const [own = site.there] = languagesOf(item, site).languages
  const { id, address, parent, order, meta } = item
  const words = (text: string) => wordsIn(text, own, site)
  return {
    id,
    n,
    title,
    address,
    file: meta.get('_wp_attached_file') || item.file,
    url: item.file,
    parent,
    order,
    alt: words(meta.get('_wp_attachment_image_alt') ?? ''),
    caption: words(item.excerpt),
  }
}

/** Many sites copy the words of one language into the other. */
export function wordsIn(text: string, own: LanguageCode, { here, there }: SiteLanguages): Words {
  const byScript = isArabic(text) ? 'ar' : own === 'ar' ? notArabic(there) : own
  const texts = textsByLanguage(text) ?? new Map([[byScript, text]])
  const words = [...texts].map(([code, said]) => [codeHere(code, here), plainText(said)] as const)
  return Object.fromEntries(words.filter(([code, said]) => here.includes(code) && said !== ''))
}

export function attachmentsOf(all: Attachment[], site: string) {
  const byId = new Map(all.map((one) => [one.id, one]))
  const byParent = Map.groupBy(all, ({ parent }) => parent)
  const byFile = Map.groupBy(all, (one) => pathOf(one))
  const byPath = new Map<string, Attachment>()
  for (const [path, [first]] of byFile) {
    const [own, ...shorter] = path === undefined ? [] : stemPaths(path)
    // A file that is called so itself comes before one whose name only begins so.
    if (own && first) byPath.set(own, first)
    for (const stem of shorter) if (first && !byPath.has(stem)) byPath.set(stem, first)
  }

  function pathOf({ file }: Pick<Attachment, 'file'>): string | undefined {
    const path = /^(https?:)?\/\//.test(file) ? uploadPath(file, site) : file
    return path && isPictureFile(path) ? path : undefined
  }

  return {
    all,
    pathOf,
    find: (id: string): Attachment | undefined => byId.get(id),

    at(path: string): Attachment | undefined {
      const known = stemPaths(path).find((stem) => byPath.has(stem))
      return known === undefined ? undefined : byPath.get(known)
    },

    /** Sites with several languages have an attachment for each, of one file. */
    wordsOf(attachment: Attachment): Pick<Attachment, 'alt' | 'caption'> {
      const same = byFile.get(pathOf(attachment)) ?? [attachment]
      const merged = (name: 'alt' | 'caption') =>
        Object.assign({}, ...same.map((one) => one[name]), attachment[name]) as Words
      return { alt: merged('alt'), caption: merged('caption') }
    },

    of: (item: string): Attachment[] =>
      (byParent.get(item) ?? [])
        .filter((one) => pathOf(one) !== undefined)
        .toSorted((one, other) => one.order - other.order || one.n - other.n),
  }
}
