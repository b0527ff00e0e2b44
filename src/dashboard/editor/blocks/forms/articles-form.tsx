import { articleSections } from '../../../../domain/articles/article.ts'
import { articleCounts } from '../../../../domain/pages/block.ts'
import { SelectField } from '../../../../ui/select-field.tsx'
import { useWords } from '../../../app/locale/locale.tsx'
import { usePageNames } from '../../../app/shell/use-page-names.ts'
import { BlockBody } from '../block-body.tsx'
import type { BlockFormProps } from '../blocks-form.ts'
import { SettingChoice } from '../setting-choice.tsx'
import { blockWords } from '../words.ts'

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
