import { IconDownload, IconTrash, IconUpload, IconX } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { FileTrigger } from 'react-aria-components'
import { filesApi } from '../../../api/client/files-api.ts'
import type { LibraryFileResponse } from '../../../contract/files.ts'
import { fileLimits } from '../../../domain/files/library-file.ts'
import { directionOf, type Language } from '../../../domain/languages/language.ts'
import { messages } from '../../../domain/messages.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { client } from '../../app/client.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { commonWords } from '../../app/locale/words.ts'
import { useLanguagesChosenFirst } from '../../app/shell/use-shell-data.ts'
import { showToast } from '../../app/toast-queue.ts'
import { FormDialog } from '../../kit/dialogs/form-dialog.tsx'
import { type Submission, useSubmission } from '../../kit/forms/use-submission.ts'
import { kitWords } from '../../kit/words.ts'
import { conflictWords } from '../document/conflict-words.ts'
import { useIsOwn } from '../document/own-conflicts.ts'
import { FileFacts } from './file-facts.tsx'
import { rememberFile } from './known-files.ts'
import {
  draftOf,
  type Dropped,
  fileForm,
  isDirtyDraft,
  nameOfFile,
  versionIn,
  type VersionDraft,
  withFile,
  wrongVersions,
} from './file-values.ts'
import styles from './files.module.css'
import { libraryFileWords } from './words.ts'

type FileDialogProps = {
  file: LibraryFileResponse | null
  dropped?: Dropped | undefined
  onSaved: (file: LibraryFileResponse) => void
  onClose: () => void
  children?: ReactNode
}

export function FileDialog({ file, dropped, onSaved, onClose, children }: FileDialogProps) {
  const words = useWords(libraryFileWords)
  const common = useWords(commonWords)
  const { editNamed } = useWords(kitWords)
  const { language } = useLocale()
  const languages = useLanguagesChosenFirst()
  const form = useFileForm(file, dropped, onSaved)
  const { saved, wrong, failure } = form
  const refusal = useRefusal(form)
  return (
    <FormDialog
      title={saved ? editNamed(nameOfFile(saved, language).title) : words.upload}
      submit={saved ? common.actions.save : words.upload}
      isWide
      isDirty={form.isDirty}
      isSaving={form.isSaving}
      failure={refusal}
      wrong={wrong}
      onSubmit={form.submit}
      onClose={onClose}
    >
      {failure?.message === messages.conflict && (
        <div>
          <Button onPress={form.reload}>{words.reload}</Button>
        </div>
      )}
      <p className={styles.hint}>{words.kinds}</p>
      <div className={styles.languages}>
        {languages.map((one) => (
          <VersionFields
            key={one.code}
            language={one}
            saved={saved?.versions[one.code]}
            version={versionIn(form.draft, one.code)}
            wrong={wrong}
            onChange={(version) => form.change(one.code, version)}
            onFile={(chosen) => form.choose({ language: one.code, file: chosen })}
          />
        ))}
      </div>
      {form.sent !== null && (
        <ProgressBar
          label={saved ? words.newVersion : words.upload}
          share={form.sent}
          said={form.sent < 1 ? words.sending(Math.floor(form.sent * 100)) : words.checking}
        />
      )}
      {children}
    </FormDialog>
  )
}

function useRefusal({ failure, wrong }: Pick<Submission, 'failure' | 'wrong'>): string | null {
  const { translate } = useLocale()
  const { own } = useWords(conflictWords)
  const isOwn = useIsOwn()
  const { conflicts = [] } = failure ?? {}
  if (conflicts.length > 0 && conflicts.every(isOwn)) return own.since
  const refusal = failure?.message ?? wrong.remove
  return refusal === undefined ? null : translate(refusal)
}

