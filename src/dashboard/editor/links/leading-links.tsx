import { useState } from 'react'
import type { Result } from '../../../api/client/send.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { homePageId, type LeadingLink } from '../../../domain/pages/page.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { useLatestValue } from '../../kit/use-latest-value.ts'
import { linkWords } from './words.ts'

const named = 8

type LeadingLinksProps = {
  read: () => Promise<Result<{ links: LeadingLink[] }>>
  counted: (links: number) => string
  isInBlock?: boolean
}

export function LeadingLinks({ read, counted, isInBlock = false }: LeadingLinksProps) {
  const own = useWords(linkWords)
  const words = isInBlock ? { ...own, button: own.page } : own
  const { language } = useLocale()
  const [asked] = useState(read)
  const { value: answer } = useLatestValue(asked)
  if (!answer?.ok) return null
  const { links } = answer.value
  return (
    <>
      <p>{counted(links.length)}</p>
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

type Words = (typeof linkWords)['en']

function nameOfLink(link: LeadingLink, words: Words, language: LanguageCode): string {
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
