import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { mapped } from '../../../api/client/client.ts'
import type { WholeArticle } from '../../../contract/articles.ts'
import type { ArticleSection } from '../../../domain/articles/article.ts'
import { defaultDashboardLanguage } from '../../../domain/languages/language.ts'
import { messages } from '../../../domain/messages.ts'
import { client } from '../../app/client.ts'
import { focusOfTheirs } from '../../editor/cover/cover-change.ts'
import { mergedTiles } from '../../editor/gallery/merged-tiles.ts'
import { showToast } from '../../app/toast-queue.ts'
import { changedNames } from '../../editor/document/saved-document.ts'
import type { Step } from '../../editor/document/save-steps.ts'
import { useDocument } from '../../editor/document/use-document.ts'
import { useLanguages } from '../../app/shell/use-shell-data.ts'
import {
  articleForm,
  type ArticleValues,
  clearedValues,
  type SavedArticle,
  savedArticle,
} from './article-values.ts'
import { listPath } from '../../app/shell/page-path.ts'

/** The list is shown again after this time, in milliseconds (K-09). */
const redirectDelay = 2000

export function useArticleForm(section: ArticleSection, article: WholeArticle | null) {
  const codes = useLanguages().map(({ code }) => code)
  const toSaved = (article: WholeArticle) => savedArticle(article, codes)
  const form = useDocument<ArticleValues, SavedArticle, WholeArticle>({
    name: `articles/${section}/${article?.id ?? 'new'}`,
    loaded: savedArticle(article, codes),
    toSaved,
    plan: (values, saved) => plannedSteps(section, values, saved, toSaved),
    read: async ({ id }) =>
      mapped(
        await client().articles.get(section, id ?? 0, defaultDashboardLanguage),
        ({ article }) => toSaved(article),
      ),
    merges: { gallery: mergedTiles, image_focus: focusOfTheirs('image', 'image_focus') },
    success: succeed,
    isLeft: true,
  })
  useReturnToList(section, form.stage === 'saved')
  const { id } = form.saved

  /** A new article of which only a part was saved exists already. */
  function succeed() {
    if (article) showToast('success', messages.articleUpdated)
    else showToast('success', id === null ? messages.articleCreated : messages.articleSaved)
  }

  return {
    ...form,
    clear: () => {
      const { values } = form
      form.change(clearedValues(form.saved))
      showToast('success', messages.formReset, {}, { undo: () => form.change(values) })
    },
  }
}

export type ArticleFormState = ReturnType<typeof useArticleForm>

function plannedSteps(
  section: ArticleSection,
  values: ArticleValues,
  saved: SavedArticle,
  toSaved: (article: WholeArticle) => SavedArticle,
): Step<SavedArticle, WholeArticle>[] {
  const form = articleForm(values, saved)
  if (form === null) return []
  const { articles } = client()
  return [
    {
      names: changedNames(values, saved),
      files: [...(form.image ? [form.image] : []), ...(form.images ?? [])],
      async send({ id }, base, sending) {
        const answer =
          id === null
            ? await articles.createWhole(section, form, sending)
            : await articles.updateWhole(section, id, { ...form, base_revision: base }, sending)
        return mapped(answer, ({ article }) => toSaved(article))
      },
    },
  ]
}

function useReturnToList(section: ArticleSection, isSaved: boolean): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (!isSaved) return
    const timer = setTimeout(() => void navigate(listPath(section)), redirectDelay)
    return () => clearTimeout(timer)
  }, [isSaved, navigate, section])
}
