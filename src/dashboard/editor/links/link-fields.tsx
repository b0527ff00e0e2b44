import { IconFileDownload } from '@tabler/icons-react'
import { Group } from 'react-aria-components'
import { type ArticleSection, articleSections } from '../../../domain/articles/article.ts'
import { messages } from '../../../domain/messages.ts'
import { type LinkTarget, navigationLimits } from '../../../domain/navigation/navigation.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { usePageNames } from '../../app/shell/use-page-names.ts'
import styles from '../files/files.module.css'
import { nameOfFile } from '../files/file-values.ts'
import { useKnownFile } from '../files/known-files.ts'
import { useFileChooser } from '../files/use-file-chooser.tsx'
import { libraryFileWords } from '../files/words.ts'
import { ArticleField } from './article-field.tsx'
import { linkTargets, targetId, targetProblem } from './link-targets.ts'
import { useTargets } from './use-targets.ts'
import { useTopicName } from '../topics/topic-name.ts'
import { linkWords } from './words.ts'

type LinkFieldsProps = {
  target: LinkTarget | null
  onChange: (target: LinkTarget | null) => void
  none?: string
  isWrong: boolean
}

const noTarget = 'none'
type Written = 'article' | 'topic' | 'file' | 'external'

export function LinkFields({ target, onChange, none, isWrong }: LinkFieldsProps) {
  const words = useWords(linkWords)
  const { translate } = useLocale()
  const { pageIds, formIds, targetName } = useTargets()
  const targets = linkTargets({
    pageIds: withOwn('page', pageIds),
    formIds: withOwn('form', formIds),
  })
  const options = targets.map((one) => ({
    id: targetId(one),
    name: nameOf(one),
  }))

  function nameOf(one: LinkTarget): string {
    if (isWritten(one)) return words[one.kind]
    return one.kind === 'form' ? words.form(targetName(one)) : targetName(one)
  }

  /** A target that is not listed stays chosen. */
  function withOwn(kind: 'page' | 'form', ids: number[]): number[] {
    return target?.kind === kind ? [...new Set([...ids, target.id])] : ids
  }

  const problem = (target && targetProblem(target)) ?? messages.leadsNowhere
  const error = isWrong ? translate(problem) : undefined
  return (
    <>
      <SelectField
        label={words.target}
        options={none === undefined ? options : [{ id: noTarget, name: none }, ...options]}
        value={target ? targetId(target) : noTarget}
        error={target && isWritten(target) ? undefined : error}
        onChange={(id) => onChange(targets.find((one) => targetId(one) === id) ?? null)}
      />
      {target?.kind === 'article' && <ArticleTarget {...{ target, onChange, error }} />}
      {target?.kind === 'topic' && <TopicTarget {...{ target, onChange, error }} />}
      {target?.kind === 'file' && <FileTarget {...{ target, onChange, error }} />}
      {target?.kind === 'external' && (
        <TextField
          label={words.address}
          dir="ltr"
          placeholder="https://"
          maxLength={navigationLimits.address}
          value={target.address}
          onChange={(address) => onChange({ kind: 'external', address })}
          error={error}
        />
      )}
    </>
  )
}

function isWritten(target: LinkTarget): target is LinkTarget & { kind: Written } {
  return ['article', 'topic', 'file', 'external'].includes(target.kind)
}

type PartTargetProps<Kind extends 'article' | 'topic' | 'file'> = {
  target: LinkTarget & { kind: Kind }
  onChange: (target: LinkTarget) => void
  error: string | undefined
}

function ArticleTarget({ target, onChange, error }: PartTargetProps<'article'>) {
  return (
    <>
      <SectionField
        section={target.section}
        onChange={(section) => onChange({ kind: 'article', section, id: 0 })}
      />
      <ArticleField
        key={target.section}
        section={target.section}
        id={target.id}
        onChoose={(id) => onChange({ ...target, id })}
        error={error}
      />
    </>
  )
}

function TopicTarget({ target, onChange, error }: PartTargetProps<'topic'>) {
  const words = useWords(linkWords)
  const { topics } = useTargets()
  const nameOf = useTopicName()
  const options = topics.map((topic) => ({ id: String(topic.id), name: nameOf(topic) }))
  return (
    <>
      <SectionField
        section={target.section}
        onChange={(section) => onChange({ ...target, section })}
      />
      <SelectField
        label={words.topic}
        options={[{ id: '0', name: words.noTopic }, ...options]}
        value={String(target.id)}
        onChange={(id) => onChange({ ...target, id: Number(id) })}
        error={error}
      />
    </>
  )
}

function FileTarget({ target, onChange, error }: PartTargetProps<'file'>) {
  const words = useWords(linkWords)
  const { chooseFile, gone } = useWords(libraryFileWords)
  const { language } = useLocale()
  const file = useKnownFile(target.id)
  const name = file && nameOfFile(file, language)
  const { open, chooser } = useFileChooser({
    onChoose: ([chosen]) => chosen && onChange({ ...target, id: chosen.id }),
  })
  return (
    <Group aria-label={words.file} className={styles.fileTarget}>
      {name && <bdi lang={name.language}>{name.title}</bdi>}
      <Button icon={<IconFileDownload size={18} aria-hidden="true" />} onPress={open}>
        {chooseFile}
      </Button>
      {file === null && <p className={styles.problem}>{gone}</p>}
      {error !== undefined && <p className={styles.problem}>{error}</p>}
      {chooser}
    </Group>
  )
}

type SectionFieldProps = { section: ArticleSection; onChange: (section: ArticleSection) => void }

function SectionField({ section, onChange }: SectionFieldProps) {
  const words = useWords(linkWords)
  const sections = usePageNames()
  return (
    <SelectField
      label={words.inSection}
      options={articleSections.map((id) => ({ id, name: sections[id] }))}
      value={section}
      onChange={onChange}
    />
  )
}
