import { type ReactNode, useState } from 'react'
import type { DatedAction } from '../../../domain/articles/publication.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { useLanguagesChosenFirst } from '../../app/shell/use-shell-data.ts'
import { LazyMount } from '../../kit/lazy-mount.tsx'
import type { ArticleFormState, Intent } from './use-article-form.ts'

export type Dateable = Record<DatedAction, LanguageCode[]>

export type Dating = {
  /** Written, and not on the site as it is written. */
  undecided: LanguageCode[]
  dateable: Dateable
  begin: (languages: LanguageCode[]) => void
  dialog: ReactNode
}

export function useDating(
  { saved: { publication }, values }: ArticleFormState,
  saveAs: (intent: Intent) => void,
): Dating {
  const [chosen, setChosen] = useState<LanguageCode[] | null>(null)
  const languages = useLanguagesChosenFirst().map(({ code }) => code)
  const titled = languages.filter((code) => values[`title.${code}`])
  const dateable = {
    publish: titled,
    unpublish: languages.filter(
      (code) => publication[code]?.live_since || publication[code]?.publish_at,
    ),
  }
  const [waiting, unsaved] = [true, false].map((isSaved) =>
    titled.filter((code) => code in publication === isSaved && publication[code]?.state !== 'live'),
  )
  return {
    undecided: [...(waiting ?? []), ...(unsaved ?? [])],
    dateable,
    begin: setChosen,
    dialog: chosen && (
      <LazyMount
        load={dateDialog}
        given={{
          publication,
          dateable,
          chosen,
          onSet(date: Extract<Intent, { languages: LanguageCode[] }>) {
            setChosen(null)
            saveAs(date)
          },
          onClose: () => setChosen(null),
        }}
      />
    ),
  }
}

async function dateDialog() {
  return (await import('./date-dialog.tsx')).DateDialog
}
