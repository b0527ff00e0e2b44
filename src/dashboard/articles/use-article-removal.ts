import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Result } from '../../api/client.ts'
import { type ArticleSection, blankText } from '../../domain/article.ts'
import { type Message, messages } from '../../domain/messages.ts'
import { client } from '../client.ts'
import { useInterface } from '../interface.tsx'
import { showMessage } from '../messages/message-queue.ts'
import { focusHeading } from '../shell/use-heading-focus.ts'
import type { ArticleRow } from './article-row.ts'

type Step = 'remove' | 'empty'

/** Deletes or empties an article, then reloads the list and says so. */
export function useArticleRemoval(section: ArticleSection, onDone: () => void) {
  const { language, nameOf } = useInterface()
  const { revalidate } = useRevalidator()
  const [running, setRunning] = useState<Step | null>(null)

  async function run(step: Step, call: Promise<Result<unknown>>, done: Message, failed: Message) {
    setRunning(step)
    const result = await call
    setRunning(null)
    onDone()
    if (!result.ok) return showMessage('error', result.status ? failed : result.message)
    await revalidate()
    showMessage('success', done, { lang: nameOf(language) })
    if (step === 'remove') focusHeading()
  }

  return {
    running,
    remove: ({ id }: ArticleRow) =>
      run(
        'remove',
        client().articles.remove(section, id),
        messages.articleDeleted,
        messages.articleNotDeleted,
      ),
    empty: ({ id }: ArticleRow) =>
      run(
        'empty',
        client().articles.update(section, language, id, blankText),
        messages.articleEmptied,
        messages.articleNotUpdated,
      ),
  }
}
