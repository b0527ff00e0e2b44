import { useState } from 'react'
import { IconCalendarTime, IconCloudUpload } from '@tabler/icons-react'
import type { TextState } from '../../../domain/articles/publication.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { Button } from '../../../ui/button.tsx'
import { ShortDate } from '../../../ui/short-date.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { useLanguagesChosenFirst } from '../../app/shell/use-shell-data.ts'
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog.tsx'
import { SideCard } from '../../kit/fields/side-card.tsx'
import { LazyMount } from '../../kit/lazy-mount.tsx'
import { MoreMenu } from '../../kit/more-menu.tsx'
import styles from './article-form.module.css'
import { dateWords } from './date-words.ts'
import { momentIn, zoneName } from './moment.ts'
import type { ArticleFormState, Intent } from './use-article-form.ts'
import { articleWords } from './words.ts'

type PublicationCardProps = { form: ArticleFormState; saveAs: (intent: Intent) => void }

export function PublicationCard({ form, saveAs }: PublicationCardProps) {
  const { publication: words } = useWords(articleWords)
  const dates = useWords(dateWords)
  const languages = useLanguagesChosenFirst().map(({ code }) => code)
  const { publication, isPictureWaiting } = form.saved
  const written = languages.filter((code) => publication[code])
  const waiting = written.filter(
    (code) => publication[code]?.state !== 'live' && form.values[`title.${code}`],
  )
  const [dating, setDating] = useState<LanguageCode[] | null>(null)
  const dateable = {
    publish: languages.filter((code) => form.values[`title.${code}`]),
    unpublish: written.filter(
      (code) => publication[code]?.live_since || publication[code]?.publish_at,
    ),
  }
  const newTexts = languages.filter((code) => form.values[`title.${code}`] && !publication[code])
  const undecided = [...waiting, ...newTexts]
  return (
    <SideCard title={words.title} isUnsaved={false}>
      {written.length === 0 ? (
        <p className={styles.note}>{words.onSave}</p>
      ) : (
        <ul className={styles.standing}>
          {written.map((code) => (
            <Standing
              key={code}
              language={code}
              form={form}
              saveAs={saveAs}
              onDate={() => setDating([code])}
            />
          ))}
        </ul>
      )}
      {isPictureWaiting && <p className={styles.note}>{words.pictures}</p>}
      <div className={styles.buttons}>
        {waiting.length > 0 && (
          <Button
            icon={<IconCloudUpload size={18} aria-hidden="true" />}
            isDisabled={form.stage !== 'editing'}
            onPress={() => saveAs({ kind: 'publish', languages: waiting })}
          >
            {waiting.length > 1 ? words.publishAll : words.publish}
          </Button>
        )}
        {undecided.length > 0 && (
          <Button
            icon={<IconCalendarTime size={18} aria-hidden="true" />}
            isDisabled={form.stage !== 'editing'}
            onPress={() => setDating(undecided)}
          >
            {dates.setDate}
          </Button>
        )}
      </div>
      {dating && (
        <LazyMount
          load={dateDialog}
          given={{
            publication,
            dateable,
            chosen: dating,
            onSet(date: Extract<Intent, { languages: LanguageCode[] }>) {
              setDating(null)
              saveAs(date)
            },
            onClose: () => setDating(null),
          }}
        />
      )}
    </SideCard>
  )
}

async function dateDialog() {
  return (await import('./date-dialog.tsx')).DateDialog
}

const signs: Record<TextState, string> = {
  missing: '–',
  draft: '✎',
  live: '✓',
  waiting: '•',
  off: '✕',
}

type StandingProps = PublicationCardProps & { language: LanguageCode; onDate: () => void }

function Standing({ language, form, saveAs, onDate }: StandingProps) {
  const { publication: words } = useWords(articleWords)
  const dates = useWords(dateWords)
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

  return (
    <li className={styles.language}>
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
      <MoreMenu
        label={words.more(nameOf(language))}
        isDisabled={form.stage !== 'editing'}
        items={[
          ...(state === 'live'
            ? []
            : [{ name: words.publish, run: () => saveAs({ kind: 'publish', languages }) }]),
          ...(state === 'waiting'
            ? [{ name: words.discard, run: () => setQuestion('discard') }]
            : []),
          ...(isTitled || isLive ? [{ name: dates.setDate, run: onDate }] : []),
          ...(publish_at || unpublish_at || missed
            ? [
                {
                  name: missed ? dates.dismiss : dates.cancelDate,
                  run: () => saveAs({ kind: 'cancel', languages }),
                },
              ]
            : []),
          ...(isLive ? [{ name: words.unpublish, run: () => setQuestion('unpublish') }] : []),
        ]}
      />
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
    </li>
  )
}

function Dates({ language, form }: Pick<StandingProps, 'language' | 'form'>) {
  const dates = useWords(dateWords)
  const { locale } = useLocale()
  const { publish_at, unpublish_at, missed } = form.saved.publication[language] ?? {}
  const sentences = [
    missed && dates.missed[missed.reason](momentIn(locale, missed.instant, missed.time_zone)),
    ...(
      [
        [publish_at, dates.publishAt],
        [unpublish_at, dates.unpublishAt],
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
