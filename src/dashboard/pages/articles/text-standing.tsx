import { useState } from 'react'
import type { TextState } from '../../../domain/articles/publication.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { ShortDate } from '../../../ui/short-date.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog.tsx'
import { MoreMenu, type MoreMenuProps } from '../../kit/more-menu.tsx'
import styles from './article-form.module.css'
import { momentIn, zoneName } from '../../kit/moment.ts'
import type { Dating } from './use-dating.tsx'
import type { ArticleFormState, Intent } from './use-article-form.ts'
import { standingWords } from './standing-words.ts'
import { articleWords } from './words.ts'

type TextStandingProps = {
  language: LanguageCode
  form: ArticleFormState
  saveAs: (intent: Intent) => void
  dating: Dating
  isRefused: boolean
  onAsk: ((language: LanguageCode) => void) | null
}

export function TextStanding(props: TextStandingProps) {
  const { language, form, saveAs, dating, isRefused, onAsk } = props
  const { publication } = useWords(articleWords)
  const words = useWords(standingWords)
  const { nameOf } = useLocale()
  const [question, setQuestion] = useState<'unpublish' | 'discard' | null>(null)
  const { state = 'missing', live_since = null } = form.saved.publication[language] ?? {}
  const isLive = state === 'live' || state === 'waiting'
  const {
    publish_at = null,
    unpublish_at = null,
    missed = null,
  } = form.saved.publication[language] ?? {}
  const isTitled = Boolean(form.values[`title.${language}`])
  const languages = [language]

  function confirm(intent: Intent) {
    setQuestion(null)
    saveAs(intent)
  }

  const items: MoreMenuProps['items'] = [
    ...(state === 'live' || isRefused
      ? []
      : [{ name: publication.publish, run: () => saveAs({ kind: 'publish', languages }) }]),
    ...(state === 'waiting' ? [{ name: words.discard, run: () => setQuestion('discard') }] : []),
    ...(isTitled || isLive
      ? [{ name: publication.setDate, run: () => dating.begin(languages) }]
      : []),
    ...(publish_at || unpublish_at || missed
      ? [
          {
            name: missed ? words.dismiss : words.cancelDate,
            run: () => saveAs({ kind: 'cancel', languages }),
          },
        ]
      : []),
    ...(onAsk ? [{ name: publication.ask, run: () => onAsk(language) }] : []),
    ...(isLive ? [{ name: words.unpublish, run: () => setQuestion('unpublish') }] : []),
  ]

  return (
    <>
      <div>
        <strong>{nameOf(language)}</strong>
        <span className={styles.state} data-state={state}>
          <span aria-hidden="true">{signs[state]}</span> {words.states[state]}
          {state === 'live' && live_since && (
            <>
              {` ${words.since} `}
              <ShortDate date={live_since} />
            </>
          )}
        </span>
        <Dates language={language} form={form} />
      </div>
      {items.length > 0 && (
        <MoreMenu
          label={words.more(nameOf(language))}
          isDisabled={form.stage !== 'editing'}
          items={items}
        />
      )}
      <ConfirmDialog
        isOpen={question === 'unpublish'}
        question={words.unpublishQuestion(nameOf(language))}
        explanation={words.unpublishHint}
        confirm={words.unpublishNow}
        onConfirm={() => confirm({ kind: 'unpublish', languages })}
        onCancel={() => setQuestion(null)}
      />
      <ConfirmDialog
        isOpen={question === 'discard'}
        question={words.discardQuestion}
        explanation={words.discardHint}
        confirm={words.discard}
        onConfirm={() => confirm({ kind: 'discard', languages })}
        onCancel={() => setQuestion(null)}
      />
    </>
  )
}

const signs: Record<TextState, string> = {
  missing: '–',
  draft: '✎',
  live: '✓',
  waiting: '•',
  off: '✕',
}

function Dates({ language, form }: Pick<TextStandingProps, 'language' | 'form'>) {
  const words = useWords(standingWords)
  const { locale } = useLocale()
  const { publish_at, unpublish_at, missed } = form.saved.publication[language] ?? {}
  const sentences = [
    missed && words.missed[missed.reason](momentIn(locale, missed.instant, missed.time_zone)),
    ...(
      [
        [publish_at, words.publishAt],
        [unpublish_at, words.unpublishAt],
      ] as const
    ).map(
      ([date, say]) =>
        date &&
        say(momentIn(locale, date.instant, date.time_zone), zoneName(locale, date.time_zone)),
    ),
  ].filter((sentence) => sentence != null)
  return sentences.map((sentence) => (
    <span key={sentence} className={styles.state} data-state={missed ? 'waiting' : 'dated'}>
      <span aria-hidden="true">{missed ? '!' : '◷'}</span> {sentence}
    </span>
  ))
}
