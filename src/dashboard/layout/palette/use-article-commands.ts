import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { type ArticleSection, articleSections } from '../../../domain/articles/article.ts'
import { isTooLong } from '../../../domain/search/search-text.ts'
import { type ArticleRow, knownTitle, rowsOf } from '../../pages/articles/article-row.ts'
import { listPath } from '../../app/shell/page-path.ts'
import { articlesApi } from '../../../api/client/articles-api.ts'
import { client } from '../../app/client.ts'
import { useLocale } from '../../app/locale/locale.tsx'
import { usePageNames } from '../../app/shell/use-page-names.ts'
import { menuLocation } from '../../app/shell/menu.ts'
import { type Command, isFound } from './command.ts'

type Found = { section: ArticleSection; row: ArticleRow }

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
  return ({ section, row }: Found): Command[] => {
    const name = knownTitle(row, language)
    const path = `${listPath(section)}/${row.id}`
    const found = menuLocation(path)
    if (!name || !found) return []
    const titles = Object.values(row.texts).map(({ title }) => title)
    return [
      {
        id: path,
        name,
        also: titles.join(' '),
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
  return rowsOf(result.value.content.articles).map((row) => ({ section, row }))
}
