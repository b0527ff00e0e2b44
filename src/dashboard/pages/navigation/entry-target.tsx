import { articleSections } from '../../../domain/article.ts'
import { messages } from '../../../domain/messages.ts'
import { type LinkTarget, navigationLimits } from '../../../domain/navigation.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { usePageNames } from '../../app/shell/use-page-names.ts'
import { ArticleField } from './article-field.tsx'
import { useEntryNames } from './use-entry-names.ts'
import { navigationWords } from './words.ts'

const targets: LinkTarget[] = [
  { kind: 'home' },
  ...articleSections.map((section) => ({ kind: 'section' as const, section })),
  { kind: 'article', section: 'posts', id: 0 },
  { kind: 'contact' },
  { kind: 'search' },
  { kind: 'external', address: '' },
]

/** As it would be saved. */
export function isComplete(target: LinkTarget): boolean {
  if (target.kind === 'article') return target.id > 0
  return target.kind !== 'external' || leadsSomewhere(target.address.trim())
}

type EntryTargetProps = {
  target: LinkTarget
  onChange: (target: LinkTarget) => void
  isWrong: boolean
}

export function EntryTarget({ target, onChange, isWrong }: EntryTargetProps) {
  const words = useWords(navigationWords)
  const { translate } = useLocale()
  const { targetName } = useEntryNames({})
  const error = isWrong ? translate(messages.leadsNowhere) : undefined
  const names = { article: words.article, external: words.external }
  const options = targets.map((one) => ({
    id: idOf(one),
    name: one.kind === 'article' || one.kind === 'external' ? names[one.kind] : targetName(one),
  }))
  return (
    <>
      <SelectField
        label={words.target}
        options={options}
        value={idOf(target)}
        onChange={(id) => onChange(targets.find((one) => idOf(one) === id) ?? target)}
      />
      {target.kind === 'article' && <ArticleTarget {...{ target, onChange, error }} />}
      {target.kind === 'external' && (
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

type ArticleTargetProps = {
  target: LinkTarget & { kind: 'article' }
  onChange: (target: LinkTarget) => void
  error: string | undefined
}

function ArticleTarget({ target, onChange, error }: ArticleTargetProps) {
  const words = useWords(navigationWords)
  const pages = usePageNames()
  return (
    <>
      <SelectField
        label={words.articleOf}
        options={articleSections.map((id) => ({ id, name: pages[id] }))}
        value={target.section}
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

function idOf(target: LinkTarget): string {
  return target.kind === 'section' ? target.section : target.kind
}

function leadsSomewhere(address: string): boolean {
  return /^(https?|mailto|tel):/i.test(address) && URL.canParse(address)
}