function useFileForm(
  file: LibraryFileResponse | null,
  dropped: Dropped | undefined,
  onSaved: FileDialogProps['onSaved'],
) {
  const languages = useLanguagesChosenFirst().map(({ code }) => code)
  const [saved, setSaved] = useState(file)
  const [draft, setDraft] = useState(() =>
    dropped ? withFile(draftOf(file), dropped) : draftOf(file),
  )
  const [sent, setSent] = useState<number | null>(null)
  const { wrong, failure, isSaving, refuse, send } = useSubmission({ hasToast: false })

  async function submit() {
    const found = wrongVersions(draft, saved, languages)
    refuse(found)
    if (Object.keys(found).length > 0) return
    const { remove, ...form } = fileForm(draft, saved)
    const change = { ...form, remove, ...(saved && { base_revision: saved.revision }) }
    const answer = await send<{ file: LibraryFileResponse }>(() =>
      saved
        ? client(filesApi).change(saved.id, change, { onProgress: setSent })
        : client(filesApi).add(form, { onProgress: setSent }),
    )
    setSent(null)
    if (!answer) return
    showToast('success', messages.accomplished)
    rememberFile(answer.file)
    onSaved(answer.file)
  }

  async function reload() {
    if (!saved) return
    const answer = await send(() => client(filesApi).get(saved.id))
    if (!answer) return
    setSaved(answer.file)
    setDraft(draftOf(answer.file))
    refuse({})
  }

  return {
    saved,
    draft,
    sent,
    wrong,
    failure,
    isSaving,
    isDirty: isDirtyDraft(draft, saved),
    submit: () => void submit(),
    reload: () => void reload(),
    change: (code: string, version: VersionDraft) =>
      setDraft((before) => ({ ...before, [code]: version })),
    choose(chosen: Dropped) {
      refuse({})
      setDraft((before) => withFile(before, chosen))
    },
  }
}

type VersionFieldsProps = {
  language: Language
  saved: LibraryFileResponse['versions'][string] | undefined
  version: VersionDraft
  wrong: Record<string, string>
  onChange: (version: VersionDraft) => void
  onFile: (file: File) => void
}

const accepted = ['.pdf', '.docx', '.xlsx', '.zip']

function VersionFields(props: VersionFieldsProps) {
  const { language, saved, version, wrong, onChange, onFile } = props
  const { code, name } = language
  const words = useWords(libraryFileWords)
  const common = useWords(commonWords)
  const { nameOf, translate } = useLocale()
  const [titleProblem, fileProblem] = [wrong[`title.${code}`], wrong[`file.${code}`]]
  if (version.isRemoved) {
    return (
      <section className={styles.version} aria-label={name}>
        <h3>
          <bdi lang={code}>{name}</bdi>
        </h3>
        <p className={styles.hint}>{words.removed}</p>
        <div className={styles.tools}>
          <Button onPress={() => onChange({ ...version, isRemoved: false })}>
            {common.actions.undo}
          </Button>
        </div>
      </section>
    )
  }
  return (
    <section className={styles.version} aria-label={name}>
      <h3>
        <bdi lang={code}>{name}</bdi>
      </h3>
      {saved ? (
        <p className={styles.facts}>
          <FileFacts version={saved} />{' '}
          <a href={saved.address} aria-label={words.download(saved.title)}>
            <IconDownload size={18} aria-hidden="true" />
          </a>
        </p>
      ) : (
        <p className={styles.hint}>{words.noVersion(nameOf(code))}</p>
      )}
      <TextField
        label={words.fileTitle}
        lang={code}
        dir={directionOf(code)}
        maxLength={fileLimits.title}
        value={version.title}
        onChange={(title) => onChange({ ...version, title })}
        error={titleProblem && translate(titleProblem)}
      />
      {version.file && (
        <p className={styles.chosen}>
          <span>{words.newFile(version.file.name)}</span>
          <IconButton
            label={words.withdraw(version.file.name)}
            onPress={() => onChange({ ...version, file: null })}
          >
            <IconX size={18} aria-hidden="true" />
          </IconButton>
        </p>
      )}
      {fileProblem && (
        <p className={styles.problem} role="alert">
          {translate(fileProblem)}
        </p>
      )}
      <div className={styles.tools}>
        <FileTrigger
          acceptedFileTypes={accepted}
          onSelect={(files) => files?.[0] && onFile(files[0])}
        >
          <Button
            icon={<IconUpload size={18} aria-hidden="true" />}
            aria-label={`${saved ? words.newVersion : words.chooseFile}: ${name}`}
          >
            {saved ? words.newVersion : words.chooseFile}
          </Button>
        </FileTrigger>
        {saved && (
          <IconButton
            isDangerous
            label={words.remove(nameOf(code))}
            onPress={() => onChange({ ...version, isRemoved: true })}
          >
            <IconTrash size={18} stroke={1.75} aria-hidden="true" />
          </IconButton>
        )}
      </div>
    </section>
  )
}
