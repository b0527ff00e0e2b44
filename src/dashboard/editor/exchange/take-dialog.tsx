import { useState } from 'react'
import { translationApi } from '../../../api/client/translation-api.ts'
import { FileTrigger } from 'react-aria-components'
import { useRevalidator } from 'react-router'
import type { TakenText, TakenTranslations } from '../../../contract/translations.ts'
import { takenOutcomes } from '../../../domain/exchange/exchange-limits.ts'
import { articleSections } from '../../../domain/articles/article.ts'
import { messages } from '../../../domain/messages.ts'
import { Button } from '../../../ui/button.tsx'
import { client } from '../../app/client.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { shellWords } from '../../app/shell/words.ts'
import { showToast } from '../../app/toast-queue.ts'
import { documentWords } from '../document/words.ts'
import { FormDialog } from '../../kit/dialogs/form-dialog.tsx'
import { useSubmission } from '../../kit/forms/use-submission.ts'
import styles from './exchange.module.css'
import { exchangeWords } from './exchange-words.ts'

/** More rows than these are counted. */
const mostRows = 200

export function TakeDialog({ onClose }: { onClose: () => void }) {
  const words = useWords(exchangeWords)
  const { translate } = useLocale()
  const { revalidate } = useRevalidator()
  const [file, setFile] = useState<File | null>(null)
  const [report, setReport] = useState<TakenTranslations | null>(null)
  const { failure, wrong, isSaving, refuse, send } = useSubmission({ hasToast: false })
  const good = report?.texts.filter(({ outcome }) => isGood(outcome)).length ?? 0

  function choose(chosen: File | undefined) {
    if (!chosen) return
    refuse({})
    setReport(null)
    setFile(chosen)
  }

  async function submit() {
    if (!file) return refuse({ file: messages.fieldRequired })
    if (!report)
      return setReport(await send(() => client(translationApi).take({ file, dry_run: true })))
    if (good === 0) return onClose()
    const taken = await send(() => client(translationApi).take({ file, dry_run: false }))
    if (!taken) return
    void revalidate()
    if (taken.saved < good) return setReport(taken)
    showToast('success', messages.accomplished)
    onClose()
  }

  const [refusal] = Object.values(wrong)
  const sentence = failure?.message ?? refusal
  return (
    <FormDialog
      title={words.taking.title}
      submit={report ? words.taking.save : words.taking.check}
      pending={report ? undefined : words.taking.checking}
      isWide
      isDirty={false}
      isSaving={isSaving}
      failure={sentence === undefined ? null : translate(sentence)}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <div className={styles.file}>
        <FileTrigger
          acceptedFileTypes={['.xlf', '.xliff', 'application/xliff+xml']}
          onSelect={(files) => choose(files?.[0])}
        >
          <Button>{words.taking.choose}</Button>
        </FileTrigger>
        <bdi className={file ? undefined : styles.note}>{file?.name ?? words.taking.none}</bdi>
      </div>
      <output className={styles.summary}>{report && <Summary texts={report.texts} />}</output>
      {report && <Report texts={report.texts} />}
      {report && <Outlook texts={report.texts} />}
    </FormDialog>
  )
}

/** Texts of articles become drafts, and all others go live. */
function Outlook({ texts }: { texts: TakenText[] }) {
  const { taking } = useWords(exchangeWords)
  const good = texts.filter(({ outcome }) => isGood(outcome))
  const isOfArticle = ({ document }: TakenText) =>
    articleSections.some((section) => document.startsWith(`${section}/`))
  return (
    <p className={styles.note}>
      {good.length === 0 && taking.nothing}
      {good.some(isOfArticle) && taking.drafts} {!good.every(isOfArticle) && taking.live}
    </p>
  )
}

function isGood(outcome: TakenText['outcome']): boolean {
  return outcome === 'new' || outcome === 'changed'
}

function Summary({ texts }: { texts: TakenText[] }) {
  const words = useWords(exchangeWords)
  const counts = takenOutcomes
    .map((outcome) => ({ outcome, count: texts.filter((one) => one.outcome === outcome).length }))
    .filter(({ count }) => count > 0)
  return counts.map(({ outcome, count }) => `${words.outcomes[outcome]}: ${count}`).join(' · ')
}

function Report({ texts }: { texts: TakenText[] }) {
  const words = useWords(exchangeWords)
  const { translate } = useLocale()
  const nameOf = useFieldName()
  const nameOfSection = useSectionName()
  const rest = texts.length - mostRows
  return (
    <div className={styles.report}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.taking.text}</th>
            <th scope="col">{words.taking.result}</th>
          </tr>
        </thead>
        <tbody>
          {texts
            .toSorted((one, other) => rankOf(one) - rankOf(other))
            .slice(0, mostRows)
            .map(({ document, title, field, outcome, sentence }) => (
              <tr key={`${document} ${field}`}>
                <th scope="row">
                  <bdi>{title || nameOfSection(document) || words.taking.untitled}</bdi>
                  <span className={styles.field}>{nameOf(field)}</span>
                </th>
                <td data-outcome={outcome}>
                  {words.outcomes[outcome]}
                  {sentence && <span className={styles.sentence}>{translate(sentence)}</span>}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
      {rest > 0 && <p className={styles.note}>{words.rest(rest)}</p>}
    </div>
  )
}

/** A text that was refused comes first. */
function rankOf({ outcome }: TakenText): number {
  return -takenOutcomes.indexOf(outcome)
}

function useFieldName(): (field: string) => string {
  const names: Record<string, string> = useWords(documentWords).fields
  return (field) => {
    const [name = ''] = field.split(':', 1)
    return Object.hasOwn(names, name) ? (names[name] ?? field) : field
  }
}

function useSectionName(): (document: string) => string | undefined {
  const names: Partial<Record<string, string>> = useWords(shellWords).pages
  return (document) => {
    const [kind, name = ''] = document.split('/')
    return kind === 'sections' ? names[name] : undefined
  }
}
