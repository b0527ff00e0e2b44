import { useEffect, useState } from 'react'
import { ComboBox, Input, type Key, Label, ListBox, ListBoxItem } from 'react-aria-components'
import type { ArticleSection } from '../../../domain/articles/article.ts'
import { searchLimits } from '../../../domain/search/search-text.ts'
import { menuClass, menuItemClass, Popover } from '../../../ui/popover.tsx'
import { FieldNotes } from '../../../ui/field-notes.tsx'
import field from '../../../ui/text-field.module.css'
import { articlesApi } from '../../../api/client/articles-api.ts'
import { client } from '../../app/client.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { linkWords } from './words.ts'
import { rememberTitle, useArticleTitle } from './use-targets.ts'

type ArticleFieldProps = {
  section: ArticleSection
  id: number
  onChoose: (id: number) => void
  error: string | undefined
}

export function ArticleField({ section, id, onChoose, error }: ArticleFieldProps) {
  const words = useWords(linkWords)
  const title = useArticleTitle(section, id)
  const [written, write] = useState<string | null>(null)
  const found = useFoundArticles(section, written ?? '')
  const { language } = useLocale()

  function choose(key: Key | null) {
    const chosen = found.find((article) => article.id === key)
    // A title that came later would open the list again.
    if (chosen) rememberTitle(language, section, chosen)
    if (key !== null) onChoose(Number(key))
    write(null)
  }

  return (
    <ComboBox
      className={field.field}
      menuTrigger="focus"
      allowsEmptyCollection
      items={found}
      value={id || null}
      inputValue={written ?? title ?? ''}
      onInputChange={write}
      onChange={choose}
      isInvalid={error !== undefined}
    >
      <Label className={field.label}>{words.article}</Label>
      <div className={field.box}>
        <Input
          className={field.input}
          autoComplete="off"
          maxLength={searchLimits.queryLength}
          dir="auto"
        />
      </div>
      <FieldNotes error={error} />
      <Popover>
        <ListBox
          className={menuClass}
          aria-label={words.article}
          renderEmptyState={() => <span className={menuItemClass}>{words.noArticle}</span>}
        >
          {(article: { id: number; title: string }) => (
            <ListBoxItem id={article.id} textValue={article.title} className={menuItemClass}>
              <bdi>{article.title}</bdi>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}

const patience = 250
const offered = 10

function useFoundArticles(section: ArticleSection, query: string) {
  const { language } = useLocale()
  const [found, setFound] = useState<{ id: number; title: string }[]>([])
  useEffect(() => {
    let isOld = false
    const timer = setTimeout(() => {
      void client(articlesApi)
        .list(section, { page: 1, limit: offered, q: query.trim() })
        .then((answer) => {
          if (isOld || !answer.ok) return
          setFound(titlesIn(answer.value.content.articles, language))
        })
    }, patience)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [section, query, language])
  return found
}

function titlesIn(
  articles: Record<string, { id: number; title: string }[]>,
  language: string,
): { id: number; title: string }[] {
  const lists = [articles[language] ?? [], ...Object.values(articles)]
  return (lists[0] ?? []).map(({ id }) => ({
    id,
    title: lists.map((list) => list.find((one) => one.id === id)?.title).find(Boolean) ?? `${id}`,
  }))
}
