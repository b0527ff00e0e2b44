import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { type ArticleSection, articleSections } from '../../../domain/articles/article.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { isTooLong } from '../../../domain/search/search-text.ts'
import { listPath } from '../../app/shell/page-path.ts'
import { articlesApi } from '../../../api/client/articles-api.ts'
import { client } from '../../app/client.ts'
import { useLocale } from '../../app/locale/locale.tsx'
import { usePageNames } from '../../app/shell/use-page-names.ts'
import { menuLocation } from '../../app/shell/menu.ts'
import { type Command, isFound } from './command.ts'

type Found = { section: ArticleSection; id: number; titles: Record<LanguageCode, string> }

const offered = 20
const settling = 200

type ArticleCommands = { commands: Command[]; isSearching: boolean }

/**
 * The newest articles, or those with the words of a query in any language: by title first, then by content.
 * None where they cannot be fetched. Until the answer comes, those that are known already.
 */
export function useArticleCommands(query: string): ArticleCommands {
  const { found, sought } = useFoundArticles(query)
  const toCommand = useToCommand()
  const commands = found.flatMap(toCommand)
  const byTitle = commands.filter((one) => isFound(one, query))
  if (sought !== query) return { commands: byTitle, isSearching: true }
  const byContent = commands.filter((one) => !byTitle.includes(one))
  return { commands: [...byTitle, ...byContent], isSearching: false }
}

function useToCommand() {
  const names = usePageNames()
  const { language } = useLocale()
  const navigate = useNavigate()
  return ({ section, id, titles }: Found): Command[] => {
    const all = Object.values(titles)
    const name = titles[language] || all.find(Boolean)
    const path = `${listPath(section)}/${id}`
    const found = menuLocation(path)
    if (!name || !found) return []
    return [
      {
        id: path,
        name,
        also: all.join(' '),
        hint: names[section],
        icon: found.entry.icon,
        run: () => void navigate(path),
      },
    ]
  }
}

function useFoundArticles(query: string): { found: Found[]; sought: string } {
  const [state, setState] = useState<{ found: Found[]; sought: string }>({ found: [], sought: '' })
  useEffect(() => {
    let isWanted = true
    const find = async () => {
      const found = await Promise.all(articleSections.map((section) => findIn(section, query)))
      if (isWanted) setState({ found: found.flat(), sought: query })
    }
    const timer = setTimeout(() => void find(), query ? settling : 0)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [query])
  return state
}

async function findIn(section: ArticleSection, query: string): Promise<Found[]> {
  if (isTooLong(query)) return []
  const filter = { page: 1, limit: offered, q: query || undefined }
  const result = await client(articlesApi).list(section, filter)
  if (!result.ok) return []
  const inLanguages = Object.entries(result.value.content.articles)
  const listed = inLanguages.flatMap(([language, items]) =>
    items.map(({ id, title }) => ({ id, language, title })),
  )
  const ofEach = Map.groupBy(listed, ({ id }) => id)
  return [...ofEach].map(([id, own]) => {
    const titles = Object.fromEntries(own.map(({ language, title }) => [language, title]))
    return { section, id, titles }
  })
}
