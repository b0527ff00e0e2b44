import { articleText, standingOf } from './article-values.ts'
import { forecastOf, partOf } from '../../../domain/articles/publication.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { commonWords } from '../../app/locale/words.ts'
import { useLanguagesChosenFirst } from '../../app/shell/use-shell-data.ts'
import type { Saving } from '../../editor/document/save-bar.tsx'
import { documentWords } from '../../editor/document/words.ts'
import type { ArticleFormState, Intent } from './use-article-form.ts'
import { dateWords } from './date-words.ts'
import { momentIn } from './moment.ts'
import { articleWords } from './words.ts'

export function useSaving(
  { values, saved, changedNames }: ArticleFormState,
  saveAs: (intent: Intent) => void,
): Saving & { isShown: boolean } {
  const { publication: words } = useWords(articleWords)
  const dates = useWords(dateWords)
  const { unsaved } = useWords(documentWords)
  const { actions } = useWords(commonWords)
  const { locale, nameOf } = useLocale()
  const languages = useLanguagesChosenFirst().map(({ code }) => code)
  const texts = Object.fromEntries(languages.map((code) => [code, articleText(values, code)]))
  const standing = standingOf(saved)
  const { shown, held, shared, gone } = forecastOf(standing, changedNames.map(partOf), texts)
  const isShown = [...shown, ...shared, ...gone].length > 0
  const titled = languages.filter((code) => texts[code]?.title)
  const isHeld = isShown
    ? false
    : titled.length > 0 && titled.every((code) => code in standing.held)

  function sentence(say: (languages: string) => string, codes: string[]): string[] {
    const names = codes.toSorted((one, other) => languages.indexOf(one) - languages.indexOf(other))
    return codes.length > 0 ? [say(new Intl.ListFormat(locale).format(names.map(nameOf)))] : []
  }

  const dateOf = (code: string) => saved.publication[code]?.publish_at
  const moments = new Map(
    held.flatMap((code) => {
      const date = dateOf(code)
      return date ? [[code, momentIn(locale, date.instant, date.time_zone)] as const] : []
    }),
  )
  const forecast = [
    ...sentence(words.shown, shown),
    ...sentence(
      words.held,
      held.filter((code) => !moments.has(code)),
    ),
    ...[...new Set(moments.values())].flatMap((moment) =>
      sentence(
        (names) => dates.waits(moment, names),
        held.filter((code) => moments.get(code) === moment),
      ),
    ),
    ...sentence(words.shared, shared),
    ...sentence(words.gone, gone),
  ]
  return {
    isShown,
    label: isHeld ? words.saveDraft : actions.save,
    forecast: [unsaved, forecast.join(' ')].filter(Boolean).join(' · '),
    other: isHeld
      ? { name: words.publish, run: () => saveAs({ kind: 'publish', languages: titled }) }
      : { name: words.saveAsDraft, run: () => saveAs({ kind: 'draft' }) },
  }
}
