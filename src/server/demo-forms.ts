import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ArticleSection } from '../domain/articles/article.ts'
import type { Week } from '../domain/contact/opening-hours.ts'
import type { LanguageCode } from '../domain/languages/language.ts'

type Texts = Partial<Record<LanguageCode, string>>
type DemoItem = { title?: Texts } & (
  | { type: 'image'; image: string }
  | { type: 'youtube'; url: string }
)
type DemoCard = {
  name: Texts
  description: Texts
  phone_number: string
  contacts: Record<string, string>
}
export type DemoArticle = {
  image: string
  created_at: string
  price?: string
  title: Texts
  content: Texts
  gallery?: DemoItem[]
}
export type DemoContent = Record<ArticleSection, DemoArticle[]> & {
  company: { name: Texts; tagline: Texts; hours?: Partial<Week> }
  banner: Record<string, Texts> & { gallery: DemoItem[] }
  about: Record<string, Texts>
  contact: Record<string, unknown>
  partners: { section_title: Texts; cards: DemoCard[] }
  alts: Record<string, Record<LanguageCode, string>>
}
export type DemoForms = ReturnType<typeof demoForms>

export function languagesOf(texts: Texts): LanguageCode[] {
  return Object.keys(texts)
}

export function demoForms(folder: string) {
  const fileOf = async (name: string) => new Blob([await readFile(join(folder, name))])

  async function appendGallery(form: FormData, items: DemoItem[]): Promise<FormData> {
    for (const item of items) {
      if (item.type === 'image') form.append('images[]', await fileOf(item.image), item.image)
    }
    const videos = items.flatMap((item) => (item.type === 'youtube' ? [item.url] : []))
    const sort = items.map(({ type }) => (type === 'image' ? 'image' : 'video'))
    form.append('youtube', JSON.stringify(videos))
    form.append('sort', JSON.stringify(sort))
    form.append('new_titles', JSON.stringify(items.map(({ title }) => title ?? {})))
    return form
  }

  return {
    section: (content: Record<string, unknown>) => formOf({ content: JSON.stringify(content) }),

    gallery: (items: DemoItem[]) => appendGallery(new FormData(), items),

    card: ({ name, description, phone_number, contacts }: DemoCard, language: LanguageCode) =>
      formOf({
        name: name[language],
        description: description[language],
        phone_number,
        contacts: JSON.stringify(contacts),
      }),

    articleText,

    async newArticle(article: DemoArticle, language: LanguageCode): Promise<FormData> {
      const form = articleText(article, language)
      form.append('image', await fileOf(article.image), article.image)
      if (article.price) form.append('price', article.price)
      return appendGallery(form, article.gallery ?? [])
    },
  }
}

function articleText({ title, content }: DemoArticle, language: LanguageCode): FormData {
  return formOf({ title: title[language], content: content[language] })
}

function formOf(fields: Record<string, string | undefined>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value ?? '')
  return form
}
