import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { WholeArticleAnswer } from '../../api/present-article.ts'
import type { ArticleSection } from '../../domain/article.ts'
import { messages } from '../../domain/messages.ts'
import { tilesOf } from '../gallery/gallery-tiles.ts'
import { useInterface } from '../interface.tsx'
import { showMessage } from '../messages/message-queue.ts'
import { showFailure } from '../messages/show-failure.ts'
import { loseSession, storedToken } from '../session.ts'
import { useLanguages } from '../shell/use-languages.ts'
import {
  clearedValues,
  isChanged,
  plannedWrites,
  savedAfter,
  savedArticle,
  type Write,
} from './article-values.ts'
import { fileCount, saveArticle, type SaveFailure } from './save-article.ts'
import { listPath } from './section-of.ts'

type Stage = 'editing' | 'saving' | 'saved'

/** After saving, the list is shown again (spec §9). */
const redirectDelay = 2000

/** The article's values, what is saved of them, and the ways between the two. */
export function useArticleForm(section: ArticleSection, article: WholeArticleAnswer | null) {
  const { language } = useInterface()
  const codes = useLanguages().map(({ code }) => code)
  const [saved, setSaved] = useState(() => savedArticle(article, codes))
  const [values, setValues] = useState(saved.values)
  const [stage, setStage] = useState<Stage>('editing')
  const [failure, setFailure] = useState<SaveFailure | null>(null)
  const [sent, setSent] = useState<{ share: number; files: number } | null>(null)
  useReturnToList(section, stage === 'saved')

  async function save() {
    if (stage !== 'editing') return
    if (!storedToken()) return askToSignIn()
    const writes = plannedWrites(values, saved, language)
    if (writes.length === 0) return showMessage('info', messages.noChanges)
    setStage('saving')
    setFailure(null)
    await run(writes)
  }

  async function run(writes: Write[]) {
    const files = writes.reduce((sum, write) => sum + fileCount(write), 0)
    if (files > 0) setSent({ share: 0, files })
    const failed = await saveArticle({
      section,
      id: saved.id,
      writes,
      onProgress: (share) => setSent({ share, files }),
      onWritten: (written, answer) => {
        setSaved((before) => savedAfter(before, written, values, answer))
        setValues(({ texts }) => ({ texts, cover: null, gallery: tilesOf(answer.gallery) }))
      },
    })
    setSent(null)
    setFailure(failed)
    setStage(failed ? 'editing' : 'saved')
    if (failed) showFailure(failed)
    else showMessage('success', article ? messages.articleUpdated : messages.articleCreated)
  }

  return {
    values,
    saved,
    stage,
    failure,
    sent,
    isDirty: stage !== 'saved' && isChanged(values, saved),
    change: setValues,
    save: () => void save(),
    discard: () => setValues(saved.values),
    clear: () => {
      setValues(clearedValues(saved))
      setFailure(null)
      showMessage('success', messages.formReset)
    },
  }
}

export type ArticleFormState = ReturnType<typeof useArticleForm>

function askToSignIn(): void {
  showMessage('error', messages.authenticationRequired)
  loseSession()
}

function useReturnToList(section: ArticleSection, isSaved: boolean): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (!isSaved) return
    const timer = setTimeout(() => void navigate(listPath(section)), redirectDelay)
    return () => clearTimeout(timer)
  }, [isSaved, navigate, section])
}
