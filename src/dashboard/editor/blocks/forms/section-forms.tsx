import { articleSections } from '../../../../domain/articles/article.ts'
import { articleCounts, type homeBlocks } from '../../../../domain/pages/block.ts'
import { SelectField } from '../../../../ui/select-field.tsx'
import { useWords } from '../../../app/locale/locale.tsx'
import { usePageNames } from '../../../app/shell/use-page-names.ts'
import { SettingChoice } from '../../../kit/fields/choices.tsx'
import { BlockBody } from '../form-parts.tsx'
import type { BlockFormProps } from '../blocks-form.ts'
import { blockWords } from '../words.ts'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { type PageName, pathOf } from '../../../app/shell/menu.ts'
import styles from '../../parts/part-forms.module.css'

const counts = Object.fromEntries(articleCounts.map((count) => [`${count}`, `${count}`]))

export function ArticlesForm({ id, block, onChange, fieldOf }: BlockFormProps<'articles'>) {
  const words = useWords(blockWords)
  const pages = usePageNames()
  return (
    <BlockBody
      {...{ id, fieldOf }}
      kind={block.kind}
      shared={
        <>
          <SelectField
            label={words.section}
            options={articleSections.map((section) => ({ id: section, name: pages[section] }))}
            value={block.section}
            onChange={(section) => onChange({ ...block, section })}
          />
          <SettingChoice
            label={words.count}
            names={counts}
            chosen={String(block.count)}
            onChoose={(chosen) => {
              const count = articleCounts.find((one) => String(one) === chosen)
              if (count) onChange({ ...block, count })
            }}
          />
        </>
      }
    />
  )
}

type OwnBlock = (typeof homeBlocks)[number]

const editors: Record<OwnBlock, PageName> = {
  partners: 'partners',
  contact: 'contactUs',
  about: 'aboutUs',
  posts: 'posts',
  business: 'business',
  products: 'products',
}

export function OwnEditor({ block }: { block: { kind: OwnBlock } }) {
  const words = useWords(blockWords)
  const names = usePageNames()
  const page = editors[block.kind]
  return (
    <div className={styles.own}>
      <p>{words.own[block.kind]}</p>
      <LinkButton to={pathOf(page)}>{words.edit(names[page])}</LinkButton>
    </div>
  )
}
