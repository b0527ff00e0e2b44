import { textsIn, standingOf } from './article-values.ts'
import { forecastOf, partOf } from '../../../domain/articles/publication.ts'
import { lackingLanguages, rulingBy } from '../../../domain/articles/publishing-rule.ts'
import { messages } from '../../../domain/messages.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { commonWords } from '../../app/locale/words.ts'
import { useLanguagesChosenFirst } from '../../app/shell/use-shell-data.ts'
import type { Saving } from '../../editor/document/save-bar.tsx'
import { documentWords } from '../../editor/document/words.ts'
import type { ArticleFormState, Intent } from './use-article-form.ts'
import { momentIn } from '../../kit/moment.ts'
import { articleWords } from './words.ts'

export function useSaving(
  { values, saved, changedNames, rule }: ArticleFormState,
  saveAs: (intent: Intent) => void,
): Saving & { isShown: boolean; isHeld: boolean; refusal: string | null } {
  const { publication: words } = useWords(articleWords)
  const { unsaved } = useWords(documentWords)
  const { actions } = useWords(commonWords)
  const { locale, nameOf, translate } = useLocale()
  const languages = useLanguagesChosenFirst().map(({ code }) => code)
  const texts = textsIn(values, languages)
  const standing = standingOf(saved)
  const ruled = { texts, publishedAt: saved.publishedAt }
  const ruling = rule && rulingBy(rule, ruled, rule.not_needed)
  const changed = changedNames.map(partOf)
  const { shown, held, shared, gone } = forecastOf(standing, changed, texts, ruling)
  const isShown = [...shown, ...shared, ...gone].length > 0
  const titled = languages.filter((code) => texts[code]?.title)
  const isRefused = ruling === 'refused'
  const isAllHeld =
    titled.length > 0 && (isRefused || titled.every((code) => code in standing.held))
  const isHeld = !isShown && (isAllHeld || held.length > 0)
  const ready = isAllHeld ? titled : held.filter((code) => titled.includes(code))

  function otherWay() {
    return isHeld
      ? { name: words.publish, run: () => saveAs({ kind: 'publish', languages: ready }) }
      : { name: words.saveAsDraft, run: () => saveAs({ kind: 'draft' }) }
  }

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
  const lacking = sentence(
    isRefused ? words.untilComplete : (name) => translate(messages.articleIncomplete, { name }),
    rule ? lackingLanguages(rule, ruled, rule.not_needed) : [],
  )
  const forecast = [
    ...sentence(words.shown, shown),
    ...sentence(
      words.held,
      held.filter((code) => !moments.has(code) && !isRefused),
    ),
    ...[...new Set(moments.values())].flatMap((moment) =>
      sentence(
        (names) => words.waits(moment, names),
        held.filter((code) => moments.get(code) === moment),
      ),
    ),
    ...sentence(words.shared, shared),
    ...sentence(words.gone, gone),
    ...lacking,
  ]
  return {
    isShown,
    isHeld,
    refusal: isRefused ? lacking.join(' ') : null,
    label: isHeld ? words.saveDraft : actions.save,
    forecast: [unsaved, forecast.join(' ')].filter(Boolean).join(' · '),
    other: isRefused ? null : otherWay(),
  }
}
