import { useEffect, useState } from 'react'
import type { PageListItem } from '../../../contract/pages.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { homePageId, type LinkToPage } from '../../../domain/pages/page.ts'
import { messages } from '../../../domain/messages.ts'
import { client } from '../../app/client.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { RemovalDialog } from '../../kit/dialogs/removal-dialog.tsx'
import type { PendingRemoval } from '../../kit/list/list.tsx'
import { useAfterRemoval } from '../../kit/list/use-after-removal.ts'
import { kitWords } from '../../kit/words.ts'
import { usePageName } from './page-columns.tsx'
import { pageWords, type PageWords } from './words.ts'

export function RemovePageDialog({ rows: [page], onClose }: PendingRemoval<PageListItem>) {
  const words = useWords(pageWords)
  const kit = useWords(kitWords)
  const nameOfPage = usePageName()
  const afterRemoval = useAfterRemoval()

  if (!page) return null
  return (
    <RemovalDialog
      question={kit.deleteQuestion(nameOfPage(page))}
      remove={() => client().pages.remove(page.id)}
      onRemoved={({ trash_id: trashId }) => {
        onClose()
        afterRemoval([trashId], messages.pageDeleted)
      }}
      onClose={onClose}
    >
      <LinksTo page={page.id} />
      <p>{words.removalHint}</p>
    </RemovalDialog>
  )
}

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
