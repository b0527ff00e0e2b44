import { fieldAndLanguage, textName } from '../../../domain/documents/revision.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { useLanguagesChosenFirst } from '../../app/shell/use-shell-data.ts'
import { ChecksCard, type CheckNote } from '../../editor/checks/checks-card.tsx'
import { documentWords } from '../../editor/document/words.ts'
import { namedInGallery, namedInText } from '../../editor/checks/missing-alts.ts'
import { siteLinks, type TextCheck, textChecks } from '../../editor/checks/text-checks.ts'
import { useDeadLinks } from '../../editor/checks/use-dead-links.ts'
import { articleText, type ArticleValues, type SavedArticle } from './article-values.ts'
import { articleWords } from './words.ts'

type ArticleChecksProps = { values: ArticleValues; saved: SavedArticle; hasCover: boolean }

export function ArticleChecks({ values, saved, hasCover }: ArticleChecksProps) {
  const { checks: words } = useWords(articleWords)
  const sentenceOf = useSentences()
  const { nameOf } = useLocale()
  const languages = useLanguagesChosenFirst().map(({ code }) => code)
  const behind = Object.keys(saved.ledger).filter((name) => saved.ledger[name]?.behind)
  const links = languages.flatMap((code) =>
    siteLinks(articleText(values, code).content, location.origin).map((address) => ({
      address,
      language: code,
    })),
  )
  const dead = useDeadLinks(links.map(({ address }) => address))
  const notes: CheckNote[] = [
    ...textChecks({ languages, texts: values, behind }).map((check) => ({
      sentence: sentenceOf(check),
      at: check.at,
    })),
    ...links
      .filter(({ address }) => dead.includes(address))
      .map(({ address, language }) => ({
        sentence: words.deadLink(address, nameOf(language)),
        at: textName('content', language),
      })),
    ...(hasCover ? [] : [{ sentence: words.noCover, at: 'image' }]),
  ]
  const pictures = languages.flatMap((code) => {
    const { title, content } = articleText(values, code)
    const ofGallery = title.trim() ? namedInGallery(values.gallery, code) : []
    return [...namedInText(content, code), ...ofGallery]
  })
  return <ChecksCard notes={notes} pictures={pictures} fine={words.fine} />
}

function useSentences(): (check: TextCheck) => string {
  const { checks: words } = useWords(articleWords)
  const { fields: names } = useWords(documentWords)
  const { nameOf } = useLocale()
  return ({ kind, at }) => {
    const { field, language } = fieldAndLanguage(at)
    const name = names[field as keyof typeof names]
    return words[kind](name, nameOf(language ?? ''))
  }
}
