import { Fragment, useMemo } from 'react'
import { type Span, weekdayName, weekdays } from '../../../domain/contact/opening-hours.ts'
import { hoursSetting, type OrganisationKind } from '../../../domain/contact/organisation.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { identityWords } from './words.ts'

/** Conflicts and the history name the settings by these. */
export function useOrganisationFields() {
  const words = useWords(identityWords)
  const { locale } = useLocale()
  return useMemo(() => {
    const hours = weekdays.map((day) => [
      hoursSetting(day),
      words.hoursOf(weekdayName(locale, day)),
    ])
    return {
      names: { kind: words.kind, founded: words.founded, ...Object.fromEntries(hours) },
      view: (field: string, value: unknown) => {
        if (field === 'kind') return words.kinds[(value ?? 'Organization') as OrganisationKind]
        if (field === 'founded' && value) return String(value)
        if (!field.startsWith('hours_') || field === 'hours_note') return undefined
        const spans = (value ?? []) as Span[]
        return spans.length > 0 ? <Spans spans={spans} /> : words.closed
      },
    }
  }, [words, locale])
}

function Spans({ spans }: { spans: Span[] }) {
  return spans.map(({ opens, closes }) => (
    <Fragment key={opens}>
      <bdi dir="ltr" className="num">{`${opens} – ${closes}`}</bdi>{' '}
    </Fragment>
  ))
}
