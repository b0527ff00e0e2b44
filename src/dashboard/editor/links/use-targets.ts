import { useEffect } from 'react'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { type LinkTarget, isGroup, type MenuEntry } from '../../../domain/navigation/navigation.ts'
import { siteNamesIn } from '../../../domain/site-words/product-names.ts'
import { frameWords } from '../../../domain/site-words/frame-words.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { useOverview } from '../../app/shell/overview.ts'
import { usePageNames } from '../../app/shell/use-page-names.ts'
import { useTopicName } from '../topics/topic-name.ts'
import { useFormName, useKnownForms } from '../forms/known-forms.ts'
import { nameOfFile } from '../files/file-values.ts'
import { askForFile, useKnownFiles } from '../files/known-files.ts'
import { linkWords } from './words.ts'
import { homePageId } from '../../../domain/pages/page.ts'
import { maxPageSize } from '../../../domain/search/pagination.ts'
import { articlesApi } from '../../../api/client/articles-api.ts'
import { pagesApi } from '../../../api/client/pages-api.ts'
import { topicsApi } from '../../../api/client/topics-api.ts'
import type { TopicListItem } from '../../../contract/topics.ts'
import { client } from '../../app/client.ts'
import { known } from '../../app/known.ts'
import { createStore } from '../../app/store.ts'
import type { ArticleSection } from '../../../domain/articles/article.ts'

export function useTargets() {
  const words = useWords(linkWords)
  const sections = usePageNames()
  const pages = useKnownPages()
  const forms = useKnownForms() ?? []
  const nameOfForm = useFormName()
  const formOf = (id: number) => forms.find((one) => one.id === id)
  const topics = useKnownTopics()
  const nameOfTopic = useTopicName()
  const topicOf = (id: number) => topics.find((one) => one.id === id)
  const articleTitle = useArticleTitles()
  const files = useKnownFiles()
  const written = useOverview()?.sections
  const { locale, language } = useLocale()

  function targetName(target: LinkTarget): string {
    if (target.kind === 'section') return sections[target.section]
    if (target.kind === 'external') return target.address
    if (target.kind === 'page') return titleOf(target.id) ?? words.untitled
    if (target.kind === 'form') return nameOfForm(formOf(target.id) ?? { title: {} })
    if (target.kind === 'topic') {
      const topic = topicOf(target.id)
      return topic ? nameOfTopic(topic) : words.topic
    }
    if (target.kind === 'article') return articleTitle(target.section, target.id) ?? words.article
    if (target.kind === 'file') {
      const file = files[target.id]
      return file ? nameOfFile(file, language).title : words.file
    }
    if (target.kind === 'search') return frameWords[locale].frame_search
    return siteNamesIn(locale)[target.kind === 'home' ? 'home' : 'contact_heading']
  }

  function titleOf(id: number): string | undefined {
    const titles = pages[id] ?? {}
    return titles[language] || Object.values(titles).find(Boolean)
  }

  function isThereIn(target: LinkTarget, code: LanguageCode): boolean {
    if (target.kind === 'topic') {
      const topic = topicOf(target.id)
      return topic === undefined || Boolean(topic.name[code] && topic.shown[code])
    }
    if (target.kind === 'section') return written?.[target.section][code]?.done !== 0
    if (target.kind === 'form') {
      const form = formOf(target.id)
      return form === undefined || (form.open && !form.missing[code])
    }
    if (target.kind !== 'page') return true
    const titles = pages[target.id]
    return titles === undefined || Boolean(titles[code])
  }

  return {
    pageIds: Object.keys(pages).map(Number),
    formIds: forms.map(({ id }) => id),
    topics,
    targetName,
    isThereIn,
  }
}

type KnownPages = Record<number, Record<LanguageCode, string>>

const useKnownPages = known<KnownPages>({}, async () => {
  const found: KnownPages = {}
  let last = 1
  for (let page = 1; page <= last; page++) {
    const answer = await client(pagesApi).list({ page, limit: maxPageSize })
    if (!answer.ok) return undefined
    last = answer.value.pagination.last_page
    for (const { id, title } of answer.value.pages) if (id !== homePageId) found[id] = title
  }
  return found
})

const useKnownTopics = known<TopicListItem[]>([], async () => {
  const answer = await client(topicsApi).list()
  return answer.ok ? answer.value.topics : undefined
})

const titles = createStore<Record<string, string>>({})
const asked = new Set<string>()

function useArticleTitles() {
  const { language } = useLocale()
  const known = titles.useValue()
  return (section: ArticleSection, id: number) => known[keyOf(language, section, id)]
}

export function useArticleTitle(section: ArticleSection, id: number): string | undefined {
  const { language } = useLocale()
  useEffect(() => askFor(language, section, id), [language, section, id])
  return useArticleTitles()(section, id)
}

export function useTitlesOf(entries: MenuEntry[]): void {
  const { language } = useLocale()
  useEffect(() => {
    for (const entry of entries) if (!isGroup(entry)) askForName(language, entry.target)
  }, [entries, language])
}

export function useTargetName(target: LinkTarget): string {
  const { language } = useLocale()
  useEffect(() => askForName(language, target), [language, target])
  return useTargets().targetName(target)
}

function askForName(language: LanguageCode, target: LinkTarget): void {
  if (target.kind === 'article') askFor(language, target.section, target.id)
  if (target.kind === 'file') askForFile(target.id)
}

function askFor(language: LanguageCode, section: ArticleSection, id: number): void {
  const key = keyOf(language, section, id)
  if (id === 0 || asked.has(key)) return
  asked.add(key)
  void client(articlesApi)
    .get(section, id, language)
    .then((answer) => {
      if (!answer.ok) return
      const { title, texts } = answer.value.article
      const inAny = Object.values(texts).find((text) => text.title)?.title
      remember(key, title || inAny || `${id}`)
    })
}

export function rememberTitle(
  language: LanguageCode,
  section: ArticleSection,
  { id, title }: { id: number; title: string },
): void {
  const key = keyOf(language, section, id)
  asked.add(key)
  remember(key, title)
}

function remember(key: string, title: string): void {
  titles.set({ ...titles.get(), [key]: title })
}

function keyOf(language: LanguageCode, section: ArticleSection, id: number): string {
  return `${language} ${section} ${id}`
}
