import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { useLanguagesChosenFirst } from '../../app/shell/use-shell-data.ts'
import { ChecksCard } from '../../editor/checks/checks-card.tsx'
import { documentWords } from '../../editor/document/words.ts'
import { namedInGallery, namedInText } from '../../editor/checks/missing-alts.ts'
import { articleText, type ArticleValues } from './article-values.ts'
import { articleWords } from './words.ts'

type ArticleChecksProps = { values: ArticleValues; hasCover: boolean }

export function ArticleChecks({ values, hasCover }: ArticleChecksProps) {
  const words = useWords(articleWords)
  const { fields: names } = useWords(documentWords)
  const { nameOf } = useLocale()
  const { fine, noText, noCover } = words.checks
  const languages = useLanguagesChosenFirst()
  const missing = languages.flatMap(({ code }) => {
    const text = articleText(values, code)
    const fields = (['title', 'content'] as const).filter((field) => text[field].trim() === '')
    return fields.map((field) => noText(names[field], nameOf(code)))
  })
  const pictures = languages.flatMap(({ code }) => {
    const { title, content } = articleText(values, code)
    const ofGallery = title.trim() ? namedInGallery(values.gallery, code) : []
    return [...namedInText(content, code), ...ofGallery]
  })
  return (
    <ChecksCard
      notes={hasCover ? missing : [...missing, noCover]}
      pictures={pictures}
      fine={fine}
    />
  )
}
