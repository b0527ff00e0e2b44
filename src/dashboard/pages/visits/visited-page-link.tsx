import type { VisitedPage } from '../../../contract/visits.ts'
import { directionOf } from '../../../domain/languages/language.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { shellWords } from '../../app/shell/words.ts'

export function VisitedPageLink({ places }: Pick<VisitedPage, 'places'>) {
  const { language } = useLocale()
  const { newTab } = useWords(shellWords)
  const shown = places[language] ? language : (Object.keys(places)[0] ?? language)
  const { path, title } = places[shown] ?? { path: '/', title: '' }
  return (
    <a href={path} target="_blank" rel="noopener">
      <bdi lang={shown} dir={directionOf(shown)}>
        {title}
      </bdi>
      <span className="sr"> ({newTab})</span>
    </a>
  )
}
