import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { PageListItem } from '../../../contract/pages.ts'
import type { LanguageCode } from '../../../domain/language.ts'
import { homePageId, type LinkToPage } from '../../../domain/page.ts'
import { messages } from '../../../domain/messages.ts'
import { client } from '../../app/client.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { focusHeading } from '../../app/shell/use-heading-focus.ts'
import { showToast } from '../../app/toast-queue.ts'
import { RemovalDialog } from '../../kit/dialogs/removal-dialog.tsx'
import { useUndo } from '../../kit/list/use-undo.ts'
import { kitWords } from '../../kit/words.ts'
import { usePageName } from './page-row-parts.tsx'
import { pageWords, type PageWords } from './words.ts'

type RemovePageDialogProps = { page: PageListItem; onClose: () => void }

/** Names what leads to a page before it is deleted (PAG-13). */
export function RemovePageDialog({ page, onClose }: RemovePageDialogProps) {
  const words = useWords(pageWords)
  const kit = useWords(kitWords)
  const nameOfPage = usePageName()
  const { revalidate } = useRevalidator()
  const wayBack = useUndo()

  async function finish(trashId: number) {
    onClose()
    await revalidate()
    showToast('success', messages.pageDeleted, {}, wayBack([trashId]))
    // The row and what was focused in it are gone.
    focusHeading()
  }

  return (
    <RemovalDialog
      question={kit.deleteQuestion(nameOfPage(page))}
      remove={() => client().pages.remove(page.id)}
      onRemoved={(answer) => void finish(answer.trash_id)}
      onClose={onClose}
    >
      <LinksTo page={page.id} />
      <p>{words.removalHint}</p>
    </RemovalDialog>
  )
}

/** Named at most; how many there are is said anyway. */
const named = 8

function LinksTo({ page }: { page: number }) {
  const words = useWords(pageWords)
  const { language } = useLocale()
  const [links, setLinks] = useState<LinkToPage[]>()
  useEffect(() => {
    let isOld = false
    void client()
      .pages.links(page)
      .then((answer) => {
        if (!isOld && answer.ok) setLinks(answer.value.links)
      })
    return () => {
      isOld = true
    }
  }, [page])
  if (!links) return null
  return (
    <>
      <p>{words.links(links.length)}</p>
      {links.length > 0 && (
        <ul>
          {links.slice(0, named).map((link, index) => (
            <li key={index}>{nameOfLink(link, words, language)}</li>
          ))}
        </ul>
      )}
    </>
  )
}

function nameOfLink(link: LinkToPage, words: PageWords, language: LanguageCode): string {
  switch (link.kind) {
    case 'page': {
      const title = link.title[language] ?? Object.values(link.title).find(Boolean)
      return words.button(title ?? (link.id === homePageId ? words.home : words.untitled))
    }
    case 'redirect':
      return words.redirect(link.path)
    default:
      return words.navigation[link.kind]
  }
}
