import { useEffect } from 'react'
import type { ArticleSection } from '../../../domain/articles/article.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { isGroup, type MenuEntry } from '../../../domain/navigation/navigation.ts'
import { client } from '../../app/client.ts'
import { useLocale } from '../../app/locale/locale.tsx'
import { createStore } from '../../app/store.ts'

const titles = createStore<Record<string, string>>({})
const asked = new Set<string>()

export function useArticleTitles() {
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
    for (const entry of entries) {
      if (isGroup(entry) || entry.target.kind !== 'article') continue
      askFor(language, entry.target.section, entry.target.id)
    }
  }, [entries, language])
}

function askFor(language: LanguageCode, section: ArticleSection, id: number): void {
  const key = keyOf(language, section, id)
  if (id === 0 || asked.has(key)) return
  asked.add(key)
  void client()
    .articles.get(section, id, language)
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
