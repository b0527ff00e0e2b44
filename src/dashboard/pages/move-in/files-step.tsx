import { IconFileUpload, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { DropZone, type DropZoneProps, FileTrigger } from 'react-aria-components'
import type { ImportFileResponse, ImportResponse } from '../../../contract/imports.ts'
import { isTableName } from '../../../domain/moving/import-run.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { FormAlert } from '../../kit/fields/form-alert.tsx'
import kit from '../../kit/kit.module.css'
import { showFailure } from '../../kit/toasts/show-failure.ts'
import { useSize } from '../../kit/use-size.ts'
import styles from './move-in.module.css'
import { TablePreview } from './table-preview.tsx'
import type { SendingFiles, Upload } from './use-sending.ts'
import { moveInWords } from './words.ts'

type FilesStepProps = {
  run: ImportResponse | undefined
  sending: SendingFiles
  isActing: boolean
  onTry: () => void
  onStart: () => void
}

export function FilesStep({ run, sending, isActing, onTry, onStart }: FilesStepProps) {
  const { files: words, goOn } = useWords(moveInWords)
  const { translate } = useLocale()
  const files = run?.files ?? []
  const isComplete = files.every(({ missing }) => missing.length === 0) && !sending.isSending
  const hasMain = files.some(({ role }) => role === 'main')
  return (
    <>
      <Help isOpen={files.length === 0} summary={words.help} steps={words.helpSteps}>
        <code dir="ltr" className={kit.code}>
          wp-content/uploads
        </code>
      </Help>
      <Help isOpen={false} summary={words.helpMarkdown} steps={words.helpMarkdownSteps} />
      <Help isOpen={false} summary={words.helpGhost} steps={words.helpGhostSteps}>
        <code dir="ltr" className={kit.code}>
          content/images
        </code>
      </Help>
      <Help isOpen={false} summary={words.helpTable} steps={words.helpTableSteps} />
      <FileDrop onFiles={(chosen) => void sending.add(chosen)} />
      {sending.refusals.map(({ name, reason }) => (
        <FormAlert key={name} title={translate(reason)}>
          <p>
            <bdi>{name}</bdi>
          </p>
        </FormAlert>
      ))}
      {run && files.length > 0 && (
        <ul className={styles.files} aria-label={words.list}>
          {files.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              run={run}
              upload={sending.uploads[file.id]}
              onRemove={() =>
                void sending
                  .remove(run.id, file.id)
                  .then((answer) => !answer.ok && showFailure(answer))
              }
            />
          ))}
        </ul>
      )}
      {sending.isSending && <p className={styles.hint}>{words.stays}</p>}
      {files.length > 0 && !hasMain && <p className={styles.hint}>{words.lacksMain}</p>}
      {hasMain && (
        <Button
          look="primary"
          isDisabled={!isComplete}
          isPending={isActing}
          onPress={run?.can_be_taken_back ? onStart : onTry}
        >
          {run?.can_be_taken_back ? goOn : words.read}
        </Button>
      )}
    </>
  )
}

type HelpProps = { isOpen: boolean; summary: string; steps: string[]; children?: ReactNode }

function Help({ isOpen, summary, steps, children }: HelpProps) {
  return (
    <details className={styles.help} open={isOpen}>
      <summary>{summary}</summary>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {children}
    </details>
  )
}

type DropEvent = Parameters<NonNullable<DropZoneProps['onDrop']>>[0]

function FileDrop({ onFiles }: { onFiles: (files: File[]) => void }) {
  const { files: words } = useWords(moveInWords)

  async function take({ items }: DropEvent) {
    const files = items.flatMap((item) => (item.kind === 'file' ? [item.getFile()] : []))
    onFiles(await Promise.all(files))
  }

  return (
    <DropZone
      aria-label={words.dropOn}
      className={styles.drop ?? ''}
      getDropOperation={() => 'copy'}
      onDrop={(event) => void take(event)}
    >
      <IconFileUpload size={40} stroke={1.25} aria-hidden="true" />
      <FileTrigger
        allowsMultiple
        acceptedFileTypes={['.xml', '.json', '.zip', '.tsv', '.csv', '.txt']}
        onSelect={(chosen) => chosen && chosen.length > 0 && onFiles([...chosen])}
      >
        <Button>{words.choose}</Button>
      </FileTrigger>
      <p>{words.kinds}</p>
      <p>{words.limits}</p>
    </DropZone>
  )
}

type FileRowProps = {
  run: ImportResponse
  file: ImportFileResponse
  upload: Upload | undefined
  onRemove: () => void
}

function FileRow({ run, file, upload, onRemove }: FileRowProps) {
  const { name, bytes, role, missing } = file
  const { files: words } = useWords(moveInWords)
  const size = useSize()
  return (
    <li>
      <div className={styles.file}>
        <p>
          <bdi dir="ltr">{name}</bdi>
        </p>
        <p className={styles.hint}>
          {words.roles[role]} · {size(bytes)}
          {missing.length === 0 && ` · ${words.sent}`}
        </p>
        {role === 'main' && missing.length === 0 && isTableName(name) && (
          <TablePreview run={run} file={file} />
        )}
        <FileState name={name} isUnfinished={missing.length > 0} upload={upload} />
      </div>
      <IconButton isDangerous label={words.remove(name)} onPress={onRemove}>
        <IconTrash size={18} stroke={1.75} aria-hidden="true" />
      </IconButton>
    </li>
  )
}

type FileStateProps = { name: string; isUnfinished: boolean; upload: Upload | undefined }

function FileState({ name, isUnfinished, upload }: FileStateProps) {
  const { files: words } = useWords(moveInWords)
  const { translate } = useLocale()
  if (upload?.failure !== undefined) return <FormAlert title={translate(upload.failure)} />
  if (!upload) return isUnfinished && <p className={styles.hint}>{words.unfinished}</p>
  const { share, isWaiting } = upload
  return (
    <>
      <ProgressBar
        label={words.sending(name)}
        share={share}
        said={words.percent(Math.floor(share * 100))}
      />
      <output className={isWaiting ? styles.hint : 'sr'}>
        {isWaiting ? words.waiting : words.percent(Math.floor(share * 10) * 10)}
      </output>
    </>
  )
}
