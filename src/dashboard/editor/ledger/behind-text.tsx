import { useEffect, useRef, useState } from 'react'
import { ledgerApi } from '../../../api/client/ledger-api.ts'
import type { LedgerComparison } from '../../../contract/ledger.ts'
import { fieldAndLanguage } from '../../../domain/documents/revision.ts'
import { directionOf, type LanguageCode } from '../../../domain/languages/language.ts'
import { plainText } from '../../../domain/articles/excerpt.ts'
import { isRichText } from '../../../domain/rich-text/rich-text.ts'
import { Button } from '../../../ui/button.tsx'
import { client } from '../../app/client.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { Timestamp } from '../../kit/timestamp.tsx'
import { showFailure } from '../../kit/toasts/show-failure.ts'
import { MarkedText } from '../document/marked-text.tsx'
import type { LedgerPart } from './ledger-field.tsx'
import { useMark } from './use-mark.ts'
import { ledgerWords } from './words.ts'
import styles from './ledger.module.css'

type BehindLineProps = LedgerPart & { isOpen: boolean; onToggle: () => void }

export function BehindLine({ isOpen, onToggle, ...part }: BehindLineProps) {
  const words = useWords(ledgerWords)
  const { locale, nameOf } = useLocale()
  const { newer, name } = part
  const found = useComparison(part, newer[0] ?? '')
  const { isSaving, save } = useMark(part, 'right')
  const languages = new Intl.ListFormat(locale).format(newer.map(nameOf))
  const [before, after] = words.newerSince(languages).split('{time}')
  return (
    <p className={styles.line}>
      <span>
        {found?.changed_at ? (
          <>
            {before}
            <Timestamp date={found.changed_at} part="day" />
            {after}
          </>
        ) : (
          words.newer(languages)
        )}
      </span>
      <Button
        look="quiet"
        aria-expanded={isOpen}
        aria-label={words.changesOf(name)}
        onPress={onToggle}
      >
        {words.changes}
      </Button>
      <Button
        look="quiet"
        isPending={isSaving}
        aria-label={`${words.right} (${name})`}
        onPress={save}
      >
        {words.right}
      </Button>
    </p>
  )
}

export function TextComparison(part: LedgerPart) {
  const words = useWords(ledgerWords)
  const { nameOf } = useLocale()
  const { newer, text, name } = part
  const { field } = fieldAndLanguage(text)
  const [chosen, choose] = useState(newer[0] ?? '')
  const other = newer.includes(chosen) ? chosen : (newer[0] ?? '')
  const found = useComparison(part, other)
  const ref = useRef<HTMLElement>(null)
  const isFound = found != null
  useEffect(() => {
    if (isFound) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [isFound])
  const textOf = isRichText(field) ? plainText : String
  return (
    <section
      ref={ref}
      className={styles.comparison}
      aria-label={words.changesOf(name)}
      // A long text is scrolled by keyboard, too.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      {newer.length > 1 && (
        <fieldset aria-label={words.compared} className={styles.choice}>
          {newer.map((code) => (
            <Button
              key={code}
              look={code === other ? 'secondary' : 'quiet'}
              aria-pressed={code === other}
              onPress={() => choose(code)}
            >
              {nameOf(code)}
            </Button>
          ))}
        </fieldset>
      )}
      {found && found.then !== null && (
        <MarkedText field={field} language={found.with} before={found.then} after={found.now} />
      )}
      {found?.then === null && (
        <>
          <p className={styles.gone}>{words.gone}</p>
          <p className={styles.text} lang={found.with} dir={directionOf(found.with)}>
            {textOf(found.now)}
          </p>
        </>
      )}
    </section>
  )
}

/** The comparison is null until it has arrived. */
function useComparison(
  { ledger: { path }, text, language }: LedgerPart,
  other: LanguageCode,
): LedgerComparison | null {
  const [found, setFound] = useState<LedgerComparison | null>(null)
  useEffect(() => {
    let isWanted = true
    void client(ledgerApi)
      .compare(path, fieldAndLanguage(text).field, language, other)
      .then((answer) => {
        if (!isWanted) return
        if (answer.ok) setFound(answer.value)
        else showFailure(answer)
      })
    return () => {
      isWanted = false
    }
  }, [path, text, language, other])
  return found
}
